import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanRatio } from '../../../src/layouts/clean-ratio.ts';

it('a picture has the shape that its record says', () => {
  expect(cleanRatio(1600, 1200)).toBe(1600 / 1200);
  expect(cleanRatio(900, 1600)).toBe(900 / 1600);
});

it('a side that cannot be makes the shape 4:3 until it is known (R15)', () => {
  for (const side of [null, undefined, 0, -800, NaN, Infinity, '800', 1e9, {}, [800], true, 800n]) {
    expect(cleanRatio(side, 600)).toBe(4 / 3);
    expect(cleanRatio(600, side)).toBe(4 / 3);
  }
});

it('no picture is narrower than 1:5 or wider than 5:1 (R15)', () => {
  expect(cleanRatio(100, 20_000)).toBe(0.2);
  expect(cleanRatio(20_000, 100)).toBe(5);
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (width, height) => {
      const ratio = cleanRatio(width, height);
      expect(ratio >= 0.2 && ratio <= 5).toBe(true);
    }),
  );
});
