import { define } from '../../internal/define.ts';
import { PixImage } from './pix-image.ts';

/** @public The registered class of `<pix-image>`. */
export default define('pix-image', PixImage);
export type * from '../events.ts';
