import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Box } from '../../../src/layouts/layout-model.ts';
import {
  boxOf,
  pageEnd,
  withRatios,
  type PagedLayout,
  type PageRatios,
} from '../../../src/layouts/paged-layout.ts';
import { present, rightOf } from './support/any-gallery.ts';
import {
  anyPages,
  anyOptions,
  boxesOfLayout,
  grid,
  layoutList,
  layoutsOf,
  OPTIONS,
  rowsOf,
} from './support/any-paged-layout.ts';

it('reads the ratios of each page once, and of those alone that have loaded', () => {
  const items = [{ w: 3 }, { w: 2 }];
  const ratioOf = vi.fn(({ w }: { w: number }) => w);
  const [first] = withRatios([{ count: 2, items, key: 'a' }], ratioOf);
  expect(first).toEqual({ count: 2, key: 'a', ratios: Float64Array.of(3, 2) });
  const again = withRatios([{ count: 5 }, { count: 2, items }], ratioOf);
  expect(again).toEqual([{ count: 5 }, { count: 2, ratios: first?.ratios }]);
  expect(again[1]?.ratios).toBe(first?.ratios);
  expect(ratioOf).toHaveBeenCalledTimes(2);
});

/** The boxes of one page. */
const boxesOfPage = (layout: PagedLayout, page: number): Box[] => {
  const { first, model } = present(layout.segments[page]);
  return Array.from({ length: model.count }, (_, i) => present(boxOf(layout, first + i)));
};

const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });

/** Pages that arrive in any order. */
const anyReading = fc.tuple(anyOptions, anyPages(), anyOrder).map(([options, pages, order]) => {
  const known = order.filter((page) => page < pages.length);
  return {
    known,
    made: layoutsOf(
      options,
      pages,
      known.map((page) => ({ page, what: 'read' })),
    ),
  };
});

describe('pages that arrive', () => {
  it('change neither size nor position of items within a displayed page', () => {
    fc.assert(
      fc.property(anyReading, ({ known, made }) => {
        for (const [step, { layout }] of made.entries()) {
          const next = made[step + 1]?.layout;
          if (!next || layout.strategy === grid) continue;
          for (const page of known.slice(0, step)) {
            const [old, now] = [present(layout.segments[page]), present(next.segments[page])];
            expect(now).toMatchObject({ first: old.first, start: old.start });
            const away = now.origin - old.origin;
            const [x, y] = layout.strategy.axis === 'x' ? [away, 0] : [0, away];
            for (const [i, box] of boxesOfPage(next, page).entries()) {
              const before = present(boxesOfPage(layout, page)[i]);
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

  it('move nothing that is displayed above them, not even by a rounding error', () => {
    fc.assert(
      fc.property(anyReading, ({ known, made }) => {
        for (const [step, { layout }] of made.entries()) {
          const next = made[step + 1]?.layout;
          if (!next) continue;
          const isAbove = (page: number) => page < (known[step] ?? -1);
          for (const page of known.slice(0, step).filter(isAbove)) {
            const at = layout.strategy === grid ? 0 : page;
            expect(boxesOfPage(next, at)).toEqual(boxesOfPage(layout, at));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leave rendered pages, and estimated ones above them, unchanged', () => {
    const [page, ...others] = [1, 1.5, 0.7].map((ratio) => new Float64Array(30).fill(ratio));
    const unknown = { count: 30 };
    const parts = [{ count: 30, ratios: page }, unknown, { count: 30, ratios: others[0] }, unknown];
    for (const layout of ['rows', 'columns', 'carousel'] as const) {
      const before = present(layoutList(parts, OPTIONS[layout]));
      const grown = [...parts.slice(0, 3), { count: 30, ratios: others[1] }];
      const after = present(layoutList(grown, OPTIONS[layout], { before }));
      for (const i of [0, 1, 2]) expect(after.segments[i]?.model).toBe(before.segments[i]?.model);
      const resized = present(layoutList(grown, { ...OPTIONS[layout], gap: 9 }, { before: after }));
      for (const i of [0, 1, 2]) expect(resized.segments[i]?.model).not.toBe(after.segments[i]?.model);
    }
  });
});

describe('the end of a page of rows', () => {
  it.each([
    // Below the page; its end in the previous layout; its end.
    ['nothing', undefined, 'open'],
    ['nothing', 'open', 'open'],
    ['nothing', 'held', 'open'],
    ['nothing', 'filled', 'filled'],
    ['new page', undefined, 'held'],
    ['new page', 'open', 'held'],
    ['new page', 'held', 'held'],
    ['new page', 'filled', 'filled'],
    ['rendered page', undefined, 'filled'],
    ['rendered page', 'held', 'held'],
    ['rendered page', 'filled', 'filled'],
  ] as const)('above %s, after %s, is %s', (below, before, end) => {
    expect(pageEnd(below, before)).toBe(end);
  });

  it('is complete in a list of less than one row, whose pictures further pages join', () => {
    const [small, large] = [2, 20].map((count) => new Float64Array(count).fill(1.5));
    const parts: PageRatios[] = [0, 1].map(() => ({ count: 2, ratios: small?.slice() }));
    const wide = { ...OPTIONS.rows, width: 4000 };
    const one = present(layoutList(parts.slice(0, 1), wide));
    expect(boxesOfLayout(one).map(({ height }) => height)).toEqual([200, 200]);
    const two = present(layoutList(parts, wide, { before: one }));
    expect(boxesOfLayout(two).map(({ height }) => height)).toEqual([200, 200, 200, 200]);
    const all = present(layoutList([...parts, { count: 20, ratios: large }], wide, { before: two }));
    expect(rightOf(present(rowsOf(boxesOfLayout(all))[0]?.at(-1)))).toBeCloseTo(4000, 6);
  });
});
