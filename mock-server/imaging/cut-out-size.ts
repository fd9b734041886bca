import type { Size } from './svg-size.ts';

/** Pixels that a picture without its background has at most: a larger one is made smaller. */
// Gap: C4
const MAX_CUT_OUT_PIXELS = 16_000_000;

/** The size of a picture without its background: its own, or the largest of the same proportions. */
export function cutOutSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(MAX_CUT_OUT_PIXELS / (width * height)));
  const scaled = (side: number) => Math.min(MAX_CUT_OUT_PIXELS, Math.max(1, Math.floor(side * scale)));
  return { width: scaled(width), height: scaled(height) };
}
