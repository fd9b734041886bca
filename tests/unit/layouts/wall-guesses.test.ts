import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutWall, type WallShape } from '../../../src/layouts/wall.ts';
import { present } from './support/any-gallery.ts';
import { anyPages, anyShapeOf, SHAPES } from './support/any-wall.ts';

describe('the guessed height', () => {
  const SHAPES_OF_CAMERAS = [3 / 2, 3 / 2, 3 / 2, 3 / 2, 4 / 3, 4 / 3, 2 / 3, 2 / 3, 3 / 4, 16 / 9, 1];

  /** The same numbers from 0 to below 1 for each seed. */
  const randomOf = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };

  /** What cameras make, in no order, one in ten cut to any shape. */
  function anyMix(seed: number): Float64Array {
    const random = randomOf(seed);
    return Float64Array.from({ length: 10_000 }, () =>
      random() < 0.1
        ? 0.6 + random() * 1.4
        : present(SHAPES_OF_CAMERAS[Math.floor(random() * SHAPES_OF_CAMERAS.length)]),
    );
  }

  /** Hundreds of the same pictures, each in an order of its own. */
  function evenMix(seed: number): Float64Array {
    const random = randomOf(seed);
    const hundred = [...anyMix(seed).subarray(0, 100)];
    const shuffled = () =>
      hundred
        .map((ratio) => ({ ratio, key: random() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ ratio }) => ratio);
    return Float64Array.from(Array.from({ length: 100 }, shuffled).flat());
  }

  /** By what part a list was guessed too high when the first hundred of its pictures were known. */
  function error(pictures: Float64Array, shape: WallShape, size = 100): number {
    const whole = Array.from({ length: pictures.length / size }, (_, i) => ({
      count: size,
      ratios: pictures.subarray(i * size, (i + 1) * size),
    }));
    const guessed = whole.map((part, i) => (i < 100 / size ? part : { count: size }));
    const before = present(layoutWall(guessed, shape));
    return before.length / present(layoutWall(whole, shape, { before })).length - 1;
  }

  const WIDTHS = [120, 160, 320, 480, 700, 1248, 2560, 8000];

  it('of 10,000 pictures is within 3 % of the true one once a hundred are known, in containers of any width', () => {
    const pictures = anyMix(1);
    const errors = WIDTHS.flatMap((width) =>
      [SHAPES.rows, SHAPES.columns].map((shape) => ({ width, error: error(pictures, { ...shape, width }) })),
    );
    errors.push({ width: Infinity, error: error(pictures, SHAPES.carousel) });
    expect(errors.filter((one) => !(Math.abs(one.error) < 0.03))).toEqual([]);
  });

  it('is within 4 % for pages of any size, where pages have the same pictures in another order', () => {
    for (const seed of [2, 3]) {
      const pictures = evenMix(seed);
      const errors = WIDTHS.flatMap((width) =>
        [SHAPES.rows, SHAPES.columns].flatMap((shape) =>
          [20, 50, 100].map((size) => ({
            shape: shape.layout,
            width,
            size,
            error: error(pictures, { ...shape, width }, size),
          })),
        ),
      );
      expect(errors.filter((one) => !(Math.abs(one.error) < 0.04))).toEqual([]);
    }
  });

  it('of a grid is the true one', () => {
    fc.assert(
      fc.property(anyShapeOf.grid, anyPages(), (shape, pages) => {
        const parts = pages.map((ratios) => ({ count: ratios.length, ratios }));
        const unknown = parts.map(({ count }) => ({ count }));
        expect(layoutWall(unknown, shape)?.length).toBe(layoutWall(parts, shape)?.length);
      }),
    );
  });
});
