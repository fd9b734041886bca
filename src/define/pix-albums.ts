/** Registers `<pix-albums>`: `import 'pix-sdk/define/pix-albums'`. */
import './base-url-sources.ts';
import { PixAlbums } from '../components/pix-albums/pix-albums.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-albums>`. */
export default define('pix-albums', PixAlbums);
export type * from '../components/events.ts';
