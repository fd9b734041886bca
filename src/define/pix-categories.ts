/** Registers `<pix-categories>`: `import 'pix-sdk/define/pix-categories'`. */
import '../base-url-sources.ts';

export { default } from '../components/pix-categories/pix-categories.define.ts';
export type * from '../components/events.ts';
