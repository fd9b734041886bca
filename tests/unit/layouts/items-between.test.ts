import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsBetween } from '../../../src/layouts/items-between.ts';
import type { LayoutModel } from '../../../src/layouts/layouts.ts';
import { bottomOf, boxesOf, rightOf } from './support/any-gallery.ts';
import {
  anyCarouselModel,
  anyColumnsModel,
  anyGridModel,
  anyModel,
  anyRowsModel,
} from './support/any-model.ts';

/** A window over a gallery, possibly beyond its ends. */
const anyWindow = fc.tuple(
  fc.double({ min: -0.2, max: 1.2, noNaN: true }),
  fc.double({ min: 0.001, max: 0.5, noNaN: true }),
);

const lengthOf = (model: LayoutModel) => (model.layout === 'carousel' ? model.width : model.height);

function windowOf(model: LayoutModel, [start, size]: [number, number]): [number, number] {
  const length = lengthOf(model);
  return [start * length, (start + size) * length];
}

/** Finds the items of a window by linear search. */
function searchLinearly(model: LayoutModel, start: number, end: number): number[] {
  const sideways = model.layout === 'carousel';
  return boxesOf(model).flatMap((box, i) => {
    const [from, to] = sideways ? [box.x, rightOf(box)] : [box.y, bottomOf(box)];
    return from < end - 1e-9 && to > start + 1e-9 ? [i] : [];
  });
}

describe('items in a window', () => {
  it('include all that a linear search finds', () => {
    fc.assert(
      fc.property(anyModel, anyWindow, (model, place) => {
        const [start, end] = windowOf(model, place);
        const { first, last } = itemsBetween(model, start, end);
        for (const index of searchLinearly(model, start, end)) {
          expect(index).toBeGreaterThanOrEqual(first);
          expect(index).toBeLessThanOrEqual(last);
        }
        expect(first >= 0 && last < model.count).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('include no others, except in columns', () => {
    fc.assert(
      fc.property(fc.oneof(anyGridModel, anyRowsModel, anyCarouselModel), anyWindow, (model, place) => {
        const [start, end] = windowOf(model, place);
        const { first, last } = itemsBetween(model, start, end);
        expect(last - first + 1).toBeLessThanOrEqual(searchLinearly(model, start - 1e-6, end + 1e-6).length);
      }),
      { numRuns: 300 },
    );
  });

  it('are, in columns, at most the height of the tallest picture away', () => {
    fc.assert(
      fc.property(anyColumnsModel, anyWindow, (model, place) => {
        const [start, end] = windowOf(model, place);
        const { first, last } = itemsBetween(model, start, end);
        for (const box of boxesOf(model).slice(first, Math.min(last + 1, model.sorted))) {
          expect(box.y).toBeGreaterThan(start - model.tallest - 1);
          expect(box.y).toBeLessThan(end + 1);
        }
      }),
    );
  });

  it('are all items for a window over the whole list, and none for an empty, inverted or invalid window', () => {
    fc.assert(
      fc.property(anyModel, (model) => {
        expect(itemsBetween(model, -Infinity, Infinity)).toEqual({ first: 0, last: model.count - 1 });
        for (const [start, end] of [
          [50, 50],
          [60, 50],
          [NaN, 50],
          [50, NaN],
          [lengthOf(model) + 1000, lengthOf(model) + 2000],
          [-2000, -1000],
        ] as const)
          expect(itemsBetween(model, start, end)).toEqual({ first: 0, last: -1 });
      }),
    );
  });
});
