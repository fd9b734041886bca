import type { PixGlobal } from '../../src/embed/pix-global.ts';

/** Calls back as soon as the embed script is there, whether it came before or comes after. */
export function withPix(call: (pix: PixGlobal) => void): void {
  // @ts-expect-error Until the script is there, its name holds the queue alone.
  window.Pix = window.Pix || { q: [] };
  Pix.q.push(call);
}
