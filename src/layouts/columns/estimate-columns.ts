import { meanOf, memoizeEstimate } from '../estimates.ts';
import { fitColumns } from '../fit-columns.ts';
import type { EstimatePage } from '../layout-strategy.ts';
import type { UnplacedPage } from '../segment.ts';
import { layoutColumns, type ColumnsModel, type ColumnsOptions } from './layout-columns.ts';

/** Estimates columns: equal pictures, with the total height of columns without a ragged end. */
export function estimateColumns(
  pages: readonly UnplacedPage[],
  options: ColumnsOptions,
): EstimatePage<ColumnsModel> {
  const { columns = 1, columnWidth = 1 } = fitColumns(options.width, options.columnSize, options.gap) ?? {};
  const pitch = columnWidth * meanOf(pages, (ratio) => 1 / ratio) + options.gap;
  return memoizeEstimate(({ count }) => {
    const rows = Math.ceil(count / columns);
    const height = Math.max((count / columns / rows) * pitch - options.gap, columnWidth / MAX_RATIO);
    return layoutColumns(new Float64Array(count).fill(columnWidth / height), options);
  });
}

/** Maximum aspect ratio of an estimated box. */
const MAX_RATIO = 100;
