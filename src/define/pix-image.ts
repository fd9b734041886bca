/** Registers `<pix-image>`: `import 'pix-sdk/define/pix-image'`. */
import '../base-url-sources.ts';

export { default } from '../components/pix-image/pix-image.define.ts';
export type * from '../components/events.ts';
