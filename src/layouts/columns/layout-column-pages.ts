import { NO_CARRY, type LayoutContext, type PageRatios, type UnplacedPage } from '../segment.ts';
import { layoutColumns, type ColumnsModel, type ColumnsOptions } from './layout-columns.ts';

/** Lays out pages of columns; each continues the preceding one, or begins at a straight line below an estimate. See `layoutColumns`. */
export function layoutColumnPages(
  pageRatios: readonly PageRatios[],
  options: ColumnsOptions,
  { previous }: LayoutContext<ColumnsModel>,
): UnplacedPage<ColumnsModel>[] | undefined {
  const pages: UnplacedPage<ColumnsModel>[] = [];
  let ends: Float64Array | undefined;
  let same = true;
  let i = -1;
  for (const { count, ratios } of pageRatios) {
    i++;
    const old = ratios && previous[i]?.ratios === ratios ? previous[i] : undefined;
    // A page that once began at a straight line always does.
    if (!ratios || (old && !old.continues)) ends = undefined;
    const page: UnplacedPage<ColumnsModel> = {
      count,
      ratios,
      carry: NO_CARRY,
      end: 'open',
      continues: !!ends,
    };
    pages.push(page);
    if (!ratios) continue;
    same = !!old && !!old.continues === !!ends && (!ends || same);
    const model = same && old ? old.model : layoutColumns(ratios, options, ends);
    if (!model) return undefined;
    page.model = model;
    ends = model.ends;
  }
  return pages;
}
