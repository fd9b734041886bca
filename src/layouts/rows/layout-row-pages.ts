import { sumOf } from '../../internal/sum-of.ts';
import {
  NO_CARRY,
  type LayoutContext,
  type PageEnd,
  type PageRatios,
  type UnplacedPage,
} from '../segment.ts';
import { fitRows } from './fit-rows.ts';
import { layoutRows, type RowsModel } from './layout-rows.ts';
import type { RowLengths } from './row-breaks.ts';

/**
 * Lays out pages of justified rows. Rendered rows do not move when further pages arrive, except an open row at the end: its
 * pictures are carried over, and begin the rows of the next page.
 */
export function layoutRowPages(
  pageRatios: readonly PageRatios[],
  options: RowLengths,
  { previous }: LayoutContext<RowsModel>,
): UnplacedPage<RowsModel>[] | undefined {
  const pages: UnplacedPage<RowsModel>[] = [];
  let carry: Float64Array = NO_CARRY;
  let i = -1;
  for (const { count, ratios } of pageRatios) {
    i++;
    const [old, next] = [previous[i], pageRatios[i + 1]];
    const isSame =
      ratios &&
      old?.ratios === ratios &&
      old.carried === carry.length &&
      (!carry.length || pages[i - 1]?.model === previous[i - 1]?.model);
    const kept = isSame ? old : undefined;
    const isNextRendered = next?.ratios && previous[i + 1]?.ratios === next.ratios;
    const end = pageEnd(!next ? 'nothing' : isNextRendered ? 'rendered page' : 'new page', kept?.end);
    const page: UnplacedPage<RowsModel> = { count, ratios, carry, end };
    pages.push(page);
    carry = NO_CARRY;
    if (!ratios) continue;
    const all = concat(page.carry, ratios);
    const isFitted = pageRatios.length === 1 && !kept;
    const model =
      kept?.end === end
        ? kept.model
        : isFitted
          ? fitRows(all, options, old)
          : layoutRows(all, { ...options, aim: kept?.model.aim, end });
    if (!model) return undefined;
    page.model = model;
    carry = all.subarray(model.count);
  }
  return pages;
}

/**
 * The end of a page: `filled` if the page below was rendered before this one, and from then on. Otherwise `open` at the end of
 * the list, and `held` before another page.
 *
 * @param below What follows the page.
 * @param before The end of the page in the previous layout.
 */
export function pageEnd(below: 'nothing' | 'new page' | 'rendered page', before?: PageEnd): PageEnd {
  if (before === 'filled' || (!before && below === 'rendered page')) return 'filled';
  return below === 'nothing' ? 'open' : 'held';
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
