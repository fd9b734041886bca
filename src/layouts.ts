/**
 * The layouts, for galleries with an interface of your own: aspect ratios and lengths in, boxes out. They need no page, and measure
 * nothing: `import { layoutPages, rows } from 'pix-sdk/layouts'`.
 */
export { strategy as carousel } from './layouts/carousel/carousel.ts';
export { strategy as columns } from './layouts/columns/columns.ts';
export { strategy as grid } from './layouts/grid/grid.ts';
export { strategy as rows } from './layouts/rows/rows.ts';
export {
  boxOf,
  itemCount,
  itemsInRange,
  layoutPages,
  withRatios,
  type PagedLayout,
  type PageRatios,
  type Segment,
} from './layouts/paged-layout.ts';
export { nearest, type Direction } from './layouts/nearest.ts';
export { aspectRatio } from './internal/aspect-ratio.ts';
export type { Box, ItemRange, Model } from './layouts/layout-model.ts';
export type { LayoutStrategy, Lengths, PageContext, PageEnd } from './layouts/layout-strategy.ts';
