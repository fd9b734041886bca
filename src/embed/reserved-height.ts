import type { GalleryOptions } from './gallery-options.ts';

/** Default space between tiles in pixels. */
const GAP = 6;

/** Least heights in pixels of what shows further pictures, with the space above it. */
export const PAGERS: Record<string, number> = { more: 92, scroll: 92, pages: 64 };

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));
const rowHeightOf = (width: number) => between(96, 0.28 * width, 240);

/** Rows and columns of equal cells that take as much space as a list, and the height of a cell as a fraction of its width. */
export function reservedCells(
  { layout = 'grid', limit = 0 }: Partial<GalleryOptions>,
  width: number,
): { rows: number; columns: number; ratio: number } {
  const columns =
    layout === 'rows'
      ? Math.round((0.75 * width) / rowHeightOf(width))
      : Math.floor((width + GAP) / (between(96, 0.3 * width, 220) + GAP));
  // Rows are estimated with pictures of 4:3, columns without a ragged end.
  const rows = layout === 'columns' ? limit / columns : Math.ceil(limit / columns);
  return { rows, columns, ratio: layout === 'grid' ? 1 : 0.75 };
}

/**
 * The height in pixels that a gallery without controls needs before its pictures are known, by the default sizes of tiles and
 * rows; infinite if their number is unknown.
 */
export function reservedHeight(options: Partial<GalleryOptions>, width: number): number {
  if (options.layout === 'carousel') return rowHeightOf(width) + GAP;
  const { rows, columns, ratio } = reservedCells(options, width);
  const cell = (ratio * (width - GAP * (columns - 1))) / columns;
  return rows * (cell + GAP) - GAP + (PAGERS[options.paging ?? ''] ?? 0);
}
