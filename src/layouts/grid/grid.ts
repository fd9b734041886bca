import { sumOf } from '../../internal/sum-of.ts';
import type { LayoutStrategy } from '../layout-strategy.ts';
import { neighbourInRow } from '../neighbours.ts';
import { NO_CARRY } from '../segment.ts';
import { layoutGrid, type GridModel, type GridOptions } from './layout-grid.ts';

/** Equal tiles. All pages are one page, whose boxes depend on the number of pictures alone. */
export const grid: LayoutStrategy<{ layout: 'grid' } & GridOptions, GridModel> = {
  axis: 'y',
  sizedBy: 'tile-size',
  usesRatios: false,
  options: ({ width, size, gap, ratio }) => ({ layout: 'grid', width, gap, tileSize: size, ratio }),
  layout: (pageRatios) => [{ count: sumOf(pageRatios, ({ count }) => count), carry: NO_CARRY, end: 'open' }],
  estimate:
    (_, options) =>
    ({ count }) =>
      layoutGrid(count, options),
  lengthOf: ({ height }) => height,
  boxAt({ columns, gap, tileWidth: width, tileHeight: height }, index) {
    const column = index % columns;
    const row = (index - column) / columns;
    return { x: column * (width + gap), y: row * (height + gap), width, height };
  },
  itemsBetween({ count, columns, gap, tileHeight }, top, bottom) {
    const pitch = tileHeight + gap;
    const firstRow = Math.max(0, Math.floor((top - tileHeight) / pitch) + 1);
    const endRow = Math.max(0, Math.ceil(bottom / pitch));
    return { first: firstRow * columns, last: Math.min(count, endRow * columns) - 1 };
  },
  neighbour({ index, count, model: { columns } }, direction) {
    const start = index - (index % columns);
    if (direction === 'up') return start > 0 ? index - columns : undefined;
    // A last row that ends before this column: its last tile is the nearest.
    if (direction === 'down')
      return start + columns < count ? Math.min(index + columns, count - 1) : undefined;
    return neighbourInRow(index, direction, [start, Math.min(start + columns, count)]);
  },
};
