/** Registers `<pix-sort>`: `import 'pix-sdk/define/pix-sort'`. */
export { default } from '../components/pix-sort/pix-sort.define.ts';
export type * from '../components/events.ts';
