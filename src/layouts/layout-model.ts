/**
 * Types and helpers that all layouts share. Lengths are CSS pixels and may be fractions; x counts from the inline start, so
 * right-to-left pages need no other layout, and y from the top.
 */

/** Aspect ratio (width / height) of each picture, from 1:1000 to 1000:1; those of records have narrower limits: `aspectRatio`. */
export type Ratios = Float64Array | readonly number[];

/** Position and size of one picture. */
export interface Box {
  /** Distance from the inline start: left, or right in right-to-left pages. */
  x: number;
  /** Distance from the top. */
  y: number;
  /** Width, in CSS pixels as all lengths. */
  width: number;
  /** Height. */
  height: number;
}

/** Consecutive items, both ends included; empty if `last` is less than `first`. */
export interface ItemRange {
  /** Index of the first item, from 0. */
  first: number;
  /** Index of the last item; -1 in an empty range. */
  last: number;
}

/** Result of every layout: an arrangement of items, whose boxes the layout strategy returns. */
export interface Model {
  /** Number of items that have a box. */
  count: number;
  /** From the start to the end of the boxes on the scroll axis: height, in a carousel width. */
  length: number;
  /** Beginning of the next page of the list: in rows, the aspect ratios of pictures without a box; in columns, the end of each. */
  next?: Float64Array | undefined;
}

/** A model that stores its boxes. */
export interface BoxesModel extends Model {
  /** x, y, width and height of each item, flattened: `BOX` numbers an item. */
  boxes: Float64Array;
}

/** Numbers per box in `boxes`. */
export const BOX = 4;

/** The precision of browsers' lengths in pixels: smaller differences are invisible. */
export const LAYOUT_UNIT = 1 / 64;

/** Whether a length is a finite number and at least `least`; by default it must be positive, and gaps may be 0. */
export const isLength = (value: number, least = Number.MIN_VALUE): boolean =>
  Number.isFinite(value) && value >= least;

/** Converts aspect ratios to a typed array; `undefined` if one of them is out of bounds. */
export function readRatios(ratios: Ratios): Float64Array | undefined {
  const list = ratios instanceof Float64Array ? ratios : new Float64Array(ratios);
  return list.filter((ratio) => !(ratio >= 0.001 && ratio <= 1000)).length ? undefined : list;
}

/** Reads a box of a model. */
export function readBox({ boxes }: BoxesModel, index: number): Box {
  const [x = 0, y = 0, width = 0, height = 0] = boxes.subarray(index * BOX, (index + 1) * BOX);
  return { x, y, width, height };
}
