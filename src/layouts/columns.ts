import { fitColumns } from './fit-columns.ts';
import { BOX, isLength, LAYOUT_UNIT, readRatios, type ColumnsModel, type Ratios } from './layout-model.ts';

/** How columns are laid out, in pixels. */
export interface ColumnsOptions {
  /** Of the container. */
  width: number;
  /** Of the narrowest column wanted. */
  columnSize: number;
  gap: number;
}

/**
 * Columns of equal width, as many as the grid has: each picture goes into the shortest one, the first of equals (heights
 * that differ by less than a browser's unit are equal), so boxes come in the order of their y. `undefined` when a length
 * or a ratio is none.
 *
 * @param ends `ends` of the page before, if any: this page goes on below it, its y counted from the same top. Another number
 *   of columns makes it `undefined`.
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
  if (tails.length !== columns || !tails.every((y) => isLength(y, 0))) return undefined;
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
