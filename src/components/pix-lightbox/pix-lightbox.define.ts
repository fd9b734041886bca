import { define } from '../../internal/custom-element.ts';
import { PixLightbox } from './pix-lightbox.ts';

/** @public The registered class of `<pix-lightbox>`. */
export default define('pix-lightbox', PixLightbox);
export type * from '../events.ts';
