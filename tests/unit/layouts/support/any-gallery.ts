import fc from 'fast-check';
import { strategy as grid, type GridModel } from '../../../../src/layouts/grid/grid.ts';
import { readBox, type Box, type BoxesModel } from '../../../../src/layouts/layout-model.ts';

/** Aspect ratios within the limits of `aspectRatio`: common ones, and all between 1:5 and 5:1. */
export const anyRatio = fc.oneof(
  fc.constantFrom(3 / 2, 4 / 3, 2 / 3, 16 / 9, 1),
  fc.double({ min: 0.2, max: 5, noNaN: true }),
);

export const anyRatios = (maxLength: number, minLength = 0) =>
  fc.array(anyRatio, { minLength, maxLength, size: 'max' });

/** Widths of containers, in pixels. */
export const anyWidth = fc.double({ min: 120, max: 8000, noNaN: true });

export const anyGap = fc.constantFrom(0, 2, 6, 7.5, 24);

export const anyTarget = fc.integer({ min: 60, max: 400 });

/** Lengths that layouts reject. */
export const NO_LENGTHS = [0, -1, NaN, Infinity, -Infinity];

/** Aspect ratios that layouts reject. */
export const NO_RATIOS = [0, -1, NaN, Infinity, 1e9, 1e-9];

/** The boxes of a model, one object each. */
export const boxesOf = (model: BoxesModel | GridModel): Box[] =>
  Array.from({ length: model.count }, (_, i) =>
    'boxes' in model ? readBox(model, i) : grid.boxAt(model, i),
  );

export const rightOf = (box: Box) => box.x + box.width;
export const bottomOf = (box: Box) => box.y + box.height;

/** Pairs of boxes that overlap by more than a millionth of a pixel. */
export const overlaps = (boxes: Box[]): [number, number][] =>
  boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .flatMap((b, j): [number, number][] =>
        Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x) > 1e-6 &&
        Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.y, b.y) > 1e-6
          ? [[i, i + 1 + j]]
          : [],
      ),
  );

/** Asserts that a value is defined. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Nothing was laid out.');
  return value;
}
