import type { LayoutModel } from './layout-model.ts';

/** A page of pictures: their number and, once known, their aspect ratios. The same array means the same pictures. */
export interface PageRatios {
  count: number;
  ratios?: Float64Array | undefined;
}

/** A page, laid out and placed. */
export interface Segment {
  /** Index of the first item. */
  first: number;
  model: LayoutModel;
  /** Origin of the boxes on the scroll axis: y, in a carousel x. */
  origin: number;
  /** Start and end of the items on the scroll axis. */
  from: number;
  to: number;
  /** Aspect ratios of the page; absent if the segment is an estimate. */
  ratios?: Float64Array | undefined;
  /** Number of items carried over from the preceding page. */
  carried: number;
  /**
   * Rows: treatment of the last row (see `lastRow`); with `hold` or `justify`, further pages leave the segment unchanged.
   * Columns: `hold` continues below the preceding segment; `start` begins at a straight line, as an estimate does.
   */
  end: 'start' | 'justify' | 'hold';
}
