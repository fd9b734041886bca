/** Registers `<pix-count>`: `import 'pix-sdk/define/pix-count'`. */
export { default } from '../components/pix-count/pix-count.define.ts';
export type * from '../components/events.ts';
