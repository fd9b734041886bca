import { define } from '../../internal/define.ts';
import '../pix-gallery/pix-gallery.define.ts';
import { PixAlbum } from './pix-album.ts';

define('pix-album', PixAlbum);
