/** Registers `<pix-lightbox>` for pictures of the page: `import 'pix-sdk/define/pix-lightbox'`. */
export { default } from '../components/pix-lightbox/pix-lightbox.define.ts';
export type * from '../components/events.ts';
