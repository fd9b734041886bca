import type { LayoutStrategy } from '../../layouts/layout-strategy.ts';
import type { LayoutName } from '../option-values.ts';
import type { Strip } from './carousel.ts';

/** Code of a layout whose tiles have a position each. */
export interface LayoutCode {
  strategy: LayoutStrategy;
  /** The scroll container of a list, if the layout has one. */
  strip?: Strip;
}

const LAYOUTS: Record<LayoutName, () => Promise<LayoutCode>> = {
  grid: () => import('../../layouts/grid/grid.ts'),
  rows: () => import('../../layouts/rows/rows.ts'),
  columns: () => import('../../layouts/columns/columns.ts'),
  carousel: () => import('./carousel.ts'),
};

/** Loads the code of a layout. */
export const loadLayout = (name: LayoutName): Promise<LayoutCode> => LAYOUTS[name]();
