/** Registers `<pix-album>`: `import 'pix-sdk/define/pix-album'`. */
import '../base-url-sources.ts';

export { default } from '../components/pix-album/pix-album.define.ts';
export type * from '../components/events.ts';
