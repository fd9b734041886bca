import type { Box, ItemRange, Model } from './layout-model.ts';
import type { LayoutName } from './layout-names.ts';
import type { LayoutContext, PageRatios, UnplacedPage } from './segment.ts';

/** Direction of an arrow key; `left` is towards the inline start, so callers mirror it in right-to-left pages. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Lengths that a page gives a layout, in pixels. */
export interface Lengths {
  /** Width of the container. */
  width: number;
  /** Size of an item, see `LayoutStrategy.sizedBy`. */
  size: number;
  gap: number;
  /** Aspect ratio of a tile, for layouts of equal tiles. */
  ratio: number;
}

/** Options that every layout has. */
export interface Options {
  layout: LayoutName;
  gap?: number | undefined;
}

/** Estimates the layout of a page of which only the number of pictures is known. */
export type EstimatePage<M extends Model = Model> = (
  page: Pick<UnplacedPage, 'count' | 'carry' | 'end'>,
) => M | undefined;

/** An item of a list, for finding its neighbours. */
export interface PlacedItem<M extends Model = Model> {
  index: number;
  /** Number of items of the list that have a box. */
  count: number;
  /** Model of the page of the item. */
  model: M;
  /** The box of an item in the whole list; `undefined` if the item has none. */
  boxOf: (index: number) => Box | undefined;
}

/** The implementation of one layout: axis, boxes, estimates and neighbours. `LAYOUTS` has one strategy for each name. */
export interface LayoutStrategy<O extends Options = Options, M extends Model = Model> {
  /** Scroll axis; x is horizontal. */
  readonly axis: 'x' | 'y';
  /** Meaning of `Lengths.size`: the minimum width of a tile, or the height of a row. */
  readonly sizedBy: 'tile-size' | 'row-height';
  /** Whether boxes depend on aspect ratios; other boxes are final before the pictures are known. */
  readonly usesRatios: boolean;
  /** Returns the options for the lengths of a page. */
  options(lengths: Lengths): O;
  /**
   * Lays out the pages whose aspect ratios are known, each by itself; pages of the previous layout keep their models.
   * Returns `undefined` if a length or an aspect ratio is invalid.
   */
  layout(
    pageRatios: readonly PageRatios[],
    options: O,
    context: LayoutContext<M>,
  ): UnplacedPage<M>[] | undefined;
  /** Returns the estimate of the other pages, by the mean of the known ones. */
  estimate(pages: readonly UnplacedPage<M>[], options: O): EstimatePage<M>;
  /** Length of a model on the scroll axis. */
  lengthOf(model: M): number;
  /** The box of an item that exists. */
  boxAt(model: M, index: number): Box;
  /** Range of the items that intersect an interval of the scroll axis; may be empty or include some items outside of it. */
  itemsBetween(model: M, start: number, end: number): ItemRange;
  /** Index of the visually nearest item in a direction; `undefined` at an edge. */
  neighbour(item: PlacedItem<M>, direction: Direction): number | undefined;
}
