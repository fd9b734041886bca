import { range } from '../../internal/altered-globals.ts';
import { fitColumns } from '../fit-columns.ts';
import { BOX, isLength, readRatios, type BoxesModel, type Ratios } from '../layout-model.ts';
import type { Lengths } from '../layout-strategy.ts';

/** Boxes of columns of equal width. */
export interface ColumnsModel extends BoxesModel {
  columnWidth: number;
  /** The y at which the next item of each column begins. */
  next: Float64Array;
}

/** Lengths of columns; the size is the minimum width of a column. */
export type ColumnsLengths = Omit<Lengths, 'ratio'>;

/**
 * Difference in height, as a fraction of the width of a column, below which columns are equal. A fraction, so that pictures of 4000
 * × 2667 and 3 × 2 pixels are placed alike in all widths.
 */
const TIE = 0.001;

/** Number of pictures a column, at the end of a page, that are placed so that columns end evenly. */
const EVEN_ITEMS = 2;

/**
 * Masonry: lays out columns of equal width, as many as the grid has. Each picture goes into the shortest column, the first
 * of equals (see `TIE`), so boxes are sorted by y. The last pictures are
 * assigned the highest first (longest-processing-time-first scheduling) if columns then end more evenly; within a column,
 * pictures keep their order. O(items × columns).
 *
 * @param ends `next` of the preceding page, if any: this page continues below it, with y from the same top.
 * @returns `undefined` if a length or an aspect ratio is invalid, or `ends` has another number of columns.
 */
export function layoutColumns(
  ratios: Ratios,
  { width, size, gap, caption = 0 }: ColumnsLengths,
  ends?: Float64Array,
): ColumnsModel | undefined {
  const list = readRatios(ratios);
  const fit = fitColumns(width, size, gap);
  if (!list || !fit) return undefined;
  const { columns, columnWidth } = fit;
  const tails = ends?.slice() ?? new Float64Array(columns);
  if (tails.length !== columns || tails.filter((y) => !isLength(y, 0)).length) return undefined;
  const count = list.length;
  const heights = list.map((ratio) => columnWidth / ratio + caption);
  // The first row of pictures keeps its order, too.
  const sorted = Math.min(count, Math.max(columns, count - EVEN_ITEMS * columns));
  const columnOf = assignColumns(heights, { tails, gap, sorted, tie: TIE * columnWidth });
  const boxes = new Float64Array(count * BOX);
  for (let i = 0; i < count; i++) {
    const column = columnOf[i] ?? 0;
    const [y, height] = [tails[column] ?? 0, heights[i] ?? 0];
    boxes.set([column * (columnWidth + gap), y, columnWidth, height], i * BOX);
    tails[column] = y + height + gap;
  }
  return { count, boxes, length: Math.max(0, Math.max(...tails) - gap), columnWidth, next: tails };
}

/** The column of each item: the shortest one, when items from `sorted` on are assigned in their order or by height. */
function assignColumns(
  heights: Float64Array,
  { tails, gap, sorted, tie }: { tails: Float64Array; gap: number; sorted: number; tie: number },
): Int32Array {
  const columnOf = new Int32Array(heights.length);
  const assign = (items: readonly number[], before: Float64Array): Float64Array => {
    const after = before.slice();
    for (const item of items) {
      const column = (columnOf[item] = shortest(after, tie));
      after[column] = (after[column] ?? 0) + (heights[item] ?? 0) + gap;
    }
    return after;
  };
  const middle = assign(range(0, sorted - 1), tails);
  const inOrder = range(sorted, heights.length - 1);
  const byHeight = inOrder.slice().sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  const spread = spreadOf(assign(inOrder, middle));
  if (spreadOf(assign(byHeight, middle)) > spread - tie) assign(inOrder, middle);
  return columnOf;
}

/** Difference between the longest and the shortest column. */
const spreadOf = (tails: Float64Array) => Math.max(...tails) - Math.min(...tails);

function shortest(tails: Float64Array, tie: number): number {
  const least = tails.reduce((a, b) => Math.min(a, b));
  return tails.findIndex((y) => y < least + tie);
}
