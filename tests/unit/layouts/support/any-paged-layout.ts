import fc from 'fast-check';
import type { Box } from '../../../../src/layouts/layout-model.ts';
import type { LayoutStrategy, Lengths } from '../../../../src/layouts/layout-strategy.ts';
import {
  boxOf,
  itemCount,
  layoutPages,
  type PagedLayout,
  type PageRatios,
} from '../../../../src/layouts/paged-layout.ts';
import { strategy as carousel } from '../../../../src/layouts/carousel/carousel.ts';
import { strategy as columns } from '../../../../src/layouts/columns/columns.ts';
import { strategy as grid } from '../../../../src/layouts/grid/grid.ts';
import { strategy as rows } from '../../../../src/layouts/rows/rows.ts';
import { anyGap, anyRatios, anyTarget, anyWidth, bottomOf, present, rightOf } from './any-gallery.ts';

const anyContainer = fc.oneof(anyWidth, fc.double({ min: 120, max: 900, noNaN: true }));

const anySize = fc.integer({ min: 60, max: 400 });

export { carousel, columns, grid, rows };

/** A layout and its lengths. */
export interface LayoutOptions extends Lengths {
  strategy: LayoutStrategy;
}

/** Lays out the pages of a list. */
export const layoutList = (
  pages: readonly PageRatios[],
  { strategy, ...lengths }: LayoutOptions,
  options: { before?: PagedLayout | undefined } = {},
): PagedLayout | undefined => layoutPages(strategy, pages, lengths, options);

const anyLengths = (
  strategy: LayoutStrategy,
  size: fc.Arbitrary<number>,
  ratio: fc.Arbitrary<number> = fc.constant(1),
): fc.Arbitrary<LayoutOptions> =>
  fc.record({ strategy: fc.constant(strategy), width: anyContainer, size, ratio, gap: anyGap });

/** Lengths of each layout. */
export const anyOptionsOf = {
  grid: anyLengths(grid, fc.integer({ min: 40, max: 600 }), fc.constantFrom(1, 4 / 3, 0.75)),
  rows: anyLengths(rows, anyTarget),
  columns: anyLengths(columns, anySize),
  carousel: anyLengths(carousel, anySize),
};

export const anyOptions: fc.Arbitrary<LayoutOptions> = fc.oneof(...Object.values(anyOptionsOf));

/** Non-empty pages of any size. */
export const anyPages = (most = 6, longest = 40) =>
  fc.array(
    anyRatios(longest).map((ratios) => new Float64Array(ratios)),
    { minLength: 1, maxLength: most, size: 'max' },
  );

/** Event of a page: loaded, loaded with other pictures, or unloaded. */
const anyStep = fc.record({
  page: fc.nat({ max: 5 }),
  what: fc.constantFrom('read', 'read', 'read', 'changed', 'unloaded'),
});

/** A layout and its pages. */
export interface LayoutState {
  layout: PagedLayout;
  parts: readonly PageRatios[];
}

/** Successive layouts of a list whose pages load one by one, each based on the preceding one. */
export function layoutsOf(
  options: LayoutOptions,
  pages: readonly Float64Array[],
  steps: readonly { page: number; what: string }[],
): LayoutState[] {
  const parts: PageRatios[] = pages.map(({ length }) => ({ count: length }));
  let before: PagedLayout | undefined;
  return [undefined, ...steps].map((step) => {
    const at = (step?.page ?? 0) % pages.length;
    const ratios = present(pages[at]);
    if (step?.what === 'unloaded') parts[at] = { count: ratios.length };
    else if (step?.what === 'changed') parts[at] = { count: ratios.length, ratios: ratios.toReversed() };
    else if (step) parts[at] = { count: ratios.length, ratios };
    before = present(layoutList(parts, options, { before }));
    return { layout: before, parts: [...parts] };
  });
}

/** Successive layouts while pages load and unload. */
export const anyLayoutsOf = (options: fc.Arbitrary<LayoutOptions>) =>
  fc
    .tuple(options, anyPages(), fc.array(anyStep, { minLength: 1, maxLength: 8, size: 'max' }))
    .map(([lengths, pages, steps]) => layoutsOf(lengths, pages, steps));

/** A layout in any state: some pages known, some not. */
export const anyLayoutOf = (options: fc.Arbitrary<LayoutOptions>): fc.Arbitrary<PagedLayout> =>
  anyLayoutsOf(options)
    .map((made) => present(made.at(-1)).layout)
    .filter((layout) => itemCount(layout) > 0);

export const anyLayout = anyLayoutOf(anyOptions);

/** Every box of a layout. */
export const boxesOfLayout = (layout: PagedLayout): Box[] =>
  Array.from({ length: itemCount(layout) }, (_, i) => present(boxOf(layout, i)));

/** Start and end of a box on the scroll axis. */
export const spanOf = (layout: PagedLayout, box: Box): [number, number] =>
  layout.strategy.axis === 'x' ? [box.x, rightOf(box)] : [box.y, bottomOf(box)];

/** One of each layout, for examples. */
export const OPTIONS = {
  grid: { strategy: grid, width: 1248, size: 220, ratio: 1, gap: 8 },
  rows: { strategy: rows, width: 1248, size: 200, ratio: 1, gap: 8 },
  columns: { strategy: columns, width: 1248, size: 220, ratio: 1, gap: 8 },
  carousel: { strategy: carousel, width: 1248, size: 200, ratio: 1, gap: 8 },
} as const satisfies Record<string, LayoutOptions>;

/** Boxes of the same row, row by row. */
export function rowsOf(boxes: readonly Box[]): Box[][] {
  const rows: Box[][] = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row?.[0]?.y === box.y) row.push(box);
    else rows.push([box]);
  }
  return rows;
}
