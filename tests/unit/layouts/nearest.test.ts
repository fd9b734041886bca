import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutGrid } from '../../../src/layouts/grid.ts';
import { layoutRows } from '../../../src/layouts/rows.ts';
import { nearest, nearestInRow, type Direction } from '../../../src/layouts/nearest.ts';
import { bottomOf, boxesOf, present, rightOf } from './support/any-gallery.ts';
import {
  anyCarouselModel,
  anyColumnsModel,
  anyGridModel,
  anyModel,
  anyRowsModel,
} from './support/any-model.ts';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

const BACK = { up: 'down', down: 'up', left: 'right', right: 'left' } as const satisfies Record<
  Direction,
  Direction
>;

const anyPlace = fc.nat({ max: 59 });

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

describe('the nearest item', () => {
  it('lies in the direction that was asked for', () => {
    fc.assert(
      fc.property(anyModel, anyPlace, fc.constantFrom(...DIRECTIONS), (model, place, direction) => {
        const boxes = boxesOf(model);
        const from = place % model.count;
        const to = nearest(model, from, direction);
        const [a, b] = [present(boxes[from]), boxes[to ?? from]];
        expect(b && to !== undefined ? ways(a, b) : [direction]).toContain(direction);
      }),
      { numRuns: 500 },
    );
  });

  it('is found the other way round, too: in grids wherever there is a tile, sideways in rows and carousels', () => {
    const check = (model: Parameters<typeof nearest>[0], index: number, direction: Direction) => {
      const to = nearest(model, index, direction);
      if (to !== undefined) expect(nearest(model, to, BACK[direction])).toBe(index);
    };
    fc.assert(
      fc.property(anyGridModel, anyRowsModel, anyCarouselModel, anyPlace, (grid, rows, carousel, place) => {
        for (const direction of ['left', 'right'] as const)
          for (const model of [grid, rows, carousel]) check(model, place % model.count, direction);
        check(grid, place % grid.count, 'up');
        const full = place % grid.count;
        if (full + grid.columns < grid.count) check(grid, full, 'down');
      }),
    );
  });

  it('is found the other way round up and down a column', () => {
    fc.assert(
      fc.property(anyColumnsModel, anyPlace, (model, place) => {
        const from = place % model.count;
        for (const direction of ['up', 'down'] as const) {
          const to = nearest(model, from, direction);
          expect(to === undefined ? from : nearest(model, to, BACK[direction])).toBe(from);
        }
      }),
    );
  });

  it('is, across rows, the one of the next row that is nearest to the middle', () => {
    fc.assert(
      fc.property(
        anyRowsModel,
        anyPlace,
        fc.constantFrom('up' as const, 'down' as const),
        (model, place, way) => {
          const boxes = boxesOf(model);
          const from = present(boxes[place % model.count]);
          const middle = from.x + from.width / 2;
          const beyond = boxes.filter((box) => (way === 'up' ? box.y < from.y : box.y > from.y));
          const y =
            way === 'up' ? Math.max(...beyond.map((box) => box.y)) : Math.min(...beyond.map((box) => box.y));
          const distances = boxes.map((box) =>
            box.y === y ? apart(middle, middle, box.x, rightOf(box)) : Infinity,
          );
          const to = nearest(model, place % model.count, way);
          expect(to === undefined).toBe(beyond.length === 0);
          expect(to === undefined ? Infinity : distances[to]).toBe(Math.min(...distances));
        },
      ),
    );
  });

  it('is, across columns, the one of the next column that is nearest to the middle', () => {
    fc.assert(
      fc.property(
        anyColumnsModel,
        anyPlace,
        fc.constantFrom('left' as const, 'right' as const),
        (model, place, way) => {
          const boxes = boxesOf(model);
          const from = present(boxes[place % model.count]);
          const middle = from.y + from.height / 2;
          const x = from.x + (way === 'left' ? -1 : 1) * (model.columnWidth + model.gap);
          const distances = boxes.map((box) =>
            Math.abs(box.x - x) < 1 ? apart(middle, middle, box.y, bottomOf(box)) : Infinity,
          );
          const to = nearest(model, place % model.count, way);
          expect(to === undefined).toBe(Math.min(...distances) === Infinity);
          expect(to === undefined ? Infinity : distances[to]).toBe(Math.min(...distances));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('below a tile that has none is the last tile, and nothing wraps', () => {
    const grid = present(layoutGrid(5, { width: 312, tileSize: 100 }));
    expect(nearest(grid, 2, 'down')).toBe(4);
    expect(nearest(grid, 2, 'right')).toBeUndefined();
    expect(nearest(grid, 3, 'left')).toBeUndefined();
    expect(nearest(grid, 4, 'down')).toBeUndefined();
    expect(nearest(grid, 4, 'right')).toBeUndefined();
    expect(nearest(grid, 0, 'up')).toBeUndefined();
  });

  it('of an item that is none is none', () => {
    fc.assert(
      fc.property(anyModel, fc.constantFrom(...DIRECTIONS), (model, direction) => {
        for (const index of [-1, model.count, 0.5, NaN])
          expect(nearest(model, index, direction)).toBeUndefined();
      }),
    );
  });

  it('of another block is the one of its first or last row that is nearest to where the move comes from', () => {
    const rows = present(
      layoutRows([1, 1, 1, 1, 1, 1], { width: 300, targetHeight: 100, gap: 0, lastRow: 'justify' }),
    );
    expect([...rows.starts]).toEqual([0, 3, 6]);
    expect(nearestInRow(rows, 0, 150)).toBe(1);
    expect(nearestInRow(rows, -1, 9000)).toBe(5);
    expect([2, -3].map((row) => nearestInRow(rows, row, 0))).toEqual([undefined, undefined]);
  });
});
