import { define } from '../../internal/define.ts';
import { PixImage } from './pix-image.ts';

/** @public The registered element class; the embed script creates elements from it. */
export default define('pix-image', PixImage);
