import { readBox } from '../layout-model.ts';
import type { LayoutStrategy } from '../layout-strategy.ts';
import { layoutColumns, type ColumnsModel } from './layout-columns.ts';

/** Strategy of columns, each of which a page continues; below an estimate, a page begins at a straight line. */
export const strategy: LayoutStrategy<ColumnsModel> = {
  axis: 'y',
  sizedBy: 'tile-size',
  fills: 'columns',
  usesRatios: true,
  layout: (ratios, lengths, { start }) => layoutColumns(ratios, lengths, start),
  boxAt: readBox,
};
