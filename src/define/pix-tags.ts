/** Registers `<pix-tags>`: `import 'pix-sdk/define/pix-tags'`. */
import '../base-url-sources.ts';

export { default } from '../components/pix-tags/pix-tags.define.ts';
export type * from '../components/events.ts';
