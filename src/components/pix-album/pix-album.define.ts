import { define } from '../../internal/custom-element.ts';
import { PixAlbum } from './pix-album.ts';

/** @public The registered class of `<pix-album>`. */
export default define('pix-album', PixAlbum);
export type * from '../events.ts';
