import { carousel } from './carousel/carousel.ts';
import { columns } from './columns/columns.ts';
import { grid } from './grid/grid.ts';
import type { LayoutName } from './layout-names.ts';
import type { LayoutStrategy } from './layout-strategy.ts';
import { rows } from './rows/rows.ts';

/** The strategy of each layout. */
const LAYOUTS = { grid, rows, columns, carousel } as const satisfies Record<LayoutName, LayoutStrategy>;

type AnyStrategy = (typeof LAYOUTS)[LayoutName];

/** Options of a layout, by its name. */
export type LayoutOptions = ReturnType<AnyStrategy['options']>;

/** Model of a layout, by its name. */
export type LayoutModel = Parameters<AnyStrategy['lengthOf']>[0];

/** Returns the strategy of a layout. */
export const strategyOf = (name: LayoutName): LayoutStrategy<LayoutOptions, LayoutModel> => LAYOUTS[name];
