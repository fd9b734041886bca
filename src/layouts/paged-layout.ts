import { sumOf } from '../internal/numbers.ts';
import { binarySearch } from './binary-search.ts';
import { createEstimate, type Estimate } from './estimate.ts';
import { isLength, LAYOUT_UNIT, type Box, type ItemRange, type Model } from './layout-model.ts';
import type { LayoutStrategy, Lengths, PageEnd } from './layout-strategy.ts';

/** A page of pictures: their number and, once known, their aspect ratios. The same array means the same pictures. */
export interface PageRatios {
  /** Number of pictures; that of `ratios`, if there are some. */
  count: number;
  /** Aspect ratio (width ÷ height) of each picture, from 1:1000 to 1000:1; absent as long as the page is not known. */
  ratios?: Float64Array | undefined;
  /** Whether the page begins a group, below the heading of the group. Default: false. */
  begins?: boolean | undefined;
  /** Identifies the page in another layout of the list. Default: its index. */
  key?: PropertyKey | undefined;
}

/** A page, laid out and positioned. */
export interface Segment {
  /** Index of the first item. */
  first: number;
  /** Arrangement of the items, whose boxes `strategy.boxAt` returns. */
  model: Model;
  /** Origin of the boxes on the scroll axis. */
  origin: number;
  /** Start of the items on the scroll axis. */
  from: number;
  /** End of the items on the scroll axis. */
  to: number;
  /** Aspect ratios of the page; absent if the segment is an estimate. */
  ratios?: Float64Array | undefined;
  /** Key of the page, if it has one. */
  key?: PropertyKey | undefined;
  /** `next` of the preceding page, with which the page began. */
  start?: Float64Array | undefined;
  /** What happened to pictures that fill no row. */
  end: PageEnd;
  /** Number of pictures that have no box, and begin the next page. */
  held: number;
}

/** The layout of a whole list, of known and estimated pages. */
export interface PagedLayout {
  /** The layout. */
  strategy: LayoutStrategy;
  /** Its lengths. */
  lengths: Lengths;
  /** One segment per page, in order; a grid is a single segment. */
  segments: readonly Segment[];
  /** Length on the scroll axis: height, in a carousel width. */
  length: number;
}

const known = new WeakMap<object, Float64Array>();

/**
 * The pages of a list with the aspect ratios of their items, for `layoutPages`. The items of a page are read once and for all: for other
 * ratios, pass other arrays.
 *
 * @param pages Pages of a `PagedList`, or others with their items, once they have loaded.
 * @param ratioOf Returns the aspect ratio (width ÷ height) of an item.
 */
export const withRatios = <Item>(
  pages: readonly (Omit<PageRatios, 'ratios'> & { items?: readonly Item[] | undefined })[],
  ratioOf: (item: Item) => number,
): PageRatios[] =>
  pages.map(({ items, ...page }) => {
    const ratios = items && (known.get(items) ?? Float64Array.from(items, ratioOf));
    if (items && ratios) known.set(items, ratios);
    return { ...page, ratios };
  });

/** Stands in for the pages of an empty list, so that its lengths are validated. */
const NO_PAGE: PageRatios = { count: 0 };

/**
 * Lays out a list of which some pages are known, and estimates the others from their mean. Known pages of the layout
 * `before` keep their boxes within the segment: a new page only replaces its own estimate, and moves nothing above it.
 *
 * @param strategy The layout: `rows`, `columns`, `grid` or `carousel`.
 * @param pageRatios The pages of the list, in order.
 * @returns `undefined` if a length, an aspect ratio or a count is invalid.
 */
