import fc from 'fast-check';
import { layoutCarousel } from '../../../../src/layouts/carousel/layout-carousel.ts';
import { layoutColumns } from '../../../../src/layouts/columns/layout-columns.ts';
import { layoutGrid } from '../../../../src/layouts/grid/layout-grid.ts';
import type { LayoutModel } from '../../../../src/layouts/layouts.ts';
import { layoutRows } from '../../../../src/layouts/rows/layout-rows.ts';
import { anyGap, anyRatios, anyWidth, present } from './any-gallery.ts';

const anyContainer = fc.tuple(
  anyRatios(60, 1),
  fc.oneof(anyWidth, fc.double({ min: 120, max: 900, noNaN: true })),
  anyGap,
);

export const anyGridModel = anyContainer.map(([{ length }, width, gap]) =>
  present(layoutGrid(length, { width, gap, tileSize: 100, ratio: 1 })),
);

export const anyRowsModel = anyContainer.map(([ratios, width, gap]) =>
  present(layoutRows(ratios, { width, gap, targetHeight: 120 })),
);

export const anyColumnsModel = anyContainer.map(([ratios, width, gap]) =>
  present(layoutColumns(ratios, { width, gap, columnSize: 100 })),
);

export const anyCarouselModel = anyContainer.map(([ratios, , gap]) =>
  present(layoutCarousel(ratios, { height: 200, gap })),
);

/** A model of any layout. */
export const anyModel = fc.oneof<fc.Arbitrary<LayoutModel>[]>(
  anyGridModel,
  anyRowsModel,
  anyColumnsModel,
  anyCarouselModel,
);
