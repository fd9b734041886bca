import { binarySearch } from './binary-search.ts';
import { boxAt } from './box-at.ts';
import { itemsBetween } from './items-between.ts';
import { LAYOUT_UNIT, NO_ITEMS, type Box, type ItemRange } from './layout-model.ts';
import type { LayoutStrategy } from './layout-strategy.ts';
import { strategyOf, type LayoutModel, type LayoutOptions } from './layouts.ts';
import type { PageRatios, Segment } from './segment.ts';
import { stackPages } from './stack-pages.ts';

/** The layout of a whole list, of known and estimated pages. */
export interface PagedLayout {
  options: LayoutOptions;
  strategy: LayoutStrategy<LayoutOptions, LayoutModel>;
  /** One segment per page, in order; a grid is a single segment. */
  segments: readonly Segment<LayoutModel>[];
  /** Length on the scroll axis: height, in a carousel width. */
  length: number;
}

/**
 * Lays out a list of which some pages are known, and estimates the others from their mean. Known pages of the layout
 * `before` keep their boxes within the segment: a new page only replaces its own estimate, and moves nothing above it.
 *
 * @returns `undefined` if a length, an aspect ratio or a count is invalid.
 */
export function layoutPages(
  pageRatios: readonly PageRatios[],
  options: LayoutOptions,
  { before }: { before?: PagedLayout | undefined } = {},
): PagedLayout | undefined {
  if (pageRatios.filter(({ count }) => !Number.isSafeInteger(count) || count < 0).length) return undefined;
  const previous = before && sameOptions(before.options, options) ? before.segments : [];
  const strategy = strategyOf(options.layout);
  const context = { previous };
  const segments = stackPages(strategy, pageRatios.length ? pageRatios : [NO_PAGE], { options, context });
  return segments && { options, strategy, segments, length: endOf(segments) };
}

/** A layout whose only page is an estimate of a given height: rows that follow it keep the height. */
export function reservedLayout(options: LayoutOptions, count: number, height: number): PagedLayout {
  const model = { layout: options.layout, count, height } as unknown as LayoutModel;
  const segment = { first: 0, model, origin: 0, from: 0, to: height, ratios: undefined, carried: 0 };
  const strategy = strategyOf(options.layout);
  return { options, strategy, segments: [{ ...segment, end: 'open' }], length: height };
}

/** End of the last item on the scroll axis. */
const endOf = (segments: readonly Segment[]) => segments.findLast(({ model }) => model.count)?.to ?? 0;

/** Stands in for the pages of an empty list, so that its lengths are validated. */
const NO_PAGE: PageRatios = { count: 0 };

function sameOptions(one: LayoutOptions, other: LayoutOptions): boolean {
  const values = other as unknown as Record<string, unknown>;
  return !Object.entries(one).filter(([name, value]) => values[name] !== value).length;
}

/** Finds the items that intersect an interval of the scroll axis. Binary search over segments, then within each. */
export function itemsInRange({ segments }: PagedLayout, start: number, end: number): ItemRange {
  let { first, last } = NO_ITEMS;
  const begin = binarySearch(segments.length, (i) => (segments[i]?.to ?? 0) > start);
  for (let i = begin; i < segments.length; i++) {
    const segment = segments[i];
    if (!segment || segment.from >= end + LAYOUT_UNIT) break;
    const range = itemsBetween(segment.model, start - segment.origin, end - segment.origin);
    if (range.last < range.first) continue;
    if (last < first) first = segment.first + range.first;
    last = segment.first + range.last;
  }
  return { first, last };
}

/** The segment of an item; `undefined` if the item has no box. Binary search. */
export function segmentAt({ segments }: PagedLayout, index: number): Segment<LayoutModel> | undefined {
  if (!Number.isInteger(index)) return undefined;
  const segment = segments[binarySearch(segments.length, (i) => (segments[i]?.first ?? 0) > index) - 1];
  return segment && index < segment.first + segment.model.count ? segment : undefined;
}

/** The box of an item in the whole layout; `undefined` if the item has none. */
export function boxOf(layout: PagedLayout, index: number): Box | undefined {
  const segment = segmentAt(layout, index);
  const box = segment && boxAt(segment.model, index - segment.first);
  if (!box) return undefined;
  box[layout.strategy.axis] += segment.origin;
  return box;
}

/** Number of items that have a box. */
export function itemCount({ segments }: PagedLayout): number {
  const last = segments.at(-1);
  return last ? last.first + last.model.count : 0;
}
