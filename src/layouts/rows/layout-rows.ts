import { BOX, isLength, readRatios, type BoxesModel, type Ratios } from '../layout-model.ts';
import { breakRows, type RowBreaks, type RowLengths } from './row-breaks.ts';
import { breakRowsToHeight } from './rows-to-height.ts';

/** Boxes of justified rows. */
export interface RowsModel extends BoxesModel {
  layout: 'rows';
  /** Index of the first item of each row, followed by `count`. */
  starts: Int32Array;
}

/** Options of justified rows. */
export interface RowsOptions extends RowLengths {
  /**
   * Treatment of pictures at the end that fill no row. `start`, the default: they are aligned to the inline start, at target
   * height. `justify`: they fill the width at any height. `hold`: they get no box (`count` is less than the number of ratios)
   * and begin the rows of the next page, so that rendered rows never move.
   */
  lastRow?: 'start' | 'justify' | 'hold' | undefined;
  /** Height to fit all rows into, within 8 pixels; `reserved` of the model is set if that was possible. */
  height?: number | undefined;
  /** Existing row breaks to keep: first item of each row, and the item after the last. Further items form an open row. */
  starts?: Int32Array | undefined;
}

/**
 * Lays out rows that fill the width, near the target height (see `breakRows`). Returns `undefined` if a length or an aspect
 * ratio is invalid.
 *
 * Pages are laid out one by one and stacked by `layoutPages`, with `hold` for each but the last, so that a new page never
 * changes the rows before it. A page above one that is rendered already takes `justify`. A page too short for a full row is
 * held as a whole.
 */
export function layoutRows(ratios: Ratios, options: RowsOptions): RowsModel | undefined {
  const { width, targetHeight, gap, lastRow = 'start', height: reserved, starts: kept } = options;
  const list = readRatios(ratios);
  if (!list || !isLength(width) || !isLength(targetHeight) || !isLength(gap, 0)) return undefined;
  const fitted = reserved && !kept ? breakRowsToHeight(list, { ...options, height: reserved }) : undefined;
  const { starts: all, open: hasOpenRow } = kept
    ? addOpenRow(kept, list.length)
    : (fitted ?? breakRows(list, options, lastRow !== 'justify'));
  const starts = hasOpenRow && lastRow === 'hold' ? all.subarray(0, -1) : all;
  const count = starts[starts.length - 1] ?? 0;
  const boxes = new Float64Array(count * BOX);
  const openRow = hasOpenRow ? all.length - 2 : -1;
  let y = 0;
  for (let row = 0; row < starts.length - 1; row++) {
    const start = starts[row] ?? 0;
    const end = starts[row + 1] ?? 0;
    const height =
      row === openRow ? (fitted?.openHeight ?? targetHeight) : fullHeight(list, start, end, options);
    placeRow(boxes, list, { start, end, y, height, gap });
    y += height + gap;
  }
  const height = count ? y - gap : 0;
  return { layout: 'rows', count, boxes, height, starts, ...(fitted && { reserved }) };
}

/** Appends a row of the remaining items. */
function addOpenRow(starts: Int32Array, count: number): RowBreaks {
  const hasOpenRow = (starts[starts.length - 1] ?? 0) < count;
  return { starts: hasOpenRow ? Int32Array.of(...starts, count) : starts, open: hasOpenRow };
}

/** Height of a row that fills the width. */
function fullHeight(ratios: Float64Array, start: number, end: number, { width, gap }: RowLengths): number {
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
