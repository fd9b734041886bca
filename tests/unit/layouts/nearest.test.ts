import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnsModel } from '../../../src/layouts/layout-model.ts';
import { nearest, type Direction } from '../../../src/layouts/nearest.ts';
import { boxInWall, countInWall, layoutWall, segmentAt, type Wall } from '../../../src/layouts/wall.ts';
import { anyRatios, bottomOf, present, rightOf } from './support/any-gallery.ts';
import { anyShapeOf, anyWall, anyWallOf, anyWallShape, boxesInWall } from './support/any-wall.ts';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

const BACK = { up: 'down', down: 'up', left: 'right', right: 'left' } as const satisfies Record<
  Direction,
  Direction
>;

const anyPlace = fc.nat({ max: 239 });
const anyDirection = fc.constantFrom(...DIRECTIONS);
const anyVertical = fc.constantFrom('up' as const, 'down' as const);
const anySideways = fc.constantFrom('left' as const, 'right' as const);

/** Which way a move went, by its boxes; a side that is level is no way. */
function ways(from: { x: number; y: number }, to: { x: number; y: number }): Direction[] {
  const found: Direction[] = [];
  if (to.x < from.x - 1e-9) found.push('left');
  if (to.x > from.x + 1e-9) found.push('right');
  if (to.y < from.y - 1e-9) found.push('up');
  if (to.y > from.y + 1e-9) found.push('down');
  return found;
}

/** How far two stretches are apart; 0 when they overlap. */
const apart = (start: number, end: number, otherStart: number, otherEnd: number) =>
  Math.max(otherStart - end, start - otherEnd, 0);

/** What walls of columns have in common, whatever is known of them. */
const columnsOf = (wall: Wall) => present(segmentAt(wall, 0)).model as ColumnsModel;

