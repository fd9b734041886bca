import { readBox } from '../layout-model.ts';
import type { LayoutStrategy } from '../layout-strategy.ts';
import { fitRows } from './fit-rows.ts';
import { layoutRows, type RowsModel } from './layout-rows.ts';

/**
 * Strategy of justified rows. Rendered rows do not move when further pages arrive, except an open row at the end: its pictures
 * begin the rows of the next page.
 */
export const strategy: LayoutStrategy<RowsModel> = {
  axis: 'y',
  sizedBy: 'row-height',
  fills: 'rows',
  usesRatios: true,
  layout(ratios, lengths, { start, end, former, isOnly, estimate }) {
    const all = start ? Float64Array.of(...start, ...ratios) : ratios;
    const options = { ...lengths, targetHeight: lengths.size };
    return isOnly && !former
      ? fitRows(all, options, estimate)
      : layoutRows(all, { ...options, aim: former?.aim, end });
  },
  boxAt: readBox,
};
