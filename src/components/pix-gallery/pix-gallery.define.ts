import { define } from '../../internal/define.ts';
import { PixGallery } from './pix-gallery.ts';

/** @public The class under the element's name: the embed script creates elements by it. */
export default define('pix-gallery', PixGallery);
