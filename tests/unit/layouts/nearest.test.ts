import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnsModel } from '../../../src/layouts/columns/layout-columns.ts';
import type { GridModel } from '../../../src/layouts/grid/grid.ts';
import { nearest, type Direction } from '../../../src/layouts/nearest.ts';
import { boxOf, itemCount, segmentAt, type PagedLayout } from '../../../src/layouts/paged-layout.ts';
import { anyRatios, bottomOf, present, rightOf } from './support/any-gallery.ts';
import {
  anyOptionsOf,
  anyLayout,
  anyLayoutOf,
  anyOptions,
  boxesOfLayout,
  layoutList,
  OPTIONS,
} from './support/any-paged-layout.ts';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

const BACK = { up: 'down', down: 'up', left: 'right', right: 'left' } as const satisfies Record<
  Direction,
  Direction
>;

const anyPlace = fc.nat({ max: 239 });
const anyDirection = fc.constantFrom(...DIRECTIONS);
const anyVertical = fc.constantFrom('up' as const, 'down' as const);
const anySideways = fc.constantFrom('left' as const, 'right' as const);

/** Directions of a move from one box to another; an unchanged edge is not a direction. */
function directionsOf(from: { x: number; y: number }, to: { x: number; y: number }): Direction[] {
  const found: Direction[] = [];
  if (to.x < from.x - 1e-9) found.push('left');
  if (to.x > from.x + 1e-9) found.push('right');
  if (to.y < from.y - 1e-9) found.push('up');
  if (to.y > from.y + 1e-9) found.push('down');
  return found;
}

/** Distance of two intervals; 0 if they overlap. */
const distanceOf = (start: number, end: number, otherStart: number, otherEnd: number) =>
  Math.max(otherStart - end, start - otherEnd, 0);

/** The model of the columns, which all segments share. */
const columnsOf = (layout: PagedLayout) => present(segmentAt(layout, 0)).model as ColumnsModel;

