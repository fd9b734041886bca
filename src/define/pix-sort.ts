/** Registers `<pix-sort>`: `import 'pix-sdk/define/pix-sort'`. */
import { PixSort } from '../components/pix-sort/pix-sort.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-sort>`. */
export default define('pix-sort', PixSort);
export type * from '../components/events.ts';
