import type { Box, ItemRange, Model } from './layout-model.ts';

/** Lengths that a page gives a layout, in CSS pixels. */
export interface Lengths {
  /** Width of the container. */
  width: number;
  /** Height of a row in `rows` and `carousel`, minimum width of a tile in `grid` and `columns`. */
  size: number;
  /** Space between items; may be 0. */
  gap: number;
  /** Aspect ratio (width ÷ height) of a tile, for layouts of equal tiles. */
  ratio: number;
  /** Height of the caption below each picture, which is part of its box. Default 0. */
  caption?: number;
  /** Height of the heading of a group, above its items. Default 0. */
  heading?: number;
}

/** Treatment of pictures at the end of a page of rows that fill no row. */
export type PageEnd =
  /** No page follows: they are an open row, aligned to the start. */
  | 'open'
  /** They get no box, and begin the rows of the next page. */
  | 'held'
  /** The next page is rendered already: rows break so that all are full, wherever that is possible. */
  | 'filled';

/** Place of a page in its list. */
export interface PageContext<M extends Model = Model> {
  /** `next` of the preceding page; absent for a page that begins anew. */
  start?: Float64Array | undefined;
  /** What happens to pictures that fill no row. */
  end: PageEnd;
  /** Model of the same page with another end, to which it stays similar. */
  former?: M | undefined;
  /** Whether the list has no other page. */
  isOnly?: boolean;
  /** The estimate that the only page replaces, whose length it keeps as far as possible. */
  estimate?: Model | undefined;
}

/** The implementation of one layout. */
export interface LayoutStrategy<M extends Model = Model> {
  /** Scroll axis; x is horizontal. */
  readonly axis: 'x' | 'y';
  /** Meaning of `Lengths.size`: the minimum width of a tile, or the height of a row. */
  readonly sizedBy: 'tile-size' | 'row-height';
  /** Whether consecutive items fill rows, or columns, of which arrow keys find the next item. */
  readonly fills: 'rows' | 'columns';
  /** Whether boxes depend on aspect ratios; other boxes are final before the pictures are known. */
  readonly usesRatios: boolean;
  /** Lays out the pictures of one page. Returns `undefined` if a length or an aspect ratio is invalid. */
  layout(ratios: Float64Array, lengths: Lengths, context: PageContext<M>): M | undefined;
  /** The box of an item that exists. */
  boxAt(model: M, index: number): Box;
  /** Range of the items that intersect an interval of the scroll axis; by default found by a search of the boxes of a page. */
  itemsBetween?(model: M, start: number, end: number): ItemRange;
}
