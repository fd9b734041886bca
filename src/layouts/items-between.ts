import { binarySearch } from './binary-search.ts';
import {
  BOX,
  LAYOUT_UNIT,
  NO_ITEMS,
  type CarouselModel,
  type ColumnsModel,
  type GridModel,
  type ItemRange,
  type LayoutModel,
  type RowsModel,
} from './layout-model.ts';

/**
 * Finds the items whose boxes intersect an interval of the scroll axis: y for grid, rows and columns, x for a carousel.
 * Columns may include some items outside of it, because their items are not sorted into rows. Binary search, O(log count).
 */
export function itemsBetween(model: LayoutModel, start: number, end: number): ItemRange {
  if (!(start < end) || !model.count) return NO_ITEMS;
  const { first, last } = find(model, start, end);
  return first <= last ? { first, last } : NO_ITEMS;
}

function find(model: LayoutModel, start: number, end: number): ItemRange {
  switch (model.layout) {
    case 'grid':
      return inGrid(model, start, end);
    case 'rows':
      return inRows(model, start, end);
    case 'columns':
      return inColumns(model, start, end);
    case 'carousel':
      return inCarousel(model, start, end);
  }
}

function inGrid({ count, columns, gap, tileHeight }: GridModel, top: number, bottom: number): ItemRange {
  const pitch = tileHeight + gap;
  const firstRow = Math.max(0, Math.floor((top - tileHeight) / pitch) + 1);
  const endRow = Math.max(0, Math.ceil(bottom / pitch));
  return { first: firstRow * columns, last: Math.min(count, endRow * columns) - 1 };
}

function inRows({ boxes, starts }: RowsModel, top: number, bottom: number): ItemRange {
  const rows = starts.length - 1;
  const y = (row: number) => boxes[(starts[row] ?? 0) * BOX + 1] ?? 0;
  const height = (row: number) => boxes[(starts[row] ?? 0) * BOX + 3] ?? 0;
  const firstRow = binarySearch(rows, (row) => y(row) + height(row) > top);
  const endRow = binarySearch(rows, (row) => y(row) >= bottom);
  return { first: starts[firstRow] ?? 0, last: (starts[endRow] ?? 0) - 1 };
}

function inColumns({ boxes, count, tallest }: ColumnsModel, top: number, bottom: number): ItemRange {
  // Boxes are sorted by y but for rounding: each y is that of the shortest column, or less than a unit more.
  const firstBelow = (y: number) => binarySearch(count, (i) => (boxes[i * BOX + 1] ?? 0) >= y);
  return { first: firstBelow(top - tallest - LAYOUT_UNIT), last: firstBelow(bottom + LAYOUT_UNIT) - 1 };
}

function inCarousel({ boxes, count }: CarouselModel, left: number, right: number): ItemRange {
  const x = (i: number) => boxes[i * BOX] ?? 0;
  return {
    first: binarySearch(count, (i) => x(i) + (boxes[i * BOX + 2] ?? 0) > left),
    last: binarySearch(count, (i) => x(i) >= right) - 1,
  };
}
