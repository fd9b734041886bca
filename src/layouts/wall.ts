import { boxAt } from './box-at.ts';
import type { CarouselOptions } from './carousel.ts';
import type { ColumnsOptions } from './columns.ts';
import { firstWhere } from './first-where.ts';
import { layoutGrid, type GridOptions } from './grid.ts';
import { itemsBetween } from './items-between.ts';
import { LAYOUT_UNIT, NO_ITEMS, type Box, type ItemRange, type LayoutModel } from './layout-model.ts';
import type { RowShape } from './row-breaks.ts';
import type { WallContext } from './wall-pages.ts';
import { stackCarousel, stackColumns, stackRows } from './wall-segments.ts';

/** A page of pictures: how many there are or will be, and their ratios once known. The same array means the same pictures. */
export interface WallPart {
  count: number;
  ratios?: Float64Array | undefined;
}

/** A layout and its lengths. */
export type WallShape =
  | ({ layout: 'grid' } & GridOptions)
  | ({ layout: 'rows' } & RowShape)
  | ({ layout: 'columns' } & ColumnsOptions)
  | ({ layout: 'carousel' } & CarouselOptions);

/** One part, laid out. */
export interface Segment {
  /** Its first item. */
  first: number;
  model: LayoutModel;
  /** Where its boxes are counted from: y, in a carousel x. */
  origin: number;
  /** From its first edge to its last. */
  from: number;
  to: number;
  /** What it was made of; absent where shapes are guessed. */
  ratios?: Float64Array | undefined;
  /** Items of the part before that stand in it. */
  carried: number;
  /**
   * Of rows, how they end (see `lastRow`): a segment that holds or fills its last row stays as it is when more arrives. Of
   * columns, how they begin: `hold` goes on below the segment before, `start` and a guess begin at a straight line.
   */
  end: 'start' | 'justify' | 'hold';
}

/** All pictures of a list, whether they have been read or not. */
export interface Wall {
  shape: WallShape;
  /** Parts from the first to the last, one segment each; a grid is one segment. */
  segments: readonly Segment[];
  /** Height; of a carousel its width. */
  length: number;
}

/**
 * Lays out a list of which some pages are known. What is not known yet stands as tall as pages are on average. Given the
 * wall from before, what it showed keeps its boxes within their segment: pages that come change only what was guessed.
 * Pages that come after all that is shown move nothing of it.
 *
 * @param open More parts are to come: pictures that make no full row yet are held back.
 * @returns `undefined` when a length, a ratio or a count is none.
 */
export function layoutWall(
  parts: readonly WallPart[],
  shape: WallShape,
  { open = false, before }: { open?: boolean; before?: Wall | undefined } = {},
): Wall | undefined {
  if (!parts.every(({ count }) => Number.isSafeInteger(count) && count >= 0)) return undefined;
  const kept = before && sameShape(before.shape, shape) ? before.segments : [];
  const segments = segmentsOf(parts.length ? parts : [NO_PART], shape, { open, kept });
  return segments && { shape, segments, length: segments.findLast(({ model }) => model.count)?.to ?? 0 };
}

/** Shows whether the lengths of an empty wall are any. */
const NO_PART: WallPart = { count: 0 };

function segmentsOf(
  parts: readonly WallPart[],
  shape: WallShape,
  context: WallContext,
): Segment[] | undefined {
  switch (shape.layout) {
    case 'grid': {
      const count = parts.reduce((sum, part) => sum + part.count, 0);
      const model = layoutGrid(count, shape);
      return model && [{ first: 0, model, origin: 0, from: 0, to: model.height, carried: 0, end: 'start' }];
    }
    case 'rows':
      return stackRows(parts, shape, context);
    case 'columns':
      return stackColumns(parts, shape, context);
    case 'carousel':
      return stackCarousel(parts, shape, context);
  }
}

function sameShape(one: WallShape, other: WallShape): boolean {
  const values = other as unknown as Record<string, unknown>;
  return Object.entries(one).every(([name, value]) => values[name] === value);
}

/** Items of which something lies between two lines: y, in a carousel x. */
export function itemsInWall({ segments }: Wall, start: number, end: number): ItemRange {
  let { first, last } = NO_ITEMS;
  const begin = firstWhere(segments.length, (i) => (segments[i]?.to ?? 0) > start);
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

/** The segment that an item stands in; `undefined` when it has no box. */
export function segmentAt({ segments }: Wall, index: number): Segment | undefined {
  if (!Number.isInteger(index)) return undefined;
  const segment = segments[firstWhere(segments.length, (i) => (segments[i]?.first ?? 0) > index) - 1];
  return segment && index < segment.first + segment.model.count ? segment : undefined;
}

/** Where an item stands, from the wall's own corner at the inline start; `undefined` when it has no box. */
export function boxInWall(wall: Wall, index: number): Box | undefined {
  const segment = segmentAt(wall, index);
  const box = segment && boxAt(segment.model, index - segment.first);
  if (!box) return undefined;
  box[wall.shape.layout === 'carousel' ? 'x' : 'y'] += segment.origin;
  return box;
}

/** How many items have a box. */
export function countInWall({ segments }: Wall): number {
  const last = segments.at(-1);
  return last ? last.first + last.model.count : 0;
}
