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

const anyLengths = fc.record({ width: anyWidth, columnSize: fc.integer({ min: 60, max: 400 }), gap: anyGap });

const OPTIONS = { width: 312, columnSize: 100, gap: 6 };

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
        expect(model.height).toBeCloseTo(Math.max(0, ...boxes.map(bottomOf)), 6);
      }),
    );
  });

  it('place each picture in the shortest column, so that boxes are sorted by y', () => {
    fc.assert(
      fc.property(anyRatios(60, 1), anyLengths, (ratios, options) => {
        const boxes = boxesOf(present(layoutColumns(ratios, options)));
        for (const [i, box] of boxes.entries()) {
          const others = new Map(boxes.slice(0, i).map((other) => [other.x, bottomOf(other) + options.gap]));
          const lowest =
            others.size * (box.width + options.gap) < options.width - 1 ? 0 : Math.min(...others.values());
          expect(box.y).toBeLessThan(lowest + 1 / 64);
        }
      }),
    );
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

  it('do not change at all when a page is added below', () => {
    fc.assert(
      fc.property(anyRatios(40), anyRatios(40), anyLengths, (page, next, options) => {
        const first = present(layoutColumns(page, options));
        const before = structuredClone(first);
        const second = present(layoutColumns(next, options, first.ends));
        const whole = present(layoutColumns([...page, ...next], options));
        expect(first).toEqual(before);
        expect([...first.boxes, ...second.boxes]).toEqual([...whole.boxes]);
        expect(second).toMatchObject({ ends: whole.ends, height: whole.height });
      }),
    );
  });

  it('are undefined if a length, an aspect ratio or the preceding page is invalid', () => {
    for (const length of NO_LENGTHS) {
      expect(layoutColumns([1], { ...OPTIONS, width: length })).toBeUndefined();
      expect(layoutColumns([1], { ...OPTIONS, columnSize: length })).toBeUndefined();
    }
    for (const ratio of NO_RATIOS) expect(layoutColumns([ratio], OPTIONS)).toBeUndefined();
    expect(layoutColumns([1], OPTIONS, new Float64Array(2))).toBeUndefined();
    expect(layoutColumns([1], OPTIONS, new Float64Array([0, NaN, 0]))).toBeUndefined();
    expect(layoutColumns([], OPTIONS)).toMatchObject({ count: 0, height: 0 });
  });
});
