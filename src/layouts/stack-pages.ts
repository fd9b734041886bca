import type { Model } from './layout-model.ts';
import type { LayoutStrategy, Options } from './layout-strategy.ts';
import type { LayoutContext, PageRatios, Segment, UnplacedPage } from './segment.ts';

/**
 * Lays out pages, estimates those that are not known, and places all one after the other on the scroll axis, with a gap
 * between those that are not empty.
 */
export function stackPages<O extends Options, M extends Model>(
  strategy: LayoutStrategy<O, M>,
  pageRatios: readonly PageRatios[],
  { options, context }: { options: O; context: LayoutContext<M> },
): Segment<M>[] | undefined {
  const pages = strategy.layout(pageRatios, options, context);
  if (!pages) return undefined;
  const { previous } = context;
  const { gap = 0 } = options;
  const estimate = strategy.estimate(pages, options);
  const segments: Segment<M>[] = [];
  const lastShown = pages.findLastIndex(({ ratios }, i) => ratios && previous[i]?.ratios === ratios);
  let cursor = 0;
  let first = 0;
  let i = -1;
  for (const page of pages) {
    i++;
    // Rendered pages do not move because estimates above them improve; the only page keeps its height until it is known.
    const keeps = i < lastShown || pages.length === 1;
    const model = page.model ?? (keeps ? previousEstimate(page, previous[i]) : undefined) ?? estimate(page);
    if (!model) return undefined;
    const { ratios, end, continues } = page;
    const origin = (continues ? segments.at(-1)?.origin : undefined) ?? cursor;
    const to = origin + strategy.lengthOf(model);
    const from = origin + (model.count ? strategy.boxAt(model, 0)[strategy.axis] : 0);
    segments.push({ first, model, origin, from, to, ratios, carried: page.carry.length, end, continues });
    first += model.count;
    if (model.count) cursor = Math.max(cursor, to + gap);
  }
  return segments;
}

/** The previous estimate of a page, if it was for as many pictures. */
const previousEstimate = <M extends Model>(
  { count, carry }: UnplacedPage,
  segment: Segment<M> | undefined,
): M | undefined =>
  segment &&
  !segment.ratios &&
  segment.carried === carry.length &&
  segment.model.count === count + carry.length
    ? segment.model
    : undefined;
