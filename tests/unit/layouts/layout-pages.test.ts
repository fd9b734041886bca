import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../src/layouts/layout-model.ts';
import { boxOf, itemCount, layoutPages, type PagedLayout } from '../../../src/layouts/paged-layout.ts';
import type { LayoutOptions } from '../../../src/layouts/layouts.ts';
import type { PageRatios } from '../../../src/layouts/segment.ts';
import { present, rightOf } from './support/any-gallery.ts';
import {
  anyPages,
  anyOptions,
  boxesOfLayout,
  rowsOf,
  OPTIONS,
  layoutsOf,
} from './support/any-paged-layout.ts';

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
          if (!next || layout.options.layout === 'grid') continue;
          for (const page of known.slice(0, step)) {
            const [old, now] = [present(layout.segments[page]), present(next.segments[page])];
            expect(now).toMatchObject({ first: old.first, carried: old.carried });
            const away = now.origin - old.origin;
            const [x, y] = layout.options.layout === 'carousel' ? [away, 0] : [0, away];
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
            const at = layout.options.layout === 'grid' ? 0 : page;
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
      const before = present(layoutPages(parts, OPTIONS[layout]));
      const grown = [...parts.slice(0, 3), { count: 30, ratios: others[1] }];
      const after = present(layoutPages(grown, OPTIONS[layout], { before }));
      for (const i of [0, 1, 2]) expect(after.segments[i]?.model).toBe(before.segments[i]?.model);
      const resized = present(layoutPages(grown, { ...OPTIONS[layout], gap: 9 }, { before: after }));
      for (const i of [0, 1, 2]) expect(resized.segments[i]?.model).not.toBe(after.segments[i]?.model);
    }
  });
});

describe('a list that grows at its end', () => {
  /** Layouts of the first page, the first two, and so on; the last layout is not open. */
  const grow = (options: LayoutOptions, pages: readonly Float64Array[]): PagedLayout[] => {
    let before: PagedLayout | undefined;
    return [...pages.keys(), pages.length].map((last) => {
      const parts = pages.slice(0, last + 1).map((ratios) => ({ count: ratios.length, ratios }));
      return (before = present(layoutPages(parts, options, { open: last < pages.length, before })));
    });
  };

  it('holds back pictures that do not fill a row, and moves nothing that is rendered', () => {
    fc.assert(
      fc.property(anyOptions, anyPages(), (options, pages) => {
        const layouts = grow(options, pages);
        for (const [i, layout] of layouts.slice(0, -1).entries()) {
          const [boxes, later] = [boxesOfLayout(layout), boxesOfLayout(present(layouts[i + 1]))];
          const rows = rowsOf(boxes);
          const isFull =
            options.layout !== 'rows' ||
            rows.every((row) => Math.abs(rightOf(present(row.at(-1))) - options.width) < 1e-6);
          // Less than one row in total is shown until more pictures arrive.
          if (isFull) expect(later.slice(0, boxes.length)).toEqual(boxes);
          else expect(rows).toHaveLength(1);
        }
        expect(itemCount(present(layouts.at(-1)))).toBe(pages.flatMap((page) => [...page]).length);
      }),
      { numRuns: 300 },
    );
  });

  it('renders a list of less than one row, then lets further pages fill it', () => {
    const [small, large] = [2, 20].map((count) => new Float64Array(count).fill(1.5));
    const parts: PageRatios[] = [0, 1].map(() => ({ count: 2, ratios: small?.slice() }));
    const one = present(layoutPages(parts.slice(0, 1), OPTIONS.rows, { open: true }));
    expect(boxesOfLayout(one).map(({ height }) => height)).toEqual([200, 200]);
    const wide = { ...OPTIONS.rows, width: 4000 };
    const two = present(layoutPages(parts, wide, { open: true }));
    expect(boxesOfLayout(two).map(({ height }) => height)).toEqual([200, 200, 200, 200]);
    const all = present(
      layoutPages([...parts, { count: 20, ratios: large }], wide, { open: true, before: two }),
    );
    expect(rightOf(present(rowsOf(boxesOfLayout(all))[0]?.at(-1)))).toBeCloseTo(4000, 6);
  });

  it('ends with the displayed pictures while a whole page is held back', () => {
    const ratios = Float64Array.of(1.5, 1.5, 1.5, 1.5);
    const held = { count: 1, ratios: Float64Array.of(1) };
    const layout = present(layoutPages([{ count: 4, ratios }, held], OPTIONS.rows, { open: true }));
    expect(itemCount(layout)).toBe(4);
    expect(layout.length).toBe(204);
  });
});
