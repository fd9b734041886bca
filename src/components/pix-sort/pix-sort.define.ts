import { define } from '../../internal/custom-element.ts';
import { PixSort } from './pix-sort.ts';

/** @public The registered class of `<pix-sort>`. */
export default define('pix-sort', PixSort);
export type * from '../events.ts';
