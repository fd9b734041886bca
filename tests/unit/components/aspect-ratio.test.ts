import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPicture } from '../../../src/tiles/picture.ts';
import { aspectRatio } from '../../../src/internal/aspect-ratio.ts';
import { parseRatio } from '../../../src/internal/parse-ratio.ts';
import type { Image } from '../../../src/index.ts';

/** The aspect ratio that components give a picture with these dimensions. */
function shownRatio(width: unknown, height: unknown): number {
  const urls = { thumbnail_url: 'https://img.pix.test/a.jpg', direct_url: 'https://img.pix.test/b.jpg' };
  const picture = toPicture({ urls, dimensions: { width, height } } as unknown as Image);
  return picture ? picture.width / picture.height : NaN;
}

it('a picture has the aspect ratio of its record', () => {
  expect(aspectRatio(1600, 1200)).toBe(1600 / 1200);
  expect(aspectRatio(900, 1600)).toBe(900 / 1600);
  expect(shownRatio(900, 1600)).toBeCloseTo(900 / 1600, 12);
});

it.each([0.4, 5e-324, 1.5, 2 ** 60])(
  'a side of %d pixels is refused: sizes are whole numbers from 1 (R15)',
  (side) => {
    expect([shownRatio(side, 600), shownRatio(600, side)]).toEqual([4 / 3, 4 / 3]);
  },
);

it('an invalid side means an aspect ratio of 4:3 until the size is known (R15)', () => {
  for (const side of [null, undefined, 0, -800, NaN, Infinity, '800', {}, [800], true, 800n]) {
    for (const sides of [
      [side, 600],
      [600, side],
    ] as [unknown, unknown][]) {
      expect(aspectRatio(...sides)).toBeUndefined();
      expect(shownRatio(...sides)).toBe(4 / 3);
    }
  }
});

it('no picture is narrower than 1:5 or wider than 5:1 (R15)', () => {
  expect(shownRatio(100, 20_000)).toBeCloseTo(0.2, 12);
  expect(shownRatio(20_000, 100)).toBeCloseTo(5, 12);
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (width, height) => {
      const ratio = shownRatio(width, height);
      expect(ratio > 0.199 && ratio < 5.001).toBe(true);
    }),
  );
});

it.each(['0:0', '3:0', '1:1000', 'wide', ''])('there is no aspect ratio in "%s"', (text) => {
  expect(parseRatio(text)).toBeUndefined();
});

it.each([
  ['3:2', 1.5],
  [' 2/1 ', 2],
  ['1.25', 1.25],
])('the aspect ratio "%s" is %d', (text, ratio) => {
  expect(parseRatio(text)).toBe(ratio);
});
