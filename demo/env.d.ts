/// <reference types="astro/client" />
import type { PixGlobal } from '../src/embed/pix-global.ts';

declare module '@pagefind/default-ui' {
  /** Fills the element that its options name with a search field and results. */
  export class PagefindUI {
    constructor(options: object);
  }
}

declare global {
  /** The global that the embed script defines. */
  const Pix: PixGlobal;
}