export function layoutPages(
  strategy: LayoutStrategy,
  pageRatios: readonly PageRatios[],
  lengths: Lengths,
  { before }: { before?: PagedLayout | undefined } = {},
): PagedLayout | undefined {
  const { caption = 0, heading = 0 } = lengths;
  if (!isLength(caption, 0) || !isLength(heading, 0)) return undefined;
  if (pageRatios.filter(({ count }) => !Number.isSafeInteger(count) || count < 0).length) return undefined;
  const isSame = before?.strategy === strategy && sameLengths(before.lengths, lengths);
  const previous = new Map(isSame ? before.segments.map((segment, i) => [segment.key ?? i, segment]) : []);
  const oldOf = ({ key }: PageRatios, i: number) => previous.get(key ?? i);
  // Boxes that do not depend on pictures do not depend on pages either.
  const pages = strategy.usesRatios ? pageRatios : [{ count: sumOf(pageRatios, ({ count }) => count) }];
  const estimate = createEstimate(strategy, pages, lengths);
  const isRendered = (page: PageRatios, i: number) => !!page.ratios && oldOf(page, i)?.ratios === page.ratios;
  const lastRendered = pages.findLastIndex(isRendered);
  const segments: Segment[] = [];
  for (const page of pages.length ? pages : [NO_PAGE]) {
    const i = segments.length;
    const next = pages[i + 1];
    const segment = layoutPage(page, {
      strategy,
      lengths,
      estimate,
      above: segments[i - 1],
      old: oldOf(page, i),
      // Nothing continues what ends above a heading.
      below: !next || next.begins ? 'nothing' : isRendered(next, i + 1) ? 'rendered page' : 'new page',
      isOnly: pages.length === 1,
      // Rendered pages do not move because estimates above them improve; the only page keeps its length until it is known.
      keepsEstimate: i < lastRendered || pages.length === 1,
    });
    if (!segment) return undefined;
    segments.push(segment);
  }
  return { strategy, lengths, segments, length: segments.findLast(({ model }) => model.count)?.to ?? 0 };
}

const sameLengths = (one: Lengths, other: Lengths) =>
  one.width === other.width &&
  one.size === other.size &&
  one.gap === other.gap &&
  one.ratio === other.ratio &&
  one.caption === other.caption &&
  one.heading === other.heading;

/** The next page: none, one that is new, or one that was rendered before. */
export type Below = 'nothing' | 'new page' | 'rendered page';

interface Place {
  strategy: LayoutStrategy;
  lengths: Lengths;
  estimate: Estimate;
  /** The preceding page. */
  above: Segment | undefined;
  /** The page in the previous layout. */
  old: Segment | undefined;
  below: Below;
  isOnly: boolean;
  keepsEstimate: boolean;
}

/** Lays out one page below the preceding ones. Pictures that those hold, which fill no row, begin its rows. */
function layoutPage(page: PageRatios, place: Place): Segment | undefined {
  const { count, ratios, key, begins } = page;
  const { strategy, lengths, above, old, below, isOnly } = place;
  const all = count + (above?.held ?? 0);
  const estimated = old && !old.ratios ? old.model : undefined;
  if (!ratios) {
    const isKept = place.keepsEstimate && estimated?.count === all;
    const model = isKept ? estimated : place.estimate(all);
    return model && position(model, place, { end: 'open', held: 0, key }, begins);
  }
  const isSame = old?.ratios === ratios;
  // A page that once began at a straight line, below an estimate, always does.
  const isStraight = begins || !above?.ratios || (isSame && !old.start && !above.held);
  const start = isStraight ? undefined : above.model.next;
  const kept = isSame && old.start === start ? old : undefined;
  const end = pageEnd(below, kept?.end);
  const model =
    kept?.end === end
      ? kept.model
      : strategy.layout(ratios, lengths, { start, end, former: kept?.model, isOnly, estimate: estimated });
  return model && position(model, place, { ratios, start, end, held: all - model.count, key }, begins);
}

/**
 * The end of a page: `filled` if the page below was rendered before this one, and from then on. Otherwise `open` at the end of
 * the list, and `held` before another page.
 *
 * @param before The end of the page in the previous layout.
 */
export function pageEnd(below: Below, before?: PageEnd): PageEnd {
  if (before === 'filled' || (!before && below === 'rendered page')) return 'filled';
  return below === 'nothing' ? 'open' : 'held';
}

