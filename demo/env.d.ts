/// <reference types="astro/client" />
import type { PixGlobal } from '../src/global.ts';

declare global {
  /** The global that the embed script defines. */
  const Pix: PixGlobal;
}
