import { BOX, isLength, readRatios, type Ratios, type RowsModel } from './layout-model.ts';
import { breakRows, type RowShape } from './row-breaks.ts';

/** How justified rows are laid out. */
export interface RowsOptions extends RowShape {
  /**
   * What happens to pictures at the end that make no full row. `start`, the default: they stand at the inline start, as high as
   * the target. `justify`: they fill the width, however high that is. `hold`: they get no box (`count` is less than there are
   * ratios), because more are to come and rows that are shown must not move: the next page's rows begin with them.
   */
  lastRow?: 'start' | 'justify' | 'hold' | undefined;
}

/**
 * Rows as wide as the container, nearest to the target height (see `breakRows`). No ratio makes no row; `undefined` when a
 * length or a ratio is none.
 *
 * Pages are laid out one by one, `hold` for each but the last, and stacked by `layoutWall`: what a page brings never
 * changes the rows before it. A page whose neighbour below is shown already takes `justify`. A page too short for one full
 * row is held as a whole.
 */
export function layoutRows(ratios: Ratios, options: RowsOptions): RowsModel | undefined {
  const { width, targetHeight, gap, lastRow = 'start' } = options;
  const list = readRatios(ratios);
  if (!list || !isLength(width) || !isLength(targetHeight) || !isLength(gap, 0)) return undefined;
  const { starts: all, open } = breakRows(list, options, lastRow !== 'justify');
  const starts = open && lastRow === 'hold' ? all.subarray(0, -1) : all;
  const count = starts[starts.length - 1] ?? 0;
  const boxes = new Float64Array(count * BOX);
  const openRow = open ? all.length - 2 : -1;
  let y = 0;
  for (let row = 0; row < starts.length - 1; row++) {
    const start = starts[row] ?? 0;
    const end = starts[row + 1] ?? 0;
    const height = row === openRow ? targetHeight : fullHeight(list, start, end, options);
    placeRow(boxes, list, { start, end, y, height, gap });
    y += height + gap;
  }
  return { layout: 'rows', count, boxes, height: count ? y - gap : 0, starts };
}

/** How high a row is that fills the width. */
function fullHeight(ratios: Float64Array, start: number, end: number, { width, gap }: RowShape): number {
  let sum = 0;
  for (let i = start; i < end; i++) sum += ratios[i] ?? 0;
  return (width - gap * (end - start - 1)) / sum;
}

interface Row {
  start: number;
  end: number;
  y: number;
  height: number;
  gap: number;
}

function placeRow(boxes: Float64Array, ratios: Float64Array, { start, end, y, height, gap }: Row): void {
  for (let i = start, at = start * BOX, x = 0; i < end; i++, at += BOX) {
    const width = (ratios[i] ?? 0) * height;
    boxes[at] = x;
    boxes[at + 1] = y;
    boxes[at + 2] = width;
    boxes[at + 3] = height;
    x += width + gap;
  }
}
