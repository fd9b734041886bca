/** Registers `<pix-album>`: `import 'pix-sdk/define/pix-album'`. */
import './base-url-sources.ts';
import { PixAlbum } from '../components/pix-album/pix-album.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-album>`. */
export default define('pix-album', PixAlbum);
export type * from '../components/events.ts';
