import { define } from '../../internal/custom-element.ts';
import { PixImage } from './pix-image.ts';

/** @public The registered class of `<pix-image>`. */
export default define('pix-image', PixImage);
export type * from '../events.ts';