/**
 * Positions a page after the preceding ones on the scroll axis, with a gap between those that are not empty, and below the heading of a
 * group that begins.
 */
function position(
  model: Model,
  { strategy, lengths, above }: Place,
  page: Pick<Segment, 'ratios' | 'start' | 'end' | 'held' | 'key'>,
  begins = false,
): Segment {
  const { gap, heading = 0 } = lengths;
  const end = above ? endOf(above, gap) : 0;
  // Columns continue, from the same origin.
  const continued = above && page.start && !above.held ? above.origin : end;
  // Headings of a row are above all of its items.
  const origin = continued + (begins && strategy.axis === 'y' ? heading : 0);
  const from = origin + (model.count ? strategy.boxAt(model, 0)[strategy.axis] : 0);
  const first = above ? above.first + above.model.count : 0;
  return { ...page, first, model, origin, from, to: origin + model.length };
}

/** Where the page below a page begins. An empty page of columns has the length of those that it continues. */
const endOf = ({ model, origin, to }: Segment, gap: number) => (model.length ? to + gap : origin);

/** A layout whose only page is an estimate of a given length: rows that follow it keep the length. */
export function reservedLayout(
  strategy: LayoutStrategy,
  lengths: Lengths,
  model: Pick<Model, 'count' | 'length'>,
): PagedLayout {
  const { length } = model;
  const segment: Segment = { first: 0, model, origin: 0, from: 0, to: length, end: 'open', held: 0 };
  return { strategy, lengths, segments: [segment], length };
}

/** Finds the items that intersect an interval of the scroll axis, in CSS pixels from the start of the list. Binary search over segments, then a search of their boxes. */
export function itemsInRange({ strategy, segments }: PagedLayout, start: number, end: number): ItemRange {
  let [first, last] = [0, -1];
  if (!(start < end)) return { first, last };
  const begin = binarySearch(segments.length, (i) => (segments[i]?.to ?? 0) > start);
  for (const { model, origin, from, first: offset } of segments.slice(begin)) {
    if (from >= end + LAYOUT_UNIT) break;
    const range = itemsBetween(strategy, model, start - origin, end - origin);
    if (range.last < range.first) continue;
    if (last < first) first = offset + range.first;
    last = offset + range.last;
  }
  return { first, last };
}

/** Finds the items of a page that intersect an interval of the scroll axis; between them may be others. */
function itemsBetween(strategy: LayoutStrategy, model: Model, start: number, end: number): ItemRange {
  if (strategy.itemsBetween) return strategy.itemsBetween(model, start, end);
  const isOutside = (index: number) => {
    const box = strategy.boxAt(model, index);
    const [from, length] = strategy.axis === 'x' ? [box.x, box.width] : [box.y, box.height];
    return from >= end || from + length <= start;
  };
  let first = 0;
  let last = model.count - 1;
  while (first <= last && isOutside(first)) first++;
  while (first <= last && isOutside(last)) last--;
  return { first, last };
}

/** The segment of an item; `undefined` if the item has no box. Binary search. */
export function segmentAt({ segments }: PagedLayout, index: number): Segment | undefined {
  if (!Number.isInteger(index)) return undefined;
  const segment = segments[binarySearch(segments.length, (i) => (segments[i]?.first ?? 0) > index) - 1];
  return segment && index < segment.first + segment.model.count ? segment : undefined;
}

/** The box of an item in the whole layout, by its index from 0; `undefined` if the item has none. */
export function boxOf(layout: PagedLayout, index: number): Box | undefined {
  const { strategy, lengths } = layout;
  const segment = segmentAt(layout, index);
  if (!segment) return undefined;
  const box = strategy.boxAt(segment.model, index - segment.first);
  if (strategy.axis === 'x') box.y += lengths.heading ?? 0;
  box[strategy.axis] += segment.origin;
  return box;
}

/** Number of items that have a box. */
export function itemCount({ segments }: PagedLayout): number {
  const last = segments.at(-1);
  return last ? last.first + last.model.count : 0;
}
