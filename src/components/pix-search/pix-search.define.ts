import { define } from '../../internal/custom-element.ts';
import { PixSearch } from './pix-search.ts';

/** @public The registered class of `<pix-search>`. */
export default define('pix-search', PixSearch);
export type * from '../events.ts';
