/** Registers `<pix-search>`: `import 'pix-sdk/define/pix-search'`. */
export { default } from '../components/pix-search/pix-search.define.ts';
export type * from '../components/events.ts';
