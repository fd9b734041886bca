/**
 * Types and helpers that all layouts share. Lengths are CSS pixels and may be fractions; x counts from the inline start, so
 * right-to-left pages need no other layout, and y from the top.
 */

/** Aspect ratio (width / height) of each picture, within the limits of `aspectRatio`. */
export type Ratios = Float64Array | readonly number[];

/** Position and size of one picture. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Consecutive items, both ends included; empty if `last` is less than `first`. */
export interface ItemRange {
  first: number;
  last: number;
}

/** The empty range. */
export const NO_ITEMS: Readonly<ItemRange> = { first: 0, last: -1 };

interface Boxes {
  /** Number of items that have a box. */
  count: number;
  /** x, y, width and height of each item, flattened: `BOX` numbers an item. */
  boxes: Float64Array;
  /** From the top to the lower edge of the lowest box. */
  height: number;
}

/** A grid of equal tiles; each box is computed from its index. */
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
  /** Index of the first item of each row, followed by `count`. */
  starts: Int32Array;
  /** Reserved height that the rows fit into; space below the rows stays blank. */
  reserved?: number | undefined;
}

/** Masonry: columns of equal width. */
export interface ColumnsModel extends Boxes {
  layout: 'columns';
  gap: number;
  columnWidth: number;
  /** Height of the tallest box, a bound for finding items in a range. */
  tallest: number;
  /** The y at which the next item of each column begins, for the next page. */
  ends: Float64Array;
}

/** One row that scrolls horizontally. */
export interface CarouselModel extends Boxes {
  layout: 'carousel';
  /** From the start of the first box to the end of the last. */
  width: number;
}

export type LayoutModel = GridModel | RowsModel | ColumnsModel | CarouselModel;

/** Numbers per box in `boxes`. */
export const BOX = 4;

/** The precision of browsers' lengths in pixels: smaller differences are invisible. */
export const LAYOUT_UNIT = 1 / 64;

/** Whether a length is finite and at least `least`; by default it must be positive, and gaps may be 0. */
export const isLength = (value: number, least = Number.MIN_VALUE): boolean =>
  value >= least && value < Infinity;

/** Converts aspect ratios to a typed array; `undefined` if one of them is out of bounds. */
export function readRatios(ratios: Ratios): Float64Array | undefined {
  const list = ratios instanceof Float64Array ? ratios : new Float64Array(ratios);
  for (let i = 0; i < list.length; i++) {
    const ratio = list[i] ?? NaN;
    if (!(ratio >= 0.001 && ratio <= 1000)) return undefined;
  }
  return list;
}
