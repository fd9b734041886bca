import type { CarouselOptions } from './carousel.ts';
import type { ColumnsOptions } from './columns.ts';
import type { RowLengths } from './row-breaks.ts';
import { estimateCarousel, estimateColumns, estimateRows, type EstimatePage } from './estimates.ts';
import {
  layoutCarouselPages,
  layoutColumnPages,
  layoutRowPages,
  type LayoutContext,
  type UnplacedPage,
} from './layout-pages.ts';
import type { PageRatios, Segment } from './segment.ts';

/** Lays out justified rows and stacks their pages. */
export function stackRows(parts: readonly PageRatios[], options: RowLengths, context: LayoutContext) {
  const pages = layoutRowPages(parts, options, context);
  return pages && stack(pages, options.gap, estimateRows(pages, options), context);
}

/** Lays out columns and stacks their pages. */
export function stackColumns(parts: readonly PageRatios[], options: ColumnsOptions, context: LayoutContext) {
  const pages = layoutColumnPages(parts, options, context);
  return pages && stack(pages, options.gap, estimateColumns(pages, options), context);
}

/** Lays out a carousel and places its pages side by side. */
export function stackCarousel(
  parts: readonly PageRatios[],
  options: CarouselOptions,
  context: LayoutContext,
) {
  const pages = layoutCarouselPages(parts, options, context);
  return pages && stack(pages, options.gap, estimateCarousel(pages, options), context);
}

/** Places pages one after the other on the scroll axis, with a gap between those that are not empty. */
function stack(
  pages: readonly UnplacedPage[],
  gap: number,
  estimate: EstimatePage,
  { previous }: LayoutContext,
): Segment[] | undefined {
  const segments: Segment[] = [];
  const lastShown = pages.findLastIndex(({ ratios }, i) => ratios && previous[i]?.ratios === ratios);
  let cursor = 0;
  let first = 0;
  let i = -1;
  for (const page of pages) {
    i++;
    // Rendered pages do not move because estimates above them improve.
    const model =
      page.model ?? (i < lastShown ? previousEstimate(page, previous[i]) : undefined) ?? estimate(page);
    if (!model) return undefined;
    const { ratios, end } = page;
    const continues = model.layout === 'columns' && end === 'hold';
    const origin = (continues ? segments.at(-1)?.origin : undefined) ?? cursor;
    const to = origin + ('width' in model ? model.width : model.height);
    const from = origin + (model.layout === 'columns' && model.count ? (model.boxes[1] ?? 0) : 0);
    segments.push({ first, model, origin, from, to, ratios, carried: page.carry.length, end });
    first += model.count;
    if (model.count) cursor = Math.max(cursor, to + gap);
  }
  return segments;
}

/** The previous estimate of a page, if it was for as many pictures. */
const previousEstimate = ({ count, carry }: UnplacedPage, segment: Segment | undefined) =>
  segment &&
  !segment.ratios &&
  segment.carried === carry.length &&
  segment.model.count === count + carry.length
    ? segment.model
    : undefined;
