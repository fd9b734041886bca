import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../src/layouts/layout-model.ts';
import {
  boxInWall,
  countInWall,
  layoutWall,
  type Wall,
  type WallPart,
  type WallShape,
} from '../../../src/layouts/wall.ts';
import { present, rightOf } from './support/any-gallery.ts';
import { anyPages, anyWallShape, boxesInWall, rowsOf, SHAPES, wallsOf } from './support/any-wall.ts';

/** The boxes of one page's segment. */
const boxesOfPage = (wall: Wall, page: number): Box[] => {
  const { first, model } = present(wall.segments[page]);
  return Array.from({ length: model.count }, (_, i) => present(boxInWall(wall, first + i)));
};

const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });

/** Pages that are read in any order. */
const anyReading = fc.tuple(anyWallShape, anyPages(), anyOrder).map(([shape, pages, order]) => {
  const known = order.filter((page) => page < pages.length);
  return {
    known,
    made: wallsOf(
      shape,
      pages,
      known.map((page) => ({ page, what: 'read' })),
    ),
  };
});

describe('pages that arrive', () => {
  it('change neither size nor place of items within a page that is shown (idea 9)', () => {
    fc.assert(
      fc.property(anyReading, ({ known, made }) => {
        for (const [step, { wall }] of made.entries()) {
          const next = made[step + 1]?.wall;
          if (!next || wall.shape.layout === 'grid') continue;
          for (const page of known.slice(0, step)) {
            const [old, now] = [present(wall.segments[page]), present(next.segments[page])];
            expect(now).toMatchObject({ first: old.first, carried: old.carried });
            const away = now.origin - old.origin;
            const [x, y] = wall.shape.layout === 'carousel' ? [away, 0] : [0, away];
            for (const [i, box] of boxesOfPage(next, page).entries()) {
              const before = present(boxesOfPage(wall, page)[i]);
              expect([box.width, box.height]).toEqual([before.width, before.height]);
              expect(box.x - before.x).toBeCloseTo(x, 6);
              expect(box.y - before.y).toBeCloseTo(y, 6);
            }
            expect(now.model.count).toBe(old.model.count);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('move nothing that is shown above them, not by a bit (idea 9)', () => {
    fc.assert(
      fc.property(anyReading, ({ known, made }) => {
        for (const [step, { wall }] of made.entries()) {
          const next = made[step + 1]?.wall;
          if (!next) continue;
          const isAbove = (page: number) => page < (known[step] ?? -1);
          for (const page of known.slice(0, step).filter(isAbove)) {
            const at = wall.shape.layout === 'grid' ? 0 : page;
            expect(boxesOfPage(next, at)).toEqual(boxesOfPage(wall, at));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leave the models of pages that are shown as they are, and of guesses above them', () => {
    const [page, ...others] = [1, 1.5, 0.7].map((ratio) => new Float64Array(30).fill(ratio));
    const unknown = { count: 30 };
    const parts = [{ count: 30, ratios: page }, unknown, { count: 30, ratios: others[0] }, unknown];
    for (const layout of ['rows', 'columns', 'carousel'] as const) {
      const before = present(layoutWall(parts, SHAPES[layout]));
      const grown = [...parts.slice(0, 3), { count: 30, ratios: others[1] }];
      const after = present(layoutWall(grown, SHAPES[layout], { before }));
      for (const i of [0, 1, 2]) expect(after.segments[i]?.model).toBe(before.segments[i]?.model);
      const resized = present(layoutWall(grown, { ...SHAPES[layout], gap: 9 }, { before: after }));
      for (const i of [0, 1, 2]) expect(resized.segments[i]?.model).not.toBe(after.segments[i]?.model);
    }
  });
});

describe('a list that grows at its end', () => {
  /** Walls of the first page, the first two, and so on; the last wall is closed. */
  const grow = (shape: WallShape, pages: readonly Float64Array[]): Wall[] => {
    let before: Wall | undefined;
    return [...pages.keys(), pages.length].map((last) => {
      const parts = pages.slice(0, last + 1).map((ratios) => ({ count: ratios.length, ratios }));
      return (before = present(layoutWall(parts, shape, { open: last < pages.length, before })));
    });
  };

  it('holds what makes no full row, and moves nothing that is shown (idea 9)', () => {
    fc.assert(
      fc.property(anyWallShape, anyPages(), (shape, pages) => {
        const walls = grow(shape, pages);
        for (const [i, wall] of walls.slice(0, -1).entries()) {
          const [boxes, later] = [boxesInWall(wall), boxesInWall(present(walls[i + 1]))];
          const rows = rowsOf(boxes);
          const isFull =
            shape.layout !== 'rows' ||
            rows.every((row) => Math.abs(rightOf(present(row.at(-1))) - shape.width) < 1e-6);
          // Less than one row in all is shown until there is more.
          if (isFull) expect(later.slice(0, boxes.length)).toEqual(boxes);
          else expect(rows).toHaveLength(1);
        }
        expect(countInWall(present(walls.at(-1)))).toBe(pages.flatMap((page) => [...page]).length);
      }),
      { numRuns: 300 },
    );
  });

  it('shows less than one row in all, then lets more fill it', () => {
    const [small, large] = [2, 20].map((count) => new Float64Array(count).fill(1.5));
    const parts: WallPart[] = [0, 1].map(() => ({ count: 2, ratios: small?.slice() }));
    const one = present(layoutWall(parts.slice(0, 1), SHAPES.rows, { open: true }));
    expect(boxesInWall(one).map(({ height }) => height)).toEqual([200, 200]);
    const wide = { ...SHAPES.rows, width: 4000 };
    const two = present(layoutWall(parts, wide, { open: true }));
    expect(boxesInWall(two).map(({ height }) => height)).toEqual([200, 200, 200, 200]);
    const all = present(
      layoutWall([...parts, { count: 20, ratios: large }], wide, { open: true, before: two }),
    );
    expect(rightOf(present(rowsOf(boxesInWall(all))[0]?.at(-1)))).toBeCloseTo(4000, 6);
  });

  it('is as long as what is shown while a whole page is held back', () => {
    const ratios = Float64Array.of(1.5, 1.5, 1.5, 1.5);
    const held = { count: 1, ratios: Float64Array.of(1) };
    const wall = present(layoutWall([{ count: 4, ratios }, held], SHAPES.rows, { open: true }));
    expect(countInWall(wall)).toBe(4);
    expect(wall.length).toBe(204);
  });
});
