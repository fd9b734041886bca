/** Registers `<pix-count>`: `import 'pix-sdk/define/pix-count'`. */
import { PixCount } from '../components/pix-count/pix-count.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-count>`. */
export default define('pix-count', PixCount);
export type * from '../components/events.ts';
