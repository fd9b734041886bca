import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutRows, type RowsOptions } from '../../../src/layouts/rows/layout-rows.ts';
import { NEARLY_FULL, ROW_LIMITS } from '../../../src/layouts/rows/row-breaks.ts';
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
const anyEnd = fc.constantFrom('open' as const, 'held' as const, 'filled' as const);

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
  it('crop pictures at the limits of height only, by 15 % at most except for panoramas', () => {
    fc.assert(
      fc.property(anyRatios(60), anyLengths, anyEnd, (ratios, options, end) => {
        let i = 0;
        for (const row of rowsOf(ratios, { ...options, end })) {
          const crops = row.map(({ width, height }) => width / height / present(ratios[i++]));
          const crop = present(crops[0]);
          for (const each of crops) expect(each).toBeCloseTo(crop, 9);
          if (Math.abs(crop - 1) < 1e-9) continue;
          const { height } = present(row[0]);
          expect(height / options.targetHeight).toBeCloseTo(ROW_LIMITS[crop < 1 ? 0 : 1], 9);
          expect(crop > NEARLY_FULL - 1e-9 || row.length === 1).toBe(true);
          expect(crop).toBeLessThan(1 / NEARLY_FULL + 1e-9);
        }
      }),
    );
  });

  it('keep the reading order, and do not overlap', () => {
    fc.assert(
      fc.property(anyRatios(60), anyLengths, anyEnd, (ratios, options, end) => {
        const model = present(layoutRows(ratios, { ...options, end }));
        const boxes = boxesOf(model);
        expect(overlaps(boxes)).toEqual([]);
        for (const [i, box] of boxes.entries()) {
          const before = boxes[i - 1];
          if (before && before.y === box.y) expect(box.x).toBeCloseTo(rightOf(before) + options.gap, 6);
          else {
            expect(box.x).toBe(0);
            expect(box.y).toBeCloseTo(before ? bottomOf(before) + options.gap : 0, 6);
          }
        }
        const last = boxes.at(-1);
        expect(model.length).toBeCloseTo(last ? bottomOf(last) : 0, 6);
      }),
    );
  });

  it('are within the limits of height, and as wide as the container or at the target height', () => {
    fc.assert(
      fc.property(anyRatios(60, 1), anyLengths, anyEnd, (ratios, options, end) => {
        for (const row of rowsOf(ratios, { ...options, end })) {
          const { height } = present(row[0]);
          const relative = height / options.targetHeight;
          expect(relative).toBeGreaterThan(ROW_LIMITS[0] - 1e-9);
          expect(relative).toBeLessThan(ROW_LIMITS[1] + 1e-9);
          const away = Math.abs(rightOf(present(row.at(-1))) - options.width);
          expect(away < 1e-6 || height === options.targetHeight).toBe(true);
        }
      }),
    );
  });

  it('contain every picture once, except last ones that are held', () => {
    fc.assert(
      fc.property(anyRatios(60), anyLengths, anyEnd, (ratios, options, end) => {
        const { count, boxes, starts } = present(layoutRows(ratios, { ...options, end }));
        expect(boxes).toHaveLength(count * 4);
        expect(starts.at(-1)).toBe(count);
        const heldWidth = ratios.slice(count).reduce((sum, ratio) => sum + ratio * options.targetHeight, 0);
        if (end === 'held') expect(heldWidth).toBeLessThan(options.width);
        else expect(count).toBe(ratios.length);
      }),
    );
  });

  it('are the same when the same pictures are laid out again', () => {
    fc.assert(
      fc.property(anyRatios(60), anyLengths, anyEnd, (ratios, lengths, end) => {
        const options = { ...lengths, end };
        expect(layoutRows(new Float64Array(ratios), options)).toEqual(layoutRows(ratios, options));
      }),
    );
  });

  it('show a very wide picture at the width of the container and the minimum height, cropped', () => {
    expect(rowsOf([...FULL, 40, ...FULL], { ...OPTIONS, end: 'filled' })[1]).toEqual([
      expect.objectContaining({ x: 0, width: 1248, height: 120 }) as unknown,
    ]);
  });

  it('show a portrait that cannot share its row at the target height', () => {
    expect(rowsOf([9, 0.3, 9], { ...OPTIONS, width: 600 })[1]).toEqual([
      expect.objectContaining({ x: 0, width: 60, height: 200 }) as unknown,
    ]);
  });
});

describe('rows of a camera', () => {
  const CAMERA = [3 / 2, 2 / 3, 4, 9 / 16, 16 / 9, 3 / 2, 3 / 4, 4, 4 / 3, 1 / 3];

  it.each([320, 358, 390, 600, 736, 900, 1248])('fill the width of %i px, except the last one', (width) => {
    const options = { width, targetHeight: Math.min(Math.max(96, 0.28 * width), 240), gap: 6 };
    for (let from = 0; from < CAMERA.length; from++)
      for (let count = 1; count <= CAMERA.length; count++) {
        const ratios = [...CAMERA, ...CAMERA].slice(from, from + count);
        for (const row of rowsOf(ratios, options).slice(0, -1))
          expect(rightOf(present(row.at(-1)))).toBeCloseTo(width, 6);
      }
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
    const [row] = rowsOf([1.5, 1.5, 1.5, 1], OPTIONS);
    expect(rightOf(present(row?.[3]))).toBeCloseTo(1248, 9);
  });

  it('is full before a page that is rendered, unless that would exceed the limits', () => {
    const [row] = rowsOf([4], { ...OPTIONS, end: 'filled' });
    expect(row?.[0]).toEqual({ x: 0, y: 0, width: 1248, height: 312 });
    expect(rowsOf([2], { ...OPTIONS, end: 'filled' })).toEqual([[{ x: 0, y: 0, width: 400, height: 200 }]]);
  });

  it('is held before a new page, even if it is the whole page', () => {
    expect(layoutRows([1.5, 1], { ...OPTIONS, end: 'held' })).toMatchObject({ count: 0, length: 0 });
    expect(rowsOf([...FULL, 1], { ...OPTIONS, end: 'held' })).toHaveLength(1);
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
    expect(layoutRows([], OPTIONS)).toMatchObject({ count: 0, length: 0, boxes: new Float64Array(0) });
  });

  it('does not include a gap wider than the container, which is laid out', () => {
    const rows = rowsOf([1, 2, 1], { width: 250, targetHeight: 200, gap: 500, end: 'filled' });
    expect(rows.map(([box]) => box?.width)).toEqual([250, 250, 250]);
  });
});
