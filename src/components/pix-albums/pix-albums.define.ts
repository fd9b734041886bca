import { define } from '../../internal/define.ts';
import { PixAlbums } from './pix-albums.ts';

/** @public The class under the element's name: the embed script creates elements by it. */
export default define('pix-albums', PixAlbums);