describe('the nearest item, on the same page or another', () => {
  it('lies in the given direction', () => {
    fc.assert(
      fc.property(anyLayout, anyPlace, anyDirection, (layout, place, direction) => {
        const from = place % itemCount(layout);
        const to = nearest(layout, from, direction);
        const [a, b] = [present(boxOf(layout, from)), to === undefined ? undefined : boxOf(layout, to)];
        expect(b ? directionsOf(a, b) : [direction]).toContain(direction);
      }),
      { numRuns: 500 },
    );
  });

  it('leads back in the opposite direction: always in grids, horizontally in rows and carousels', () => {
    const check = (layout: PagedLayout, index: number, direction: Direction) => {
      const to = nearest(layout, index, direction);
      expect(to === undefined ? index : nearest(layout, to, BACK[direction])).toBe(index);
    };
    const anyLevel = fc.oneof(anyOptionsOf.grid, anyOptionsOf.rows, anyOptionsOf.carousel);
    fc.assert(
      fc.property(anyLayoutOf(anyLevel), anyPlace, anySideways, (layout, place, way) => {
        check(layout, place % itemCount(layout), way);
      }),
    );
    fc.assert(
      fc.property(anyLayoutOf(anyOptionsOf.grid), anyPlace, (layout, place) => {
        const count = itemCount(layout);
        const { columns } = present(segmentAt(layout, 0)).model as GridModel;
        check(layout, place % count, 'up');
        // The row below may have no item in this column if it is the last one.
        const full = Math.min(place % count, Math.max(0, count - 1 - columns));
        if (full + columns < count) check(layout, full, 'down');
        else expect(count).toBeLessThanOrEqual(columns);
      }),
    );
  });

  it('leads back in the opposite direction within a column', () => {
    fc.assert(
      fc.property(anyLayoutOf(anyOptionsOf.columns), anyPlace, anyVertical, (layout, place, way) => {
        const from = place % itemCount(layout);
        const to = nearest(layout, from, way);
        expect(to === undefined ? from : nearest(layout, to, BACK[way])).toBe(from);
      }),
      { numRuns: 300 },
    );
  });

  it('is vertically the next item of the column', () => {
    fc.assert(
      fc.property(anyLayoutOf(anyOptionsOf.columns), anyPlace, anyVertical, (layout, place, way) => {
        const boxes = boxesOfLayout(layout);
        const from = present(boxes[place % boxes.length]);
        const beyond = boxes.flatMap((box) => {
          const ahead = way === 'up' ? from.y - bottomOf(box) : box.y - bottomOf(from);
          return Math.abs(box.x - from.x) < 1 && ahead > -1e-6 ? [ahead] : [];
        });
        const to = nearest(layout, place % boxes.length, way);
        const box = to === undefined ? undefined : present(boxes[to]);
        const ahead = box && (way === 'up' ? from.y - bottomOf(box) : box.y - bottomOf(from));
        expect(ahead ?? Infinity).toBe(Math.min(...beyond, Infinity));
      }),
      { numRuns: 300 },
    );
  });

  it('is vertically the item of the next row whose centre is nearest', () => {
    fc.assert(
      fc.property(anyLayoutOf(anyOptionsOf.rows), anyPlace, anyVertical, (layout, place, way) => {
        const boxes = boxesOfLayout(layout);
        const from = present(boxes[place % boxes.length]);
        const middle = from.x + from.width / 2;
        const beyond = boxes.filter((box) => (way === 'up' ? box.y < from.y : box.y > from.y));
        const y =
          way === 'up' ? Math.max(...beyond.map((box) => box.y)) : Math.min(...beyond.map((box) => box.y));
        const distances = boxes.map((box) =>
          box.y === y ? distanceOf(middle, middle, box.x, rightOf(box)) : Infinity,
        );
        const to = nearest(layout, place % boxes.length, way);
        expect(to === undefined).toBe(beyond.length === 0);
        expect(to === undefined ? Infinity : distances[to]).toBe(Math.min(...distances));
      }),
      { numRuns: 300 },
    );
  });

  it('is horizontally the item of the next column whose centre is nearest', () => {
    fc.assert(
      fc.property(anyLayoutOf(anyOptionsOf.columns), anyPlace, anySideways, (layout, place, way) => {
        const boxes = boxesOfLayout(layout);
        const { columnWidth } = columnsOf(layout);
        const { gap } = layout.lengths;
        const from = present(boxes[place % boxes.length]);
        const middle = from.y + from.height / 2;
        const x = from.x + (way === 'left' ? -1 : 1) * (columnWidth + gap);
        const distances = boxes.map((box) =>
          Math.abs(box.x - x) < 1 ? distanceOf(middle, middle, box.y, bottomOf(box)) : Infinity,
        );
        const to = nearest(layout, place % boxes.length, way);
        expect(to === undefined).toBe(Math.min(...distances) === Infinity);
        expect(to === undefined ? Infinity : distances[to]).toBe(Math.min(...distances));
      }),
      { numRuns: 300 },
    );
  });

  it('continues on the next page below the last row, and no row is skipped', () => {
    const anyVerticalOptions = fc.oneof(anyOptionsOf.rows, anyOptionsOf.columns);
    const anyParts = fc.array(anyRatios(60, 30), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(anyVerticalOptions, anyParts, fc.boolean(), (options, pages, isRead) => {
        const parts = pages.map((ratios, i) => ({
          count: ratios.length,
          ratios: isRead || i % 2 ? new Float64Array(ratios) : undefined,
        }));
        const layout = present(layoutList(parts, options));
        const visited: (number | undefined)[] = [];
        for (let at: number | undefined = 0; at !== undefined; at = nearest(layout, at, 'down'))
          visited.push(layout.segments.indexOf(present(segmentAt(layout, at))));
        const shown = layout.segments.flatMap(({ model, start }, i) =>
          // A continued page of columns may be too short to have an item in each column.
          model.count && !(start && options.strategy.fills === 'columns') ? [i] : [],
        );
        expect(visited).toEqual(expect.arrayContaining(shown));
      }),
    );
  });

  it('continues on the next page of a carousel', () => {
    fc.assert(
      fc.property(anyLayoutOf(anyOptionsOf.carousel), (layout) => {
        const last = itemCount(layout) - 1;
        const visited = [0];
        for (let at = nearest(layout, 0, 'right'); at !== undefined; at = nearest(layout, at, 'right'))
          visited.push(at);
        expect(visited).toEqual(Array.from({ length: last + 1 }, (_, i) => i));
        expect([nearest(layout, last, 'up'), nearest(layout, last, 'down')]).toEqual([undefined, undefined]);
      }),
    );
  });

  it('continues on the next page where pages have fewer items than there are columns', () => {
    const parts = Array.from({ length: 9 }, () => ({ count: 2, ratios: Float64Array.of(1, 1) }));
    const layout = present(layoutList(parts, { ...OPTIONS.columns, width: 618, size: 98, gap: 6 }));
    expect(nearest(layout, 0, 'down')).toBe(6);
    expect(nearest(layout, 12, 'up')).toBe(6);
    expect(nearest(layout, 6, 'right')).toBe(7);
  });

  it('is the last item where none is below, and does not wrap', () => {
    const grid = present(
      layoutList([{ count: 2 }, { count: 3 }], { ...OPTIONS.grid, width: 312, size: 100, gap: 6 }),
    );
    expect(nearest(grid, 2, 'down')).toBe(4);
    expect(nearest(grid, 2, 'right')).toBeUndefined();
    expect(nearest(grid, 3, 'left')).toBeUndefined();
    expect(nearest(grid, 4, 'down')).toBeUndefined();
    expect(nearest(grid, 4, 'right')).toBeUndefined();
    expect(nearest(grid, 0, 'up')).toBeUndefined();
  });

  it('is undefined for an invalid index', () => {
    fc.assert(
      fc.property(anyLayout, anyDirection, (layout, direction) => {
        for (const index of [-1, itemCount(layout), 0.5, NaN])
          expect(nearest(layout, index, direction)).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(anyOptions, anyDirection, (options, direction) => {
        expect(nearest(present(layoutList([], options)), 0, direction)).toBeUndefined();
      }),
    );
  });
});
