import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { present } from './support/any-gallery.ts';
import {
  anyOptionsOf,
  anyPages,
  layoutList,
  OPTIONS,
  rows,
  type LayoutOptions,
} from './support/any-paged-layout.ts';

describe('the estimated height', () => {
  const CAMERA_RATIOS = [3 / 2, 3 / 2, 3 / 2, 3 / 2, 4 / 3, 4 / 3, 2 / 3, 2 / 3, 3 / 4, 16 / 9, 1];

  /** A seeded pseudo-random generator of numbers in [0, 1). */
  const randomOf = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };

  /** Aspect ratios of cameras in random order, one in ten cropped to any. */
  function anyMix(seed: number): Float64Array {
    const random = randomOf(seed);
    return Float64Array.from({ length: 10_000 }, () =>
      random() < 0.1
        ? 0.6 + random() * 1.4
        : present(CAMERA_RATIOS[Math.floor(random() * CAMERA_RATIOS.length)]),
    );
  }

  /** Hundreds of the same pictures, each hundred in a different order. */
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

  /** Relative error of the estimate when the first hundred pictures of a list are known. */
  function error(pictures: Float64Array, options: LayoutOptions, size = 100): number {
    const whole = Array.from({ length: pictures.length / size }, (_, i) => ({
      count: size,
      ratios: pictures.subarray(i * size, (i + 1) * size),
    }));
    const estimated = whole.map((part, i) => (i < 100 / size ? part : { count: size }));
    const before = present(layoutList(estimated, options));
    return before.length / present(layoutList(whole, options, { before })).length - 1;
  }

  const WIDTHS = [120, 160, 320, 480, 700, 1248, 2560, 8000];

  it('of 10,000 pictures is within 3 % of the actual height once 100 are known, at any container width', () => {
    const pictures = anyMix(1);
    const errors = WIDTHS.flatMap((width) =>
      [OPTIONS.rows, OPTIONS.columns].map((options) => ({
        width,
        error: error(pictures, { ...options, width }),
      })),
    );
    errors.push({ width: Infinity, error: error(pictures, OPTIONS.carousel) });
    expect(errors.filter((one) => !(Math.abs(one.error) < 0.03))).toEqual([]);
  });

  it('is within 6 % for any page size if pages contain the same pictures in a different order', () => {
    for (const seed of [2, 3]) {
      const pictures = evenMix(seed);
      const errors = WIDTHS.flatMap((width) =>
        [OPTIONS.rows, OPTIONS.columns].flatMap((options) =>
          [20, 50, 100].map((size) => ({
            layout: options.strategy === rows ? 'rows' : 'columns',
            width,
            size,
            error: error(pictures, { ...options, width }, size),
          })),
        ),
      );
      expect(errors.filter((one) => !(Math.abs(one.error) < 0.06))).toEqual([]);
    }
  });

  it('of a grid is exact', () => {
    fc.assert(
      fc.property(anyOptionsOf.grid, anyPages(), (options, pages) => {
        const parts = pages.map((ratios) => ({ count: ratios.length, ratios }));
        const unknown = parts.map(({ count }) => ({ count }));
        expect(layoutList(unknown, options)?.length).toBe(layoutList(parts, options)?.length);
      }),
    );
  });
});
