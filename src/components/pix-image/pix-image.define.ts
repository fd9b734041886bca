import { define } from '../../internal/define.ts';
import { PixImage } from './pix-image.ts';

/** @public The class under the element's name: the embed script creates elements by it. */
export default define('pix-image', PixImage);
