/// <reference types="astro/client" />
import type { PixGlobal } from '../src/embed/pix-global.ts';

declare global {
  /** The global that the embed script defines. */
  const Pix: PixGlobal;
}
