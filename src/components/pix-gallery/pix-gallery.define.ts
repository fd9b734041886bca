import { define } from '../../internal/custom-element.ts';
import { PixGallery } from './pix-gallery.ts';

/** @public The registered class of `<pix-gallery>`. */
export default define('pix-gallery', PixGallery);
export type * from '../events.ts';
