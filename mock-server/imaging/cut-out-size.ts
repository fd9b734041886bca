import type { Size } from './svg-size.ts';

/** Maximum number of pixels of a cut-out; larger pictures are scaled down. */
// Gap: C4
const MAX_CUT_OUT_PIXELS = 16_000_000;

/** Returns the size of a cut-out: that of the picture, or the largest permitted one with the same aspect ratio. */
export function cutOutSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(MAX_CUT_OUT_PIXELS / (width * height)));
  const scaled = (side: number) => Math.min(MAX_CUT_OUT_PIXELS, Math.max(1, Math.floor(side * scale)));
  return { width: scaled(width), height: scaled(height) };
}
