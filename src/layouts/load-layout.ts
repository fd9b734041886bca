import type { LayoutName } from './layout-names.ts';
import type { LayoutStrategy } from './layout-strategy.ts';

const LAYOUTS: Record<LayoutName, () => Promise<{ strategy: LayoutStrategy }>> = {
  grid: () => import('./grid/grid.ts'),
  rows: () => import('./rows/rows.ts'),
  columns: () => import('./columns/columns.ts'),
  carousel: () => import('./carousel/carousel.ts'),
};

/** Loads the code of a layout. */
export const loadLayout = (name: LayoutName): Promise<{ strategy: LayoutStrategy }> => LAYOUTS[name]();
