import fc from 'fast-check';
import type { Box } from '../../../../src/layouts/layout-model.ts';
import {
  boxInWall,
  countInWall,
  layoutWall,
  type Wall,
  type WallPart,
  type WallShape,
} from '../../../../src/layouts/wall.ts';
import { anyGap, anyRatios, anyTarget, anyWidth, bottomOf, present, rightOf } from './any-gallery.ts';

const anyContainer = fc.oneof(anyWidth, fc.double({ min: 120, max: 900, noNaN: true }));

const anySize = fc.integer({ min: 60, max: 400 });

/** Lengths of each layout. */
export const anyShapeOf = {
  grid: fc.record({ layout: fc.constant('grid' as const), width: anyContainer, gap: anyGap }),
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

export const anyWallShape: fc.Arbitrary<WallShape> = fc.oneof(...Object.values(anyShapeOf));

/** Pages of any size, none included. */
export const anyPages = (most = 6, longest = 40) =>
  fc.array(
    anyRatios(longest).map((ratios) => new Float64Array(ratios)),
    { minLength: 1, maxLength: most, size: 'max' },
  );

/** What happens to a page: it is read, as it is or with other pictures, or it is not known any more. */
const anyStep = fc.record({
  page: fc.nat({ max: 5 }),
  what: fc.constantFrom('read', 'read', 'read', 'changed', 'forgotten'),
});

/** A wall and the parts that it was made of. */
export interface Made {
  wall: Wall;
  parts: readonly WallPart[];
}

/** Walls of a list of which pages become known, one by one, each wall given the one before. */
export function wallsOf(
  shape: WallShape,
  pages: readonly Float64Array[],
  steps: readonly { page: number; what: string }[],
): Made[] {
  const parts: WallPart[] = pages.map(({ length }) => ({ count: length }));
  let before: Wall | undefined;
  return [undefined, ...steps].map((step) => {
    const at = (step?.page ?? 0) % pages.length;
    const ratios = present(pages[at]);
    if (step?.what === 'forgotten') parts[at] = { count: ratios.length };
    else if (step?.what === 'changed') parts[at] = { count: ratios.length, ratios: ratios.toReversed() };
    else if (step) parts[at] = { count: ratios.length, ratios };
    before = present(layoutWall(parts, shape, { before }));
    return { wall: before, parts: [...parts] };
  });
}

/** Walls of any layout while their pages come and go. */
export const anyWallsOf = (shape: fc.Arbitrary<WallShape>) =>
  fc
    .tuple(shape, anyPages(), fc.array(anyStep, { minLength: 1, maxLength: 8, size: 'max' }))
    .map(([lengths, pages, steps]) => wallsOf(lengths, pages, steps));

/** One wall of any state: some pages known, some not. */
export const anyWallOf = (shape: fc.Arbitrary<WallShape>): fc.Arbitrary<Wall> =>
  anyWallsOf(shape)
    .map((made) => present(made.at(-1)).wall)
    .filter((wall) => countInWall(wall) > 0);

export const anyWall = anyWallOf(anyWallShape);

/** Every box of a wall. */
export const boxesInWall = (wall: Wall): Box[] =>
  Array.from({ length: countInWall(wall) }, (_, i) => present(boxInWall(wall, i)));

/** Where a box begins and ends in the way that its wall goes. */
export const spanOf = (wall: Wall, box: Box): [number, number] =>
  wall.shape.layout === 'carousel' ? [box.x, rightOf(box)] : [box.y, bottomOf(box)];

/** One of each layout, for examples. */
export const SHAPES = {
  grid: { layout: 'grid', width: 1248, gap: 8 },
  rows: { layout: 'rows', width: 1248, targetHeight: 200, gap: 8 },
  columns: { layout: 'columns', width: 1248, columnSize: 220, gap: 8 },
  carousel: { layout: 'carousel', height: 200, gap: 8 },
} as const satisfies Record<string, WallShape>;

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
