import { define } from '../../internal/define.ts';
import { PixGallery } from './pix-gallery.ts';

define('pix-gallery', PixGallery);
