import { define } from '../../internal/custom-element.ts';
import { PixCategories } from './pix-categories.ts';

/** @public The registered class of `<pix-categories>`. */
export default define('pix-categories', PixCategories);
export type * from '../events.ts';
