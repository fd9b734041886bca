import { define } from '../../internal/custom-element.ts';
import { PixAlbums } from './pix-albums.ts';

/** @public The registered class of `<pix-albums>`. */
export default define('pix-albums', PixAlbums);
export type * from '../events.ts';
