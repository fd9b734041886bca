/**
 * What layouts have in common. All lengths are CSS pixels, x from the inline start (so right to left needs nothing else),
 * y from the top. Boxes are fractions of pixels; whoever places elements may leave them so.
 */

/** Width divided by height of each picture, cleaned (see `cleanRatio`): from 0.001 to 1000. */
export type Ratios = Float64Array | readonly number[];

/** Where one picture stands. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Neighbouring items, both ends included; nothing when `last` is less than `first`. */
export interface ItemRange {
  first: number;
  last: number;
}

/** No item at all. */
export const NO_ITEMS: Readonly<ItemRange> = { first: 0, last: -1 };

interface Boxes {
  /** How many items have a box. */
  count: number;
  /** x, y, width and height of each item, four numbers after four. */
  boxes: Float64Array;
  /** From the top to the lower edge of the lowest box. */
  height: number;
}

/** Equal tiles: every box follows from its index, so there are none to keep. */
export interface GridModel {
  layout: 'grid';
  count: number;
  height: number;
  columns: number;
  gap: number;
  tileWidth: number;
  tileHeight: number;
}

/** Justified rows. */
export interface RowsModel extends Boxes {
  layout: 'rows';
  /** First item of each row, and `count` at the end. */
  starts: Int32Array;
}

/** Columns of equal width (masonry). */
export interface ColumnsModel extends Boxes {
  layout: 'columns';
  gap: number;
  columnWidth: number;
  /** Height of the tallest box, which windowing needs. */
  tallest: number;
  /** Where the next item of each column begins: what the next page takes. */
  ends: Float64Array;
}

/** One row that scrolls sideways. */
export interface CarouselModel extends Boxes {
  layout: 'carousel';
  /** From the first edge to the last. */
  width: number;
}

export type LayoutModel = GridModel | RowsModel | ColumnsModel | CarouselModel;

/** Numbers of a box in `boxes`. */
export const BOX = 4;

/** What browsers round lengths to: shorter differences cannot be seen. */
export const LAYOUT_UNIT = 1 / 64;

/** Whether a length can be laid out: finite, and above 0 (`least` 0 lets it be 0, as gaps may). */
export const isLength = (value: number, least = Number.MIN_VALUE): boolean =>
  value >= least && value < Infinity;

/** The ratios as one array, or `undefined` when one of them is none. */
export function readRatios(ratios: Ratios): Float64Array | undefined {
  const list = ratios instanceof Float64Array ? ratios : new Float64Array(ratios);
  for (let i = 0; i < list.length; i++) {
    const ratio = list[i] ?? NaN;
    if (!(ratio >= 0.001 && ratio <= 1000)) return undefined;
  }
  return list;
}
