import type { Model } from './layout-model.ts';

/** A page of pictures: their number and, once known, their aspect ratios. The same array means the same pictures. */
export interface PageRatios {
  count: number;
  ratios?: Float64Array | undefined;
}

/** Treatment of pictures at the end of a page of rows that fill no row. */
export type PageEnd =
  /** No page follows: they are an open row, aligned to the start. */
  | 'open'
  /** They get no box, and begin the rows of the next page. */
  | 'held'
  /** The next page is rendered already: rows break so that all are full, wherever that is possible. */
  | 'filled';

/** A page, laid out and placed. */
export interface Segment<M extends Model = Model> {
  /** Index of the first item. */
  first: number;
  model: M;
  /** Origin of the boxes on the scroll axis: y, in a carousel x. */
  origin: number;
  /** Start and end of the items on the scroll axis. */
  from: number;
  to: number;
  /** Aspect ratios of the page; absent if the segment is an estimate. */
  ratios?: Float64Array | undefined;
  /** Number of items carried over from the preceding page. */
  carried: number;
  /** Rows: treatment of the last row. */
  end: PageEnd;
  /** Whether the boxes have the origin of the preceding segment, below whose boxes they continue. */
  continues?: boolean | undefined;
}

/** A page that has no position yet; without a model if its layout is to be estimated. */
export interface UnplacedPage<M extends Model = Model> extends Pick<Segment, 'ratios' | 'end' | 'continues'> {
  /** Number of pictures, without those carried over. */
  count: number;
  model?: M;
  /** Aspect ratios of the pictures carried over from the preceding page. */
  carry: Float64Array;
}

/** Context of laying out pages. */
export interface LayoutContext<M extends Model = Model> {
  /** Segments of the previous layout with the same options. */
  previous: readonly Segment<M>[];
}

/** The pictures of a page that carries none over. */
export const NO_CARRY = new Float64Array();
