import { isLength, LAYOUT_UNIT } from './layout-model.ts';

/** Equal columns. */
export interface Columns {
  columns: number;
  columnWidth: number;
}

/**
 * As many equal columns as fit, at least one, stretched to fill the width: CSS `repeat(auto-fill, minmax(min(100%, <least>),
 * 1fr))`. `undefined` when a length is none.
 *
 * @param least Width of the narrowest column wanted, in pixels.
 */
export function fitColumns(width: number, least: number, gap: number): Columns | undefined {
  if (!isLength(width) || !isLength(least) || !isLength(gap, 0)) return undefined;
  // Browsers cut off what is finer than their unit, so percentages just fit.
  const track = Math.max(Math.floor(Math.min(least, width) / LAYOUT_UNIT) * LAYOUT_UNIT, LAYOUT_UNIT);
  const columns = Math.max(1, Math.floor((width + gap) / (track + gap)));
  return { columns, columnWidth: (width - gap * (columns - 1)) / columns };
}
