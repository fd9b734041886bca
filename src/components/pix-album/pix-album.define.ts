import { define } from '../../internal/define.ts';
import '../pix-gallery/pix-gallery.define.ts';
import { PixAlbum } from './pix-album.ts';

/** @public The class under the element's name: the embed script creates elements by it. */
export default define('pix-album', PixAlbum);
