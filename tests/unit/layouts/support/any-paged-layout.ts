import fc from 'fast-check';
import type { Box } from '../../../../src/layouts/layout-model.ts';
import { boxOf, itemCount, layoutPages, type PagedLayout } from '../../../../src/layouts/paged-layout.ts';
import type { LayoutOptions } from '../../../../src/layouts/layouts.ts';
import type { PageRatios } from '../../../../src/layouts/segment.ts';
import { anyGap, anyRatios, anyTarget, anyWidth, bottomOf, present, rightOf } from './any-gallery.ts';

const anyContainer = fc.oneof(anyWidth, fc.double({ min: 120, max: 900, noNaN: true }));

const anySize = fc.integer({ min: 60, max: 400 });

/** Lengths of each layout. */
export const anyOptionsOf = {
  grid: fc.record({
    layout: fc.constant('grid' as const),
    width: anyContainer,
    tileSize: fc.integer({ min: 40, max: 600 }),
    ratio: fc.constantFrom(1, 4 / 3, 0.75),
    gap: anyGap,
  }),
  rows: fc.record({
    layout: fc.constant('rows' as const),
    width: anyContainer,
    targetHeight: anyTarget,
    gap: anyGap,
  }),
  columns: fc.record({
    layout: fc.constant('columns' as const),
    width: anyContainer,
    columnSize: anySize,
    gap: anyGap,
  }),
  carousel: fc.record({ layout: fc.constant('carousel' as const), height: anySize, gap: anyGap }),
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
    before = present(layoutPages(parts, options, { before }));
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
  layout.options.layout === 'carousel' ? [box.x, rightOf(box)] : [box.y, bottomOf(box)];

/** One of each layout, for examples. */
export const OPTIONS = {
  grid: { layout: 'grid', width: 1248, tileSize: 220, ratio: 1, gap: 8 },
  rows: { layout: 'rows', width: 1248, targetHeight: 200, gap: 8 },
  columns: { layout: 'columns', width: 1248, columnSize: 220, gap: 8 },
  carousel: { layout: 'carousel', height: 200, gap: 8 },
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