describe('the nearest item, of the same page or another', () => {
  it('lies in the direction that was asked for', () => {
    fc.assert(
      fc.property(anyWall, anyPlace, anyDirection, (wall, place, direction) => {
        const from = place % countInWall(wall);
        const to = nearest(wall, from, direction);
        const [a, b] = [present(boxInWall(wall, from)), to === undefined ? undefined : boxInWall(wall, to)];
        expect(b ? ways(a, b) : [direction]).toContain(direction);
      }),
      { numRuns: 500 },
    );
  });

  it('is found the other way round, too: in grids wherever there is a tile, sideways in rows and carousels', () => {
    const check = (wall: Wall, index: number, direction: Direction) => {
      const to = nearest(wall, index, direction);
      expect(to === undefined ? index : nearest(wall, to, BACK[direction])).toBe(index);
    };
    const anyLevel = fc.oneof(anyShapeOf.grid, anyShapeOf.rows, anyShapeOf.carousel);
    fc.assert(
      fc.property(anyWallOf(anyLevel), anyPlace, anySideways, (wall, place, way) => {
        check(wall, place % countInWall(wall), way);
      }),
    );
    fc.assert(
      fc.property(anyWallOf(anyShapeOf.grid), anyPlace, (wall, place) => {
        const count = countInWall(wall);
        const { columns } = present(segmentAt(wall, 0)).model as { columns: number };
        check(wall, place % count, 'up');
        // Below the last but one row there may be none in this column.
        const full = Math.min(place % count, Math.max(0, count - 1 - columns));
        if (full + columns < count) check(wall, full, 'down');
        else expect(count).toBeLessThanOrEqual(columns);
      }),
    );
  });

  it('is found the other way round up and down a column', () => {
    fc.assert(
      fc.property(anyWallOf(anyShapeOf.columns), anyPlace, anyVertical, (wall, place, way) => {
        const from = place % countInWall(wall);
        const to = nearest(wall, from, way);
        expect(to === undefined ? from : nearest(wall, to, BACK[way])).toBe(from);
      }),
      { numRuns: 300 },
    );
  });

  it('is, up and down a column, the one that stands next in it', () => {
    fc.assert(
      fc.property(anyWallOf(anyShapeOf.columns), anyPlace, anyVertical, (wall, place, way) => {
        const boxes = boxesInWall(wall);
        const from = present(boxes[place % boxes.length]);
        const beyond = boxes.flatMap((box) => {
          const ahead = way === 'up' ? from.y - bottomOf(box) : box.y - bottomOf(from);
          return Math.abs(box.x - from.x) < 1 && ahead > -1e-6 ? [ahead] : [];
        });
        const to = nearest(wall, place % boxes.length, way);
        const box = to === undefined ? undefined : present(boxes[to]);
        const ahead = box && (way === 'up' ? from.y - bottomOf(box) : box.y - bottomOf(from));
        expect(ahead ?? Infinity).toBe(Math.min(...beyond, Infinity));
      }),
      { numRuns: 300 },
    );
  });

  it('is, from row to row, the one of the next row that is nearest to the middle', () => {
    fc.assert(
      fc.property(anyWallOf(anyShapeOf.rows), anyPlace, anyVertical, (wall, place, way) => {
        const boxes = boxesInWall(wall);
        const from = present(boxes[place % boxes.length]);
        const middle = from.x + from.width / 2;
        const beyond = boxes.filter((box) => (way === 'up' ? box.y < from.y : box.y > from.y));
        const y =
          way === 'up' ? Math.max(...beyond.map((box) => box.y)) : Math.min(...beyond.map((box) => box.y));
        const distances = boxes.map((box) =>
          box.y === y ? apart(middle, middle, box.x, rightOf(box)) : Infinity,
        );
        const to = nearest(wall, place % boxes.length, way);
        expect(to === undefined).toBe(beyond.length === 0);
        expect(to === undefined ? Infinity : distances[to]).toBe(Math.min(...distances));
      }),
      { numRuns: 300 },
    );
  });

  it('is, from column to column, the one of the next column that is nearest to the middle', () => {
    fc.assert(
      fc.property(anyWallOf(anyShapeOf.columns), anyPlace, anySideways, (wall, place, way) => {
        const boxes = boxesInWall(wall);
        const { columnWidth, gap } = columnsOf(wall);
        const from = present(boxes[place % boxes.length]);
        const middle = from.y + from.height / 2;
        const x = from.x + (way === 'left' ? -1 : 1) * (columnWidth + gap);
        const distances = boxes.map((box) =>
          Math.abs(box.x - x) < 1 ? apart(middle, middle, box.y, bottomOf(box)) : Infinity,
        );
        const to = nearest(wall, place % boxes.length, way);
        expect(to === undefined).toBe(Math.min(...distances) === Infinity);
        expect(to === undefined ? Infinity : distances[to]).toBe(Math.min(...distances));
      }),
      { numRuns: 300 },
    );
  });

  it('goes on from page to page: below the last row of one is the next, and nothing is skipped on the way down', () => {
    const anyVerticalShape = fc.oneof(anyShapeOf.rows, anyShapeOf.columns);
    const anyParts = fc.array(anyRatios(60, 30), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(anyVerticalShape, anyParts, fc.boolean(), (shape, pages, isRead) => {
        const parts = pages.map((ratios, i) => ({
          count: ratios.length,
          ratios: isRead || i % 2 ? new Float64Array(ratios) : undefined,
        }));
        const wall = present(layoutWall(parts, shape));
        const visited: (number | undefined)[] = [];
        for (let at: number | undefined = 0; at !== undefined; at = nearest(wall, at, 'down'))
          visited.push(wall.segments.indexOf(present(segmentAt(wall, at))));
        const shown = wall.segments.flatMap(({ model, end }, i) =>
          // A page that goes on in columns may be too short to have an item in each.
          model.count && (model.layout === 'rows' || end === 'start') ? [i] : [],
        );
        expect(visited).toEqual(expect.arrayContaining(shown));
      }),
    );
  });

  it('goes on from page to page along a carousel', () => {
    fc.assert(
      fc.property(anyWallOf(anyShapeOf.carousel), (wall) => {
        const last = countInWall(wall) - 1;
        const visited = [0];
        for (let at = nearest(wall, 0, 'right'); at !== undefined; at = nearest(wall, at, 'right'))
          visited.push(at);
        expect(visited).toEqual(Array.from({ length: last + 1 }, (_, i) => i));
        expect([nearest(wall, last, 'up'), nearest(wall, last, 'down')]).toEqual([undefined, undefined]);
      }),
    );
  });

  it('goes on from page to page where pages are shorter than a row of columns', () => {
    const parts = Array.from({ length: 9 }, () => ({ count: 2, ratios: Float64Array.of(1, 1) }));
    const wall = present(layoutWall(parts, { layout: 'columns', width: 618, columnSize: 98, gap: 6 }));
    expect(nearest(wall, 0, 'down')).toBe(6);
    expect(nearest(wall, 12, 'up')).toBe(6);
    expect(nearest(wall, 6, 'right')).toBe(7);
  });

  it('below a tile that has none is the last tile, and nothing wraps', () => {
    const grid = present(
      layoutWall([{ count: 2 }, { count: 3 }], { layout: 'grid', width: 312, tileSize: 100 }),
    );
    expect(nearest(grid, 2, 'down')).toBe(4);
    expect(nearest(grid, 2, 'right')).toBeUndefined();
    expect(nearest(grid, 3, 'left')).toBeUndefined();
    expect(nearest(grid, 4, 'down')).toBeUndefined();
    expect(nearest(grid, 4, 'right')).toBeUndefined();
    expect(nearest(grid, 0, 'up')).toBeUndefined();
  });

  it('of an item that is none is none', () => {
    fc.assert(
      fc.property(anyWall, anyDirection, (wall, direction) => {
        for (const index of [-1, countInWall(wall), 0.5, NaN])
          expect(nearest(wall, index, direction)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(anyWallShape, anyDirection, (shape, direction) => {
        expect(nearest(present(layoutWall([], shape)), 0, direction)).toBeUndefined();
      }),
    );
  });
});
