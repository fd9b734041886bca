import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutRows, type RowsOptions } from '../../../src/layouts/rows/layout-rows.ts';
import {
  anyGap,
  anyRatios,
  anyTarget,
  anyWidth,
  bottomOf,
  boxesOf,
  NO_LENGTHS,
  NO_RATIOS,
  overlaps,
  present,
  rightOf,
} from './support/any-gallery.ts';

const anyLengths = fc.record({ width: anyWidth, targetHeight: anyTarget, gap: anyGap });
const anyLastRow = fc.constantFrom('start' as const, 'justify' as const, 'hold' as const);

const OPTIONS: RowsOptions = { width: 1248, targetHeight: 200, gap: 8 };

/** Pictures that fill exactly one row. */
const FULL = [1.5, 1.5, 1.5, 1.5];

/** The rows of a model, each as its boxes. */
const rowsOf = (ratios: readonly number[], options: RowsOptions) => {
  const model = present(layoutRows(ratios, options));
  const boxes = boxesOf(model);
  return Array.from(model.starts.subarray(0, -1), (start, row) => boxes.slice(start, model.starts[row + 1]));
};

describe('justified rows', () => {
  it('keep the aspect ratios and the reading order, and do not overlap', () => {
    fc.assert(
      fc.property(anyRatios(60), anyLengths, anyLastRow, (ratios, options, lastRow) => {
        const model = present(layoutRows(ratios, { ...options, lastRow }));
        const boxes = boxesOf(model);
        expect(overlaps(boxes)).toEqual([]);
        for (const [i, box] of boxes.entries()) {
          expect(box.width / box.height).toBeCloseTo(ratios[i] ?? NaN, 9);
          const before = boxes[i - 1];
          if (before && before.y === box.y) expect(box.x).toBeCloseTo(rightOf(before) + options.gap, 6);
          else {
            expect(box.x).toBe(0);
            expect(box.y).toBeCloseTo(before ? bottomOf(before) + options.gap : 0, 6);
          }
        }
        const last = boxes.at(-1);
        expect(model.height).toBeCloseTo(last ? bottomOf(last) : 0, 6);
      }),
    );
  });

  it('are exactly as wide as the container, except an incomplete last row', () => {
    fc.assert(
      fc.property(anyRatios(60, 1), anyLengths, anyLastRow, (ratios, options, lastRow) => {
        const rows = rowsOf(ratios, { ...options, lastRow });
        for (const [i, row] of rows.entries()) {
          const away = Math.abs(rightOf(present(row.at(-1))) - options.width);
          if (lastRow !== 'start' || i < rows.length - 1) expect(away).toBeLessThan(1e-6);
          else expect(away < 1e-6 || row[0]?.height === options.targetHeight).toBe(true);
        }
      }),
    );
  });

  it('contain every picture once, except last ones that are held back', () => {
    fc.assert(
      fc.property(anyRatios(60), anyLengths, anyLastRow, (ratios, options, lastRow) => {
        const { count, boxes, starts } = present(layoutRows(ratios, { ...options, lastRow }));
        expect(boxes).toHaveLength(count * 4);
        expect(starts.at(-1)).toBe(count);
        const heldWidth = ratios.slice(count).reduce((sum, ratio) => sum + ratio * options.targetHeight, 0);
        if (lastRow === 'hold') expect(heldWidth).toBeLessThan(options.width);
        else expect(count).toBe(ratios.length);
      }),
    );
  });

  it('are the same when the same pictures are laid out again', () => {
    fc.assert(
      fc.property(anyRatios(60), anyLengths, anyLastRow, (ratios, lengths, lastRow) => {
        const options = { ...lengths, lastRow };
        expect(layoutRows(new Float64Array(ratios), options)).toEqual(layoutRows(ratios, options));
      }),
    );
  });

  it('show a very wide picture at the width of the container', () => {
    expect(rowsOf([...FULL, 40, ...FULL], { ...OPTIONS, lastRow: 'justify' })[1]).toEqual([
      expect.objectContaining({ x: 0, width: 1248, height: 31.2 }) as unknown,
    ]);
  });
});

describe('the last row', () => {
  it('is aligned to the start, at the target height', () => {
    expect(rowsOf([1.5, 1], OPTIONS)).toEqual([
      [
        { x: 0, y: 0, width: 300, height: 200 },
        { x: 308, y: 0, width: 200, height: 200 },
      ],
    ]);
  });

  it('fills the width when it is nearly full', () => {
    const [row] = rowsOf([1.5, 1.5, 1.5, 1.2], OPTIONS);
    expect(rightOf(present(row?.[3]))).toBeCloseTo(1248, 9);
  });

  it('fills the width if it is justified, even with few pictures', () => {
    expect(rowsOf([2], { ...OPTIONS, lastRow: 'justify' })).toEqual([
      [{ x: 0, y: 0, width: 1248, height: 624 }],
    ]);
  });

  it('is held back while more pages follow, even if it is the whole page', () => {
    expect(layoutRows([1.5, 1], { ...OPTIONS, lastRow: 'hold' })).toMatchObject({ count: 0, height: 0 });
    expect(rowsOf([...FULL, 1], { ...OPTIONS, lastRow: 'hold' })).toHaveLength(1);
  });
});

describe('invalid input', () => {
  it('is undefined', () => {
    for (const length of NO_LENGTHS) {
      expect(layoutRows([1], { ...OPTIONS, width: length })).toBeUndefined();
      expect(layoutRows([1], { ...OPTIONS, targetHeight: length })).toBeUndefined();
    }
    for (const gap of NO_LENGTHS.slice(1)) expect(layoutRows([1], { ...OPTIONS, gap })).toBeUndefined();
    for (const ratio of NO_RATIOS) expect(layoutRows([1.5, ratio], OPTIONS)).toBeUndefined();
  });

  it('does not include an empty list, which has no rows', () => {
    expect(layoutRows([], OPTIONS)).toMatchObject({ count: 0, height: 0, boxes: new Float64Array(0) });
  });

  it('does not include a gap wider than the container, which is laid out', () => {
    const rows = rowsOf([1, 2, 0.2], { width: 120, targetHeight: 200, gap: 500, lastRow: 'justify' });
    expect(rows.map(([box]) => box?.width)).toEqual([120, 120, 120]);
  });
});
