import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../../src/layouts/layout-model.ts';
import {
  boxOf,
  itemCount,
  itemsInRange,
  segmentAt,
  type PagedLayout,
  type PageRatios,
} from '../../../src/layouts/paged-layout.ts';
import { NEARLY_FULL } from '../../../src/layouts/rows/row-breaks.ts';
import { NO_LENGTHS, NO_RATIOS, overlaps, present, rightOf } from './support/any-gallery.ts';
import {
  anyOptionsOf,
  anyLayout,
  anyLayoutOf,
  anyOptions,
  anyLayoutsOf,
  boxesOfLayout,
  columns,
  layoutList,
  OPTIONS,
  rows,
  spanOf,
} from './support/any-paged-layout.ts';

/** Lengths beyond what browsers support. */
const UNSEEN = 1 / 64;

describe('a paged layout, whichever pages are known', () => {
  it('has no boxes that overlap or lie outside, and ends with the last box', () => {
    fc.assert(
      fc.property(anyLayoutsOf(anyOptions), (made) => {
        for (const { layout } of made) {
          const boxes = boxesOfLayout(layout);
          expect(overlaps(boxes)).toEqual([]);
          const width = layout.strategy.axis === 'y' ? layout.lengths.width : layout.length;
          for (const box of boxes) {
            expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
            expect(rightOf(box)).toBeLessThan(width + 1e-6);
          }
          const end = Math.max(0, ...boxes.map((box) => spanOf(layout, box)[1]));
          expect(layout.length).toBeCloseTo(end, 6);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the order of the list: each item follows the preceding one without a hole', () => {
    fc.assert(
      fc.property(anyLayoutsOf(anyOptions), (made) => {
        for (const { layout } of made) {
          let end = -layout.lengths.gap;
          let before: Box | undefined;
          for (const box of boxesOfLayout(layout)) {
            const [start, stop] = spanOf(layout, box);
            const isLevel = before !== undefined && Math.abs(box.y - before.y) < UNSEEN;
            if (before && isLevel && layout.strategy !== columns) expect(box.x).toBeGreaterThan(before.x);
            // The last pictures of a page of columns may be placed by height.
            if (before && !isLevel && layout.strategy !== columns) expect(box.y).toBeGreaterThan(before.y);
            expect(start).toBeLessThan(end + layout.lengths.gap + 1e-6);
            end = Math.max(end, stop);
            before = box;
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('gives each item one box, with its own aspect ratio if its page is known', () => {
    const anyChosen = fc.oneof(anyOptionsOf.rows, anyOptionsOf.columns, anyOptionsOf.carousel);
    fc.assert(
      fc.property(anyLayoutsOf(anyChosen), (made) => {
        for (const { layout, parts } of made) {
          const all = parts.flatMap(({ count, ratios = Array<number>(count).fill(NaN) }) => [...ratios]);
          expect(itemCount(layout)).toBe(all.length);
          for (const [i, ratio] of all.entries()) {
            const { width, height } = present(boxOf(layout, i));
            if (!present(segmentAt(layout, i)).ratios) continue;
            if (layout.strategy !== rows) expect(width / height).toBeCloseTo(ratio, 6);
            // Rows at a limit of height crop pictures, panoramas to any width.
            else if (width < layout.lengths.width - 1e-6)
              expect(Math.abs(Math.log(width / height / ratio))).toBeLessThan(-Math.log(NEARLY_FULL) + 1e-6);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('returns consistent items, segments and boxes', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const count = itemCount(layout);
        for (let i = 0; i < count; i++) {
          const { first, model, from, to } = present(segmentAt(layout, i));
          expect(i >= first && i < first + model.count).toBe(true);
          const box = present(boxOf(layout, i));
          const [start, end] = spanOf(layout, box);
          // Columns whose ends differ by a thousandth of their width count as equal: the first one may begin below the next.
          const tie = layout.strategy === columns ? box.width / 1000 : 0;
          expect(start > from - Math.max(tie, UNSEEN) && end < to + 1e-6).toBe(true);
        }
        for (const index of [-1, count, 0.5, NaN]) {
          expect(segmentAt(layout, index)).toBeUndefined();
          expect(boxOf(layout, index)).toBeUndefined();
        }
      }),
      { numRuns: 200 },
    );
  });

  const anyWindow = fc.tuple(
    fc.double({ min: -0.2, max: 1.2, noNaN: true }),
    fc.double({ min: 0.001, max: 0.5, noNaN: true }),
  );

  /** Finds the items of a window by linear search. */
  const searchLinearly = (layout: PagedLayout, start: number, end: number) =>
    boxesOfLayout(layout).flatMap((box, i) => {
      const [from, to] = spanOf(layout, box);
      return from < end && to > start ? [i] : [];
    });

  it('finds exactly the items of a window', () => {
    const anyChosen = fc.oneof(anyOptionsOf.grid, anyOptionsOf.rows, anyOptionsOf.carousel);
    fc.assert(
      fc.property(anyLayoutOf(anyChosen), anyWindow, (layout, [at, size]) => {
        const [start, end] = [at * layout.length, (at + size) * layout.length];
        const { first, last } = itemsInRange(layout, start, end);
        const found = Array.from({ length: last - first + 1 }, (_, i) => first + i);
        expect(found).toEqual(expect.arrayContaining(searchLinearly(layout, start + 1e-9, end - 1e-9)));
        expect(searchLinearly(layout, start - 1e-9, end + 1e-9)).toEqual(expect.arrayContaining(found));
      }),
      { numRuns: 300 },
    );
  });

  it('finds all items of a window in columns, from the first to the last one', () => {
    fc.assert(
      fc.property(anyLayoutOf(anyOptionsOf.columns), anyWindow, (layout, [at, size]) => {
        const [start, end] = [at * layout.length, (at + size) * layout.length];
        const { first, last } = itemsInRange(layout, start, end);
        for (const i of searchLinearly(layout, start, end)) expect(i >= first && i <= last).toBe(true);
        if (first <= last)
          expect(searchLinearly(layout, start - 1e-6, end + 1e-6)).toEqual(
            expect.arrayContaining([first, last]),
          );
      }),
      { numRuns: 300 },
    );
  });

  it('finds nothing in an empty or invalid window', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        for (const [start, end] of [
          [5, 5],
          [9, 5],
          [NaN, 5],
          [0, NaN],
          [layout.length + 1, layout.length + 9],
        ] as const)
          expect(itemsInRange(layout, start, end)).toEqual({ first: 0, last: -1 });
      }),
    );
  });
});

describe('invalid input', () => {
  it('makes the layout undefined: an invalid length, aspect ratio or count', () => {
    const lists: PageRatios[][] = [[], [{ count: 3 }], [{ count: 1, ratios: Float64Array.of(1.5) }]];
    for (const parts of lists) {
      for (const length of [...NO_LENGTHS, '800' as unknown as number]) {
        expect(layoutList(parts, { ...OPTIONS.grid, width: length })).toBeUndefined();
        expect(layoutList(parts, { ...OPTIONS.rows, width: length })).toBeUndefined();
        expect(layoutList(parts, { ...OPTIONS.rows, size: length })).toBeUndefined();
        expect(layoutList(parts, { ...OPTIONS.columns, width: length })).toBeUndefined();
        expect(layoutList(parts, { ...OPTIONS.columns, size: length })).toBeUndefined();
        expect(layoutList(parts, { ...OPTIONS.carousel, size: length })).toBeUndefined();
      }
      for (const options of Object.values(OPTIONS))
        for (const name of ['gap', 'caption', 'heading'])
          for (const length of NO_LENGTHS.slice(1))
            expect(layoutList(parts, { ...options, [name]: length })).toBeUndefined();
    }
    for (const options of [OPTIONS.rows, OPTIONS.columns, OPTIONS.carousel])
      for (const ratio of NO_RATIOS)
        expect(layoutList([{ count: 1, ratios: Float64Array.of(ratio) }], options)).toBeUndefined();
    for (const options of Object.values(OPTIONS))
      for (const count of [-1, 0.5, NaN, Infinity])
        expect(layoutList([{ count: 30 }, { count }], options)).toBeUndefined();
  });

  it('does not include an empty list, which has no boxes', () => {
    for (const options of Object.values(OPTIONS))
      for (const parts of [[], [{ count: 0 }], [{ count: 0 }, { count: 0, ratios: new Float64Array() }]]) {
        const layout = present(layoutList(parts, options));
        expect([layout.length, itemCount(layout)]).toEqual([0, 0]);
      }
  });
});
