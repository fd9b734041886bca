/** Registers `<pix-tags>`: `import 'pix-sdk/define/pix-tags'`. */
import './base-url-sources.ts';
import { PixTags } from '../components/pix-tags/pix-tags.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-tags>`. */
export default define('pix-tags', PixTags);
export type * from '../components/events.ts';
