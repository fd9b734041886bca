import { define } from '../../internal/custom-element.ts';
import { PixTags } from './pix-tags.ts';

/** @public The registered class of `<pix-tags>`. */
export default define('pix-tags', PixTags);
export type * from '../events.ts';
