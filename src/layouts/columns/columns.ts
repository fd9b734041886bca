import { binarySearch } from '../binary-search.ts';
import { BOX, readBox } from '../layout-model.ts';
import type { LayoutStrategy } from '../layout-strategy.ts';
import { estimateColumns } from './estimate-columns.ts';
import { layoutColumnPages } from './layout-column-pages.ts';
import { TIE, type ColumnsModel, type ColumnsOptions } from './layout-columns.ts';
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
  itemsBetween({ boxes, count, columnWidth, sorted, tallest }, top, bottom) {
    const y = (i: number) => boxes[i * BOX + 1] ?? 0;
    // Boxes are sorted by y but for ties: each y is that of the shortest column, or less than a tie more.
    const tie = TIE * columnWidth;
    const [least, most] = [top - tallest - tie, bottom + tie];
    let first = binarySearch(sorted, (i) => y(i) >= least);
    let last = binarySearch(sorted, (i) => y(i) >= most) - 1;
    // Those at the end are not.
    while (first >= sorted && first < count && y(first) < least) first++;
    for (let i = sorted; i < count; i++) if (y(i) < most) last = i;
    return { first, last };
  },
  neighbour: neighbourInColumns,
};
