import type { GalleryOptions } from './gallery-options.ts';

/** Height in pixels of what shows further pictures, with the space above it. */
export const PAGER = 102;

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * The height in pixels that a gallery without controls needs before its pictures are known, by the default sizes of tiles and rows; infinite if
 * their number is unknown.
 */
export function reservedHeight(
  { layout = 'grid', limit = 0, paging }: Partial<GalleryOptions>,
  width: number,
): number {
  const isRows = layout === 'rows';
  const rowHeight = between(96, 0.28 * width, 240);
  if (layout === 'carousel') return rowHeight + 6;
  const columns = isRows
    ? Math.round((0.75 * width) / rowHeight)
    : Math.floor((width + 6) / (between(96, 0.3 * width, 220) + 6));
  // Rows are estimated with pictures of 4:3, columns without a ragged end.
  const rows = layout === 'grid' || isRows ? Math.ceil(limit / columns) : limit / columns;
  return ((layout === 'grid' ? 1 : 0.75) * rows * width) / columns + (paging ? PAGER : 0);
}
