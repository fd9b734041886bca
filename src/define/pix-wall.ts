/** Registers `<pix-wall>`: `import 'pix-sdk/define/pix-wall'`. */
import '../base-url-sources.ts';

export { default } from '../components/pix-wall/pix-wall.define.ts';
export type * from '../components/events.ts';
