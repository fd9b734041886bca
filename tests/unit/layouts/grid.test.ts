import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutGrid, strategy, type GridOptions } from '../../../src/layouts/grid/grid.ts';
import {
  anyGap,
  anyWidth,
  bottomOf,
  boxesOf,
  NO_LENGTHS,
  overlaps,
  present,
  rightOf,
} from './support/any-gallery.ts';

/** CSS `repeat(auto-fill, minmax(min(100%, <size>), 1fr))`: columns are added as long as they do not overflow. */
function autoFill(width: number, size: number, gap: number): number {
  const track = Math.min(width, size);
  let columns = 1;
  while ((columns + 1) * track + columns * gap <= width) columns++;
  return columns;
}

const anyGrid = fc.record({
  width: fc.integer({ min: 120, max: 8000 }),
  tileSize: fc.integer({ min: 40, max: 600 }),
  gap: anyGap,
  ratio: fc.constantFrom(1, 4 / 3, 0.75),
});

/** Lays out tiles that are at least 100 px wide, unless the options say otherwise. */
const layout = (count: number, options: Partial<GridOptions>) =>
  layoutGrid(count, { width: 320, tileSize: 100, ratio: 1, gap: 6, ...options });

describe('equal tiles', () => {
  it('are placed as by the style sheet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), anyGrid, (count, options) => {
        const model = present(layoutGrid(count, options));
        const columns = autoFill(options.width, options.tileSize, options.gap);
        const width = (options.width - options.gap * (columns - 1)) / columns;
        const height = width / options.ratio;
        expect(model.columns).toBe(columns);
        for (const [i, box] of boxesOf(model).entries()) {
          expect(box.x).toBeCloseTo((i % columns) * (width + options.gap), 6);
          expect(box.y).toBeCloseTo(Math.floor(i / columns) * (height + options.gap), 6);
          expect([box.width, box.height]).toEqual([width, height]);
        }
      }),
    );
  });

  it('have a box by row and column', () => {
    const model = present(layout(5, { width: 312 }));
    expect(model).toMatchObject({ columns: 3, gap: 6 });
    expect(strategy.boxAt(model, 4)).toEqual({ x: 106, y: 106, width: 100, height: 100 });
  });

  it('get another column that fits exactly, also with percentages', () => {
    expect(layout(1, { width: 312, tileSize: 100, gap: 6 })).toMatchObject({ columns: 3 });
    expect(layout(1, { width: 311, tileSize: 100, gap: 6 })).toMatchObject({ columns: 2 });
    expect(layout(1, { width: 101, tileSize: 101 * 0.1, gap: 0 })).toMatchObject({ columns: 10 });
  });

  it('fill the width, do not overlap, and end at the height of the grid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), anyWidth, anyGap, (count, width, gap) => {
        const model = present(layout(count, { width, gap }));
        const boxes = boxesOf(model);
        expect(overlaps(boxes)).toEqual([]);
        const last = boxes[model.columns - 1];
        if (last) expect(Math.abs(rightOf(last) - width)).toBeLessThan(1e-6);
        else expect(count).toBeLessThan(model.columns);
        expect(model.length).toBeCloseTo(Math.max(...boxes.map(bottomOf)), 6);
      }),
    );
  });

  it('have no length in an empty list', () => {
    expect(layout(0, {})).toMatchObject({ count: 0, length: 0 });
  });

  it('are undefined if a length or the count is invalid', () => {
    for (const length of NO_LENGTHS) {
      expect(layout(3, { width: length })).toBeUndefined();
      expect(layout(3, { tileSize: length })).toBeUndefined();
      expect(layout(3, { ratio: length })).toBeUndefined();
    }
    for (const gap of NO_LENGTHS.slice(1)) expect(layout(3, { gap })).toBeUndefined();
    for (const count of [-1, 0.5, NaN, Infinity]) expect(layout(count, {})).toBeUndefined();
  });
});
