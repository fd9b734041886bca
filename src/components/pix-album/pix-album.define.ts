import { define } from '../../internal/define.ts';
import '../pix-gallery/pix-gallery.define.ts';
import { PixAlbum } from './pix-album.ts';

/** @public The registered element class; the embed script creates elements from it. */
export default define('pix-album', PixAlbum);
