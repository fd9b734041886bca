import { UNKNOWN_RATIO } from '../internal/aspect-ratio.ts';
import { layoutCarousel, type CarouselOptions } from './carousel.ts';
import { layoutColumns, type ColumnsOptions } from './columns.ts';
import type { LayoutModel, RowsModel } from './layout-model.ts';
import type { RowLengths } from './row-breaks.ts';
import { layoutRows } from './rows.ts';
import type { PageRatios, Segment } from './segment.ts';
import { sumOf } from '../internal/sum-of.ts';

/** Context of laying out pages. */
export interface LayoutContext {
  /** Whether more pages follow. */
  open: boolean;
  /** Segments of the previous layout with the same options. */
  previous: readonly Segment[];
}

/** A page that has no position yet; without a model if its layout is to be estimated. */
export interface UnplacedPage extends Pick<Segment, 'ratios' | 'end'> {
  /** Number of pictures, without those carried over. */
  count: number;
  model?: LayoutModel;
  /** Aspect ratios of the pictures carried over from the preceding page. */
  carry: Float64Array;
}

const NONE = new Float64Array();

/** Lays out pages of justified rows; pictures that fill no row are carried over to the next page. See `layoutRows`. */
export function layoutRowPages(
  parts: readonly PageRatios[],
  options: RowLengths,
  context: LayoutContext,
): UnplacedPage[] | undefined {
  const pages: UnplacedPage[] = [];
  let carry: Float64Array = NONE;
  let i = -1;
  for (const { count, ratios } of parts) {
    i++;
    const page: UnplacedPage = {
      count,
      ratios,
      carry,
      end: i === parts.length - 1 && !context.open ? 'start' : 'justify',
    };
    pages.push(page);
    carry = NONE;
    if (!ratios) continue;
    const all = page.carry.length ? concat(page.carry, ratios) : ratios;
    const kept = reusableRows(pages, i, context);
    page.end = kept && isEndValid(kept, i, parts) ? kept.end : endOf(i, parts, context);
    let model =
      kept?.end === page.end ? kept.model : layoutPage(page, all, { kept, parts, options, context });
    // A list of less than one row is rendered, not held back.
    if (
      i === parts.length - 1 &&
      !pages.filter((one) => (one === page ? model : one.model)?.count !== 0).length
    ) {
      page.end = 'start';
      model = layoutPage(page, all, { kept: undefined, parts, options, context });
    }
    if (!model) return undefined;
    page.model = model;
    carry = all.subarray(model.count);
  }
  return pages;
}

/** Minimum fraction of the expected pictures for which the height of the skeleton is kept. */
const MIN_FILLED = 0.75;

/** Lays out a page of rows; a single page keeps the height of its skeleton. */
function layoutPage(
  { count, end }: UnplacedPage,
  ratios: Float64Array,
  { kept, parts, options, context }: PageContext,
): RowsModel | undefined {
  const rowOptions = { ...options, lastRow: end };
  if (kept?.end === 'hold' && kept.model.layout === 'rows')
    return layoutRows(ratios, { ...rowOptions, starts: kept.model.starts });
  if (parts.length > 1 || kept) return layoutRows(ratios, rowOptions);
  const [skeleton] = context.previous;
  const keepsHeight =
    skeleton &&
    !skeleton.ratios &&
    count <= skeleton.model.count &&
    count >= MIN_FILLED * skeleton.model.count;
  const model = keepsHeight
    ? layoutRows(ratios, { ...rowOptions, height: skeleton.model.height })
    : undefined;
  return model?.reserved
    ? model
    : layoutRows(ratios, { ...rowOptions, height: skeletonHeight(count, options) });
}

interface PageContext {
  kept: Segment | undefined;
  parts: readonly PageRatios[];
  options: RowLengths;
  context: LayoutContext;
}

/** Height of the skeleton of a single page, of which only the number of pictures is known. */
const skeletonHeight = (count: number, options: RowLengths): number | undefined =>
  layoutRows(new Float64Array(count).fill(UNKNOWN_RATIO), options)?.height;

/** The previous segment, if it has the same page and the same carried pictures. */
function reusableRows(
  pages: readonly UnplacedPage[],
  i: number,
  { previous }: LayoutContext,
): Segment | undefined {
  const segment = previous[i];
  const page = pages[i];
  if (!page || segment?.ratios !== page.ratios || segment?.carried !== page.carry.length) return undefined;
  return !segment.carried || pages[i - 1]?.model === previous[i - 1]?.model ? segment : undefined;
}

/** Whether the end of a segment may stay: an open row belongs at the end of the list, held pictures before it. */
const isEndValid = ({ end }: Segment, i: number, parts: readonly PageRatios[]) =>
  end === 'justify' || (end === 'hold' && i < parts.length - 1);

/** Treatment of the last row: held if rows can continue, justified if the page below is rendered already. */
function endOf(i: number, parts: readonly PageRatios[], { open, previous }: LayoutContext): Segment['end'] {
  const next = parts[i + 1];
  if (!next) return open ? 'hold' : 'start';
  return next.ratios && previous[i + 1]?.ratios === next.ratios ? 'justify' : 'hold';
}

/** Lays out pages of columns; each continues the preceding one, or begins at a straight line below an estimate. See `layoutColumns`. */
export function layoutColumnPages(
  parts: readonly PageRatios[],
  options: ColumnsOptions,
  { previous }: LayoutContext,
): UnplacedPage[] | undefined {
  const pages: UnplacedPage[] = [];
  let ends: Float64Array | undefined;
  let same = true;
  let i = -1;
  for (const { count, ratios } of parts) {
    i++;
    const old = ratios && previous[i]?.ratios === ratios ? previous[i] : undefined;
    // A page that once began at a straight line always does.
    if (!ratios || old?.end === 'start') ends = undefined;
    const end = ends ? 'hold' : 'start';
    const page: UnplacedPage = { count, ratios, carry: NONE, end };
    pages.push(page);
    if (!ratios) continue;
    same = old?.end === end && (!ends || same);
    const model = same && old?.model.layout === 'columns' ? old.model : layoutColumns(ratios, options, ends);
    if (!model) return undefined;
    page.model = model;
    ends = model.ends;
  }
  return pages;
}

/** Lays out pages of a carousel. See `layoutCarousel`. */
export function layoutCarouselPages(
  parts: readonly PageRatios[],
  options: CarouselOptions,
  { previous }: LayoutContext,
): UnplacedPage[] | undefined {
  const pages: UnplacedPage[] = [];
  let i = -1;
  for (const { count, ratios } of parts) {
    i++;
    const before = previous[i];
    const old = ratios && before?.ratios === ratios ? before.model : undefined;
    const model = old ?? (ratios && layoutCarousel(ratios, options));
    if (ratios && !model) return undefined;
    pages.push({ count, ratios, carry: NONE, end: 'start', ...(model && { model }) });
  }
  return pages;
}

/** Concatenates typed arrays. */
export function concat(...lists: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(sumOf(lists, ({ length }) => length));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}
