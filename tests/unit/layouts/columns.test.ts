import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutColumns } from '../../../src/layouts/columns.ts';
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

const anyShape = fc.record({ width: anyWidth, columnSize: fc.integer({ min: 60, max: 400 }), gap: anyGap });

const OPTIONS = { width: 312, columnSize: 100, gap: 6 };

describe('columns', () => {
  it('give each picture its own shape, and nothing overlaps or leaves the container', () => {
    fc.assert(
      fc.property(anyRatios(60), anyShape, (ratios, shape) => {
        const model = present(layoutColumns(ratios, shape));
        const boxes = boxesOf(model);
        expect(overlaps(boxes)).toEqual([]);
        for (const [i, box] of boxes.entries()) {
          expect(box.width / box.height).toBeCloseTo(ratios[i] ?? NaN, 9);
          expect(box.x + box.width).toBeLessThan(shape.width + 1e-6);
        }
        expect(model.height).toBeCloseTo(Math.max(0, ...boxes.map(bottomOf)), 6);
      }),
    );
  });

  it('put each picture into the shortest one, so that none begins above an earlier one', () => {
    fc.assert(
      fc.property(anyRatios(60, 1), anyShape, (ratios, shape) => {
        const boxes = boxesOf(present(layoutColumns(ratios, shape)));
        for (const [i, box] of boxes.entries()) {
          const others = new Map(boxes.slice(0, i).map((other) => [other.x, bottomOf(other) + shape.gap]));
          const lowest =
            others.size * (box.width + shape.gap) < shape.width - 1 ? 0 : Math.min(...others.values());
          expect(box.y).toBeLessThan(lowest + 1 / 64);
        }
      }),
    );
  });

  it('fill from the start, and prefer the first of equals, however sums of heights are rounded', () => {
    const anyHeight = fc.double({ min: 100, max: 300, noNaN: true });
    fc.assert(
      fc.property(anyHeight, anyHeight, anyHeight, (low, more, rest) => {
        // The first column gets `high` and `rest`, the second as much in other parts.
        const high = low + more;
        const ratios = [high, low, more + rest, rest, 100].map((height) => 100 / height);
        const boxes = boxesOf(present(layoutColumns(ratios, { ...OPTIONS, width: 206 })));
        expect(boxes.map(({ x }) => x)).toEqual([0, 106, 106, 0, 0]);
      }),
    );
  });

  it('stay as they are, to the bit, when a page is added below', () => {
    fc.assert(
      fc.property(anyRatios(40), anyRatios(40), anyShape, (page, next, shape) => {
        const first = present(layoutColumns(page, shape));
        const before = structuredClone(first);
        const second = present(layoutColumns(next, shape, first.ends));
        const whole = present(layoutColumns([...page, ...next], shape));
        expect(first).toEqual(before);
        expect([...first.boxes, ...second.boxes]).toEqual([...whole.boxes]);
        expect(second).toMatchObject({ ends: whole.ends, height: whole.height });
      }),
    );
  });

  it('are undefined when a length, a ratio or the page before is none of these columns', () => {
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
