/** Registers `<pix-albums>`: `import 'pix-sdk/define/pix-albums'`. */
import '../base-url-sources.ts';

export { default } from '../components/pix-albums/pix-albums.define.ts';
export type * from '../components/events.ts';
