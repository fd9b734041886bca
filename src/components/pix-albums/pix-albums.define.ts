import { define } from '../../internal/define.ts';
import { PixAlbums } from './pix-albums.ts';

/** @public The registered element class; the embed script creates elements from it. */
export default define('pix-albums', PixAlbums);
