import { define } from '../../internal/custom-element.ts';
import { PixCount } from './pix-count.ts';

/** @public The registered class of `<pix-count>`. */
export default define('pix-count', PixCount);
export type * from '../events.ts';
