import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksBetween, stackBlocks } from '../../../src/layouts/blocks.ts';
import { layoutRows } from '../../../src/layouts/rows.ts';
import { anyGap, anyRatios, anyTarget, anyWidth, NO_LENGTHS, present } from './support/any-gallery.ts';

const anyHeights = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 1, max: 5000, noNaN: true })), {
  maxLength: 30,
});

describe('pages laid out one by one', () => {
  const anyShape = fc.record({ width: anyWidth, targetHeight: anyTarget, gap: anyGap });

  /** Rows of pages, each but the last with its end held back for the next. */
  function layoutPages(
    pages: number[][],
    shape: { width: number; targetHeight: number; gap: number },
    more: boolean,
  ) {
    let held: number[] = [];
    const models = pages.map((page, i) => {
      const ratios = [...held, ...page];
      const model = present(
        layoutRows(ratios, { ...shape, lastRow: more || i < pages.length - 1 ? 'hold' : 'start' }),
      );
      held = ratios.slice(model.count);
      return model;
    });
    return {
      models,
      held,
      blocks: present(
        stackBlocks(
          models.map(({ height }) => height),
          shape.gap,
        ),
      ),
    };
  }

  it('show every picture once, and what is shown stays in its place, to the bit, when more arrive', () => {
    fc.assert(
      fc.property(fc.array(anyRatios(30), { minLength: 2, maxLength: 5 }), anyShape, (pages, shape) => {
        const before = layoutPages(pages.slice(0, -1), shape, true);
        const after = layoutPages(pages, shape, false);
        expect(after.models.slice(0, -1)).toEqual(before.models);
        expect(after.blocks.tops.subarray(0, pages.length)).toEqual(before.blocks.tops);
        expect(after.held).toEqual([]);
        expect(after.models.reduce((sum, { count }) => sum + count, 0)).toBe(pages.flat().length);
      }),
    );
  });
});

describe('stacked blocks', () => {
  it('stand below each other, a gap between those that have a height', () => {
    const blocks = present(stackBlocks([100, 0, 50], 6));
    expect([...blocks.tops]).toEqual([0, 106, 106, 162]);
    expect(blocks.height).toBe(156);
    expect(stackBlocks([], 6)).toEqual({ tops: new Float64Array(1), height: 0 });
  });

  it('are found by a window, all that touch it', () => {
    fc.assert(
      fc.property(
        anyHeights,
        anyGap,
        fc.nat({ max: 60_000 }),
        fc.integer({ min: 1, max: 5000 }),
        (heights, gap, top, size) => {
          const blocks = present(stackBlocks(heights, gap));
          const { first, last } = blocksBetween(blocks, top, top + size);
          for (const [i, height] of heights.entries()) {
            const y = blocks.tops[i] ?? NaN;
            const isIn = y < top + size && y + height > top;
            expect(isIn ? first <= i && i <= last : true).toBe(true);
          }
          expect(last).toBeLessThan(heights.length);
          for (let i = first; i <= last; i++) expect(blocks.tops[i]).toBeLessThan(top + size);
          for (let i = first; i <= last; i++) expect(blocks.tops[i + 1]).toBeGreaterThan(top);
        },
      ),
    );
  });

  it('are none in a window that is empty or no window', () => {
    const blocks = present(stackBlocks([100, 100], 6));
    for (const [top, bottom] of [
      [5, 5],
      [9, 5],
      [NaN, 5],
      [900, 1000],
    ] as const)
      expect(blocksBetween(blocks, top, bottom)).toEqual({ first: 0, last: -1 });
  });

  it('are undefined when a height or the gap is none', () => {
    for (const length of NO_LENGTHS.slice(1)) {
      expect(stackBlocks([100, length], 6)).toBeUndefined();
      expect(stackBlocks([100], length)).toBeUndefined();
    }
  });
});
