import { define } from '../../internal/define.ts';
import { PixAlbums } from './pix-albums.ts';

define('pix-albums', PixAlbums);
