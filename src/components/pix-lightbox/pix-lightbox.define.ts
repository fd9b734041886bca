import { define } from '../../internal/define.ts';
import { PixLightbox } from './pix-lightbox.ts';

/** @public The registered class of `<pix-lightbox>`. */
export default define('pix-lightbox', PixLightbox);
export type * from '../events.ts';
