import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutColumns } from '../../../src/layouts/columns/layout-columns.ts';
import {
  anyGap,
  anyRatios,
  anyWidth,
  bottomOf,
  boxesOf,
  NO_LENGTHS,
  NO_RATIOS,
  overlaps,
  present,
} from './support/any-gallery.ts';

const anyLengths = fc.record({ width: anyWidth, size: fc.integer({ min: 60, max: 400 }), gap: anyGap });

const OPTIONS = { width: 312, size: 100, gap: 6 };

describe('columns', () => {
  it('keep the aspect ratio of each picture, and nothing overlaps or leaves the container', () => {
    fc.assert(
      fc.property(anyRatios(60), anyLengths, (ratios, options) => {
        const model = present(layoutColumns(ratios, options));
        const boxes = boxesOf(model);
        expect(overlaps(boxes)).toEqual([]);
        for (const [i, box] of boxes.entries()) {
          expect(box.width / box.height).toBeCloseTo(ratios[i] ?? NaN, 9);
          expect(box.x + box.width).toBeLessThan(options.width + 1e-6);
        }
        expect(model.length).toBeCloseTo(Math.max(0, ...boxes.map(bottomOf)), 6);
      }),
    );
  });

  it('place each picture in the shortest column, except the last ones, which begin below', () => {
    fc.assert(
      fc.property(anyRatios(60, 1), anyLengths, (ratios, options) => {
        const model = present(layoutColumns(ratios, options));
        const boxes = boxesOf(model);
        const columns = model.next.length;
        const firsts = Math.max(columns, ratios.length - 2 * columns);
        const tails = new Map(
          Array.from(model.next, (_, i) => [Math.round(i * (model.columnWidth + options.gap)), 0]),
        );
        for (const [i, box] of boxes.entries()) {
          const column = Math.round(box.x);
          const lowest = Math.min(...tails.values());
          if (i < firsts) expect(box.y).toBeLessThan(lowest + model.columnWidth / 1000);
          expect(box.y).toBe(tails.get(column));
          tails.set(column, bottomOf(box) + options.gap);
        }
      }),
    );
  });

  /** Difference between the ends of the longest and the shortest column. */
  const spreadOf = (ends: Iterable<number>) => Math.max(...ends) - Math.min(...ends);

  it('never end less evenly than if each picture went into the shortest one', () => {
    fc.assert(
      fc.property(anyRatios(60, 1), anyLengths, (ratios, options) => {
        const { next: ends, columnWidth } = present(layoutColumns(ratios, options));
        const tails = Array.from(ends, () => 0);
        for (const ratio of ratios) {
          const least = Math.min(...tails);
          const shortest = tails.findIndex((y) => y < least + columnWidth / 1000);
          tails[shortest] = present(tails[shortest]) + columnWidth / ratio + options.gap;
        }
        expect(spreadOf(ends)).toBeLessThan(spreadOf(tails) + 1e-6);
      }),
    );
  });

  it('do not leave a tall picture hanging alone', () => {
    const sample = [1.5, 1.5, 1, 1.5, 3, 1, 2 / 3, 2 / 3, 1.5, 4 / 3, 1.5, 2 / 3];
    const { next: ends } = present(layoutColumns(sample, { width: 1100, size: 220, gap: 6 }));
    // 355 pixels if each went into the shortest column.
    expect(spreadOf(ends)).toBeLessThan(100);
  });

  it('place pictures of 4000 × 2667 pixels like those of 3 : 2, at every width', () => {
    const columnsOf = (ratio: number, width: number) => {
      const ratios = [ratio, 1.5, 1.5, 1.5, 1, 2, 0.5, 1.5, ratio, 1, 1.5, 2, 1, 1.5, 0.5, 1];
      const { boxes, columnWidth } = present(layoutColumns(ratios, { width, size: width / 4, gap: 6 }));
      return ratios.map((_ratio, i) => Math.round((boxes[4 * i] ?? 0) / (columnWidth + 6)));
    };
    for (const width of [300, 450, 600, 900, 1800])
      expect(columnsOf(4000 / 2667, width), `${width} px`).toEqual(columnsOf(1.5, width));
  });

  it('fill from the start, and prefer the first of equally high columns despite rounding errors', () => {
    const anyHeight = fc.double({ min: 100, max: 300, noNaN: true });
    fc.assert(
      fc.property(anyHeight, anyHeight, anyHeight, (low, more, rest) => {
        // The first column receives `high` and `rest`, the second one the same height in other parts.
        const high = low + more;
        const ratios = [high, low, more + rest, rest, 100].map((height) => 100 / height);
        const boxes = boxesOf(present(layoutColumns(ratios, { ...OPTIONS, width: 206 })));
        expect(boxes.map(({ x }) => x)).toEqual([0, 106, 106, 0, 0]);
      }),
    );
  });

  it('do not change at all when a page is added below, which continues each', () => {
    fc.assert(
      fc.property(anyRatios(40), anyRatios(40), anyLengths, (page, next, options) => {
        const first = present(layoutColumns(page, options));
        const before = structuredClone(first);
        const second = present(layoutColumns(next, options, first.next));
        expect(first).toEqual(before);
        expect(overlaps([...boxesOf(first), ...boxesOf(second)])).toEqual([]);
        for (const [column, end] of first.next.entries())
          expect(
            boxesOf(second).filter(({ x }) => Math.abs(x - column * (first.columnWidth + options.gap)) < 1)[0]
              ?.y ?? end,
          ).toBe(end);
      }),
    );
  });

  it('are undefined if a length, an aspect ratio or the preceding page is invalid', () => {
    for (const length of NO_LENGTHS) {
      expect(layoutColumns([1], { ...OPTIONS, width: length })).toBeUndefined();
      expect(layoutColumns([1], { ...OPTIONS, size: length })).toBeUndefined();
    }
    for (const ratio of NO_RATIOS) expect(layoutColumns([ratio], OPTIONS)).toBeUndefined();
    expect(layoutColumns([1], OPTIONS, new Float64Array(2))).toBeUndefined();
    expect(layoutColumns([1], OPTIONS, new Float64Array([0, NaN, 0]))).toBeUndefined();
    expect(layoutColumns([], OPTIONS)).toMatchObject({ count: 0, length: 0 });
  });
});
