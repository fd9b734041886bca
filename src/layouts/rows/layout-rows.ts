import { BOX, isLength, readRatios, type BoxesModel, type Ratios } from '../layout-model.ts';
import type { PageEnd } from '../layout-strategy.ts';
import { breakRows, fillRow, NEARLY_FULL, type Row, type RowLengths } from './row-breaks.ts';

/** Boxes of justified rows. */
export interface RowsModel extends BoxesModel {
  /** Index of the first item of each row, followed by `count`. */
  starts: Int32Array;
  /** Height that the rows are near. */
  aim: number;
}

/** Options of justified rows. */
export interface RowsOptions extends RowLengths {
  /** Height that rows should be near; by default the target height. */
  aim?: number | undefined;
  /** Default `open`. With `held`, the `count` of the model may be less than the number of ratios. */
  end?: PageEnd | undefined;
  /** Total height that an open last row completes as far as its limits allow; by default it has the aimed height. */
  total?: number | undefined;
  /** Height of the caption below each picture. Default 0. */
  caption?: number | undefined;
}

/**
 * Lays out rows that fill the width, near the target height (see `breakRows`). Pictures of an open row are aligned to the
 * inline start. Returns `undefined` if a length or an aspect ratio is invalid.
 */
export function layoutRows(ratios: Ratios, options: RowsOptions): RowsModel | undefined {
  const { width, targetHeight, gap, aim = targetHeight, end = 'open', total, caption = 0 } = options;
  const list = readRatios(ratios);
  if (!list || !isLength(width) || !isLength(targetHeight) || !isLength(gap, 0)) return undefined;
  const lengths = { ...options, aim, mayStayOpen: end !== 'filled' };
  const starts = breakRows(list, lengths);
  const boxes = new Float64Array(list.length * BOX);
  let rows = 0;
  let y = 0;
  for (let start = 0; rows < starts.length - 1; rows++) {
    const next = starts[rows + 1] ?? 0;
    const row = rowOf(list, start, next);
    const { height: filled, full, isOpen } = fillRow(row, lengths);
    if (isOpen && row.isLast && end === 'held') break;
    const open = row.isLast && total ? openHeight(row, lengths, total - y - caption) : aim;
    const height = isOpen ? open : filled;
    for (let x = 0; start < next; start++) {
      const boxWidth = (list[start] ?? 0) * (isOpen ? height : full);
      boxes.set([x, y, boxWidth, height + caption], start * BOX);
      x += boxWidth + gap;
    }
    y += height + caption + gap;
  }
  const count = starts[rows] ?? 0;
  return {
    count,
    boxes: boxes.subarray(0, count * BOX),
    length: count ? y - gap : 0,
    next: count < list.length ? list.subarray(count) : undefined,
    starts: starts.subarray(0, rows + 1),
    aim,
  };
}

function rowOf(ratios: Float64Array, start: number, end: number): Row {
  let sum = 0;
  for (let i = start; i < end; i++) sum += ratios[i] ?? 0;
  return { items: end - start, sum, isLast: end === ratios.length };
}

/** Limits of the height of an open last row, as fractions of the target height: it looks like the rows above. */
export const OPEN_LIMITS = [0.75, 1.15] as const;

/** The wanted height of an open row, within its limits; the row stays shorter than one that is justified. */
function openHeight({ items, sum }: Row, { width, targetHeight, gap }: RowLengths, wanted: number): number {
  const [least, most] = OPEN_LIMITS;
  return Math.min(
    Math.max(wanted, least * targetHeight),
    most * targetHeight,
    (NEARLY_FULL * width - gap * (items - 1)) / sum,
  );
}
