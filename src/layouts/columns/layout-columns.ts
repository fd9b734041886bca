import { fitColumns } from '../fit-columns.ts';
import { BOX, isLength, LAYOUT_UNIT, readRatios, type BoxesModel, type Ratios } from '../layout-model.ts';

/** Masonry: columns of equal width. */
export interface ColumnsModel extends BoxesModel {
  layout: 'columns';
  gap: number;
  columnWidth: number;
  /** Height of the tallest box, a bound for finding items in a range. */
  tallest: number;
  /** The y at which the next item of each column begins, for the next page. */
  ends: Float64Array;
}

/** Options of columns, in pixels. */
export interface ColumnsOptions {
  /** Width of the container. */
  width: number;
  /** Minimum width of a column. */
  columnSize: number;
  gap: number;
}

/**
 * Masonry: lays out columns of equal width, as many as the grid has. Each picture goes into the shortest column, the first
 * of equals (heights that differ by less than `LAYOUT_UNIT` are equal), so boxes are sorted by y. O(items × columns).
 *
 * @param ends `ends` of the preceding page, if any: this page continues below it, with y from the same top.
 * @returns `undefined` if a length or an aspect ratio is invalid, or `ends` has another number of columns.
 */
export function layoutColumns(
  ratios: Ratios,
  { width, columnSize, gap }: ColumnsOptions,
  ends?: Float64Array,
): ColumnsModel | undefined {
  const list = readRatios(ratios);
  const fit = fitColumns(width, columnSize, gap);
  if (!list || !fit) return undefined;
  const { columns, columnWidth } = fit;
  const tails = ends?.slice() ?? new Float64Array(columns);
  if (tails.length !== columns || tails.filter((y) => !isLength(y, 0)).length) return undefined;
  const count = list.length;
  const boxes = new Float64Array(count * BOX);
  let tallest = 0;
  for (let i = 0, at = 0; i < count; i++, at += BOX) {
    const column = shortest(tails);
    const y = tails[column] ?? 0;
    const height = columnWidth / (list[i] ?? 1);
    boxes[at] = column * (columnWidth + gap);
    boxes[at + 1] = y;
    boxes[at + 2] = columnWidth;
    boxes[at + 3] = height;
    tails[column] = y + height + gap;
    tallest = Math.max(tallest, height);
  }
  const height = Math.max(0, Math.max(...tails) - gap);
  return { layout: 'columns', count, boxes, height, gap, columnWidth, tallest, ends: tails };
}

function shortest(tails: Float64Array): number {
  let least = Infinity;
  for (let i = 0; i < tails.length; i++) least = Math.min(least, tails[i] ?? 0);
  return tails.findIndex((y) => y < least + LAYOUT_UNIT);
}
