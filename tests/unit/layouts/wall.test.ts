import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../src/layouts/layout-model.ts';
import {
  boxInWall,
  countInWall,
  itemsInWall,
  layoutWall,
  segmentAt,
  type Wall,
  type WallPart,
} from '../../../src/layouts/wall.ts';
import { NO_LENGTHS, NO_RATIOS, overlaps, present, rightOf } from './support/any-gallery.ts';
import {
  anyShapeOf,
  anyWall,
  anyWallOf,
  anyWallShape,
  anyWallsOf,
  boxesInWall,
  rowsOf,
  SHAPES,
  spanOf,
} from './support/any-wall.ts';

/** What a browser cannot show. */
const UNSEEN = 1 / 64;

describe('a wall, whatever is known of it', () => {
  it('has no boxes that overlap, none outside of it, and ends with the last', () => {
    fc.assert(
      fc.property(anyWallsOf(anyWallShape), (made) => {
        for (const { wall } of made) {
          const boxes = boxesInWall(wall);
          expect(overlaps(boxes)).toEqual([]);
          const width = 'width' in wall.shape ? wall.shape.width : wall.length;
          for (const box of boxes) {
            expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
            expect(rightOf(box)).toBeLessThan(width + 1e-6);
          }
          expect(wall.length).toBeCloseTo(Math.max(0, ...boxes.map((box) => spanOf(wall, box)[1])), 6);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the order of the list: each item begins after the one before, and leaves no hole', () => {
    fc.assert(
      fc.property(anyWallsOf(anyWallShape), (made) => {
        for (const { wall } of made) {
          let end = -present(wall.shape.gap);
          let before: Box | undefined;
          for (const box of boxesInWall(wall)) {
            const [start, stop] = spanOf(wall, box);
            const isLevel = before !== undefined && Math.abs(box.y - before.y) < UNSEEN;
            if (before && isLevel) expect(box.x).toBeGreaterThan(before.x);
            if (before && !isLevel) expect(box.y).toBeGreaterThan(before.y);
            expect(start).toBeLessThan(end + present(wall.shape.gap) + 1e-6);
            end = Math.max(end, stop);
            before = box;
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has rows that fill the width exactly, but for the last of the list', () => {
    fc.assert(
      fc.property(anyWallsOf(anyShapeOf.rows), (made) => {
        for (const { wall, parts } of made) {
          const rows = rowsOf(boxesInWall(wall));
          const full = parts.at(-1)?.ratios ? rows.slice(0, -1) : rows;
          for (const row of full)
            expect(rightOf(present(row.at(-1)))).toBeCloseTo((wall.shape as { width: number }).width, 6);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives each item one box, and each that stands in a known page its own shape', () => {
    const anyShape = fc.oneof(anyShapeOf.rows, anyShapeOf.columns, anyShapeOf.carousel);
    fc.assert(
      fc.property(anyWallsOf(anyShape), (made) => {
        for (const { wall, parts } of made) {
          const all = parts.flatMap(({ count, ratios = Array<number>(count).fill(NaN) }) => [...ratios]);
          expect(countInWall(wall)).toBe(all.length);
          for (const [i, ratio] of all.entries()) {
            const { width, height } = present(boxInWall(wall, i));
            if (present(segmentAt(wall, i)).ratios) expect(width / height).toBeCloseTo(ratio, 6);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('finds items, segments and boxes that agree', () => {
    fc.assert(
      fc.property(anyWall, (wall) => {
        const count = countInWall(wall);
        for (let i = 0; i < count; i++) {
          const { first, model, from, to } = present(segmentAt(wall, i));
          expect(i >= first && i < first + model.count).toBe(true);
          const [start, end] = spanOf(wall, present(boxInWall(wall, i)));
          expect(start > from - UNSEEN && end < to + 1e-6).toBe(true);
        }
        for (const index of [-1, count, 0.5, NaN]) {
          expect(segmentAt(wall, index)).toBeUndefined();
          expect(boxInWall(wall, index)).toBeUndefined();
        }
      }),
      { numRuns: 200 },
    );
  });

  const anyWindow = fc.tuple(
    fc.double({ min: -0.2, max: 1.2, noNaN: true }),
    fc.double({ min: 0.001, max: 0.5, noNaN: true }),
  );

  /** Items that a look at every box finds. */
  const seen = (wall: Wall, start: number, end: number) =>
    boxesInWall(wall).flatMap((box, i) => {
      const [from, to] = spanOf(wall, box);
      return from < end && to > start ? [i] : [];
    });

  it('finds the items of a window, no more and no less', () => {
    const anyShape = fc.oneof(anyShapeOf.grid, anyShapeOf.rows, anyShapeOf.carousel);
    fc.assert(
      fc.property(anyWallOf(anyShape), anyWindow, (wall, [at, size]) => {
        const [start, end] = [at * wall.length, (at + size) * wall.length];
        const { first, last } = itemsInWall(wall, start, end);
        const found = Array.from({ length: last - first + 1 }, (_, i) => first + i);
        expect(found).toEqual(expect.arrayContaining(seen(wall, start + 1e-9, end - 1e-9)));
        expect(seen(wall, start - 1e-9, end + 1e-9)).toEqual(expect.arrayContaining(found));
      }),
      { numRuns: 300 },
    );
  });

  it('finds, of columns, all items of a window', () => {
    fc.assert(
      fc.property(anyWallOf(anyShapeOf.columns), anyWindow, (wall, [at, size]) => {
        const [start, end] = [at * wall.length, (at + size) * wall.length];
        const { first, last } = itemsInWall(wall, start, end);
        for (const i of seen(wall, start, end)) expect(i >= first && i <= last).toBe(true);
        expect(last).toBeLessThan(countInWall(wall));
      }),
      { numRuns: 300 },
    );
  });

  it('finds nothing in a window that is empty or no window', () => {
    fc.assert(
      fc.property(anyWall, (wall) => {
        for (const [start, end] of [
          [5, 5],
          [9, 5],
          [NaN, 5],
          [0, NaN],
          [wall.length + 1, wall.length + 9],
        ] as const)
          expect(itemsInWall(wall, start, end)).toEqual({ first: 0, last: -1 });
      }),
    );
  });
});

describe('what cannot be laid out', () => {
  it('is undefined: lengths, shapes and counts that are none', () => {
    const lists: WallPart[][] = [[], [{ count: 3 }], [{ count: 1, ratios: Float64Array.of(1.5) }]];
    for (const parts of lists) {
      for (const length of NO_LENGTHS) {
        expect(layoutWall(parts, { ...SHAPES.grid, width: length })).toBeUndefined();
        expect(layoutWall(parts, { ...SHAPES.rows, width: length })).toBeUndefined();
        expect(layoutWall(parts, { ...SHAPES.rows, targetHeight: length })).toBeUndefined();
        expect(layoutWall(parts, { ...SHAPES.columns, width: length })).toBeUndefined();
        expect(layoutWall(parts, { ...SHAPES.columns, columnSize: length })).toBeUndefined();
        expect(layoutWall(parts, { ...SHAPES.carousel, height: length })).toBeUndefined();
      }
      for (const shape of Object.values(SHAPES))
        for (const gap of NO_LENGTHS.slice(1)) expect(layoutWall(parts, { ...shape, gap })).toBeUndefined();
    }
    for (const shape of [SHAPES.rows, SHAPES.columns, SHAPES.carousel])
      for (const ratio of NO_RATIOS)
        expect(layoutWall([{ count: 1, ratios: Float64Array.of(ratio) }], shape)).toBeUndefined();
    for (const shape of Object.values(SHAPES))
      for (const count of [-1, 0.5, NaN, Infinity])
        expect(layoutWall([{ count: 30 }, { count }], shape)).toBeUndefined();
  });

  it('is no box when there are no pictures', () => {
    for (const shape of Object.values(SHAPES))
      for (const parts of [[], [{ count: 0 }], [{ count: 0 }, { count: 0, ratios: new Float64Array() }]]) {
        const wall = present(layoutWall(parts, shape));
        expect([wall.length, countInWall(wall)]).toEqual([0, 0]);
      }
  });
});
