import { firstWhere } from './first-where.ts';
import { isLength, NO_ITEMS, type ItemRange } from './layout-model.ts';

/** Pages below each other, laid out or with a height that is guessed. */
export interface Blocks {
  /** Where each block begins, and at the end where the next would. What was stacked before keeps its place, to the bit. */
  tops: Float64Array;
  height: number;
}

/**
 * Stacks blocks with a gap between them; one of height 0 takes no gap. `undefined` when a height or the gap is none.
 *
 * @param heights In pixels, 0 included.
 */
export function stackBlocks(heights: ArrayLike<number>, gap: number): Blocks | undefined {
  if (!isLength(gap, 0)) return undefined;
  const tops = new Float64Array(heights.length + 1);
  let y = 0;
  for (let i = 0; i < heights.length; i++) {
    const height = heights[i] ?? NaN;
    if (!isLength(height, 0)) return undefined;
    if (height > 0) y += height + gap;
    tops[i + 1] = y;
  }
  return { tops, height: Math.max(0, y - gap) };
}

/** Blocks that lie between two y, the gap below each included. */
export function blocksBetween({ tops }: Blocks, top: number, bottom: number): ItemRange {
  if (!(top < bottom)) return NO_ITEMS;
  const count = tops.length - 1;
  const first = firstWhere(count, (i) => (tops[i + 1] ?? 0) > top);
  const last = firstWhere(count, (i) => (tops[i] ?? 0) >= bottom) - 1;
  return first <= last ? { first, last } : NO_ITEMS;
}
