/** Registers `<pix-categories>`: `import 'pix-sdk/define/pix-categories'`. */
import './base-url-sources.ts';
import { PixCategories } from '../components/pix-categories/pix-categories.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-categories>`. */
export default define('pix-categories', PixCategories);
export type * from '../components/events.ts';
