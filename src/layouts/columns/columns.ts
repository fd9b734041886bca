import { binarySearch } from '../binary-search.ts';
import { BOX, LAYOUT_UNIT, readBox } from '../layout-model.ts';
import type { LayoutStrategy } from '../layout-strategy.ts';
import { estimateColumns } from './estimate-columns.ts';
import { layoutColumnPages } from './layout-column-pages.ts';
import type { ColumnsModel, ColumnsOptions } from './layout-columns.ts';
import { neighbourInColumns } from './neighbour-in-columns.ts';

/** Masonry: each page continues the columns of the preceding one. */
export const columns: LayoutStrategy<{ layout: 'columns' } & ColumnsOptions, ColumnsModel> = {
  axis: 'y',
  sizedBy: 'tile-size',
  usesRatios: true,
  options: ({ width, size, gap }) => ({ layout: 'columns', width, gap, columnSize: size }),
  layout: layoutColumnPages,
  estimate: estimateColumns,
  lengthOf: ({ height }) => height,
  boxAt: readBox,
  itemsBetween({ boxes, count, tallest }, top, bottom) {
    // Boxes are sorted by y but for rounding: each y is that of the shortest column, or less than a unit more.
    const firstBelow = (y: number) => binarySearch(count, (i) => (boxes[i * BOX + 1] ?? 0) >= y);
    return { first: firstBelow(top - tallest - LAYOUT_UNIT), last: firstBelow(bottom + LAYOUT_UNIT) - 1 };
  },
  neighbour: neighbourInColumns,
};
