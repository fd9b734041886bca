import { UNKNOWN_RATIO } from '../../internal/aspect-ratio.ts';
import { sumOf } from '../../internal/sum-of.ts';
import {
  NO_CARRY,
  type LayoutContext,
  type PageRatios,
  type Segment,
  type UnplacedPage,
} from '../segment.ts';
import { layoutRows, type RowsModel } from './layout-rows.ts';
import type { RowLengths } from './row-breaks.ts';

/** A page of rows without a position. */
type RowPage = UnplacedPage<RowsModel>;
type RowContext = LayoutContext<RowsModel>;
type RowSegment = Segment<RowsModel>;

/** Lays out pages of justified rows; pictures that fill no row are carried over to the next page. See `layoutRows`. */
export function layoutRowPages(
  pageRatios: readonly PageRatios[],
  options: RowLengths,
  context: RowContext,
): RowPage[] | undefined {
  const pages: RowPage[] = [];
  let carry: Float64Array = NO_CARRY;
  let i = -1;
  for (const { count, ratios } of pageRatios) {
    i++;
    const page: RowPage = {
      count,
      ratios,
      carry,
      end: i === pageRatios.length - 1 && !context.open ? 'start' : 'justify',
    };
    pages.push(page);
    carry = NO_CARRY;
    if (!ratios) continue;
    const all = page.carry.length ? concat(page.carry, ratios) : ratios;
    const kept = reusableRows(pages, i, context);
    page.end = kept && isEndValid(kept, i, pageRatios) ? kept.end : endOf(i, pageRatios, context);
    let model =
      kept?.end === page.end ? kept.model : layoutPage(page, all, { kept, pageRatios, options, context });
    // A list of less than one row is rendered, not held back.
    if (
      i === pageRatios.length - 1 &&
      !pages.filter((one) => (one === page ? model : one.model)?.count !== 0).length
    ) {
      page.end = 'start';
      model = layoutPage(page, all, { kept: undefined, pageRatios, options, context });
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
  { count, end }: RowPage,
  ratios: Float64Array,
  { kept, pageRatios, options, context }: PageContext,
): RowsModel | undefined {
  const rowOptions = { ...options, lastRow: end };
  if (kept?.end === 'hold') return layoutRows(ratios, { ...rowOptions, starts: kept.model.starts });
  if (pageRatios.length > 1 || kept) return layoutRows(ratios, rowOptions);
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
  kept: RowSegment | undefined;
  pageRatios: readonly PageRatios[];
  options: RowLengths;
  context: RowContext;
}

/** Height of the skeleton of a single page, of which only the number of pictures is known. */
const skeletonHeight = (count: number, options: RowLengths): number | undefined =>
  layoutRows(new Float64Array(count).fill(UNKNOWN_RATIO), options)?.height;

/** The previous segment, if it has the same page and the same carried pictures. */
function reusableRows(
  pages: readonly RowPage[],
  i: number,
  { previous }: RowContext,
): RowSegment | undefined {
  const segment = previous[i];
  const page = pages[i];
  if (!page || segment?.ratios !== page.ratios || segment?.carried !== page.carry.length) return undefined;
  return !segment.carried || pages[i - 1]?.model === previous[i - 1]?.model ? segment : undefined;
}

/** Whether the end of a segment may stay: an open row belongs at the end of the list, held pictures before it. */
const isEndValid = ({ end }: RowSegment, i: number, pageRatios: readonly PageRatios[]) =>
  end === 'justify' || (end === 'hold' && i < pageRatios.length - 1);

/** Treatment of the last row: held if rows can continue, justified if the page below is rendered already. */
function endOf(
  i: number,
  pageRatios: readonly PageRatios[],
  { open, previous }: RowContext,
): RowSegment['end'] {
  const next = pageRatios[i + 1];
  if (!next) return open ? 'hold' : 'start';
  return next.ratios && previous[i + 1]?.ratios === next.ratios ? 'justify' : 'hold';
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
