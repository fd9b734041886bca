import { isLength, LAYOUT_UNIT } from './layout-model.ts';

/** Columns of equal width. */
export interface Columns {
  columns: number;
  columnWidth: number;
}

/**
 * Fits as many equal columns as possible, at least one, and stretches them to fill the width: CSS `repeat(auto-fill,
 * minmax(min(100%, <least>), 1fr))`.
 *
 * @param least Minimum width of a column, in pixels.
 * @returns `undefined` if a length is not finite and positive (a gap may be 0).
 */
export function fitColumns(width: number, least: number, gap: number): Columns | undefined {
  if (!isLength(width) || !isLength(least) || !isLength(gap, 0)) return undefined;
  // Browsers truncate lengths to their layout unit, so percentages just fit.
  const track = Math.max(Math.floor(Math.min(least, width) / LAYOUT_UNIT) * LAYOUT_UNIT, LAYOUT_UNIT);
  const columns = Math.max(1, Math.floor((width + gap) / (track + gap)));
  return { columns, columnWidth: (width - gap * (columns - 1)) / columns };
}
