/** Registers `<pix-search>`: `import 'pix-sdk/define/pix-search'`. */
import { PixSearch } from '../components/pix-search/pix-search.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-search>`. */
export default define('pix-search', PixSearch);
export type * from '../components/events.ts';
