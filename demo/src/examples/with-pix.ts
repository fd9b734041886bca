import type { PixGlobal } from '../../../src/global.ts';

/** Calls a function as soon as the embed script has loaded, or at once if it already has. */
export function withPix(call: (pix: PixGlobal) => void): void {
  // @ts-expect-error Until the script has loaded, `Pix` holds the queue only.
  window.Pix = window.Pix || { q: [] };
  Pix.q.push(call);
}
