/** Registers `<pix-gallery>`: `import 'pix-sdk/define/pix-gallery'`. */
import '../base-url-sources.ts';

export { default } from '../components/pix-gallery/pix-gallery.define.ts';
export type * from '../components/events.ts';
