import { binarySearch } from '../binary-search.ts';
import { BOX, readBox } from '../layout-model.ts';
import type { Direction, LayoutStrategy, PlacedItem } from '../layout-strategy.ts';
import { distanceFrom } from '../neighbours.ts';
import { estimateRows } from './estimate-rows.ts';
import { layoutRowPages } from './layout-row-pages.ts';
import type { RowsModel } from './layout-rows.ts';
import type { RowLengths } from './row-breaks.ts';

/** Strategy of justified rows. */
export const rows: LayoutStrategy<{ layout: 'rows' } & RowLengths, RowsModel> = {
  axis: 'y',
  sizedBy: 'row-height',
  usesRatios: true,
  options: ({ width, size, gap }) => ({ layout: 'rows', width, gap, targetHeight: size }),
  layout: layoutRowPages,
  estimate: estimateRows,
  lengthOf: ({ height }) => height,
  boxAt: readBox,
  itemsBetween({ boxes, starts }, top, bottom) {
    const count = starts.length - 1;
    const y = (row: number) => boxes[(starts[row] ?? 0) * BOX + 1] ?? 0;
    const height = (row: number) => boxes[(starts[row] ?? 0) * BOX + 3] ?? 0;
    const firstRow = binarySearch(count, (row) => y(row) + height(row) > top);
    const endRow = binarySearch(count, (row) => y(row) >= bottom);
    return { first: starts[firstRow] ?? 0, last: (starts[endRow] ?? 0) - 1 };
  },
  neighbour: neighbourInRows,
};

/** The adjacent item of the same row, or the item of the adjacent row that is nearest to the middle of the item. */
function neighbourInRows({ index, boxOf }: PlacedItem, direction: Direction): number | undefined {
  const from = boxOf(index);
  const step = direction === 'left' || direction === 'up' ? -1 : 1;
  let i = index + step;
  let box = boxOf(i);
  if (direction === 'left' || direction === 'right') return from && box?.y === from.y ? i : undefined;
  while (from && box?.y === from.y) box = boxOf((i += step));
  if (!from || !box) return undefined;
  const { y } = box;
  const middle = from.x + from.width / 2;
  let found: number | undefined;
  let least = Infinity;
  for (; box?.y === y; box = boxOf((i += step))) {
    const away = distanceFrom(middle, box.x, box.width);
    if (away < least) [found, least] = [i, away];
  }
  return found;
}
