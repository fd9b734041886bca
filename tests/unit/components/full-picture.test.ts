import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFullPictureWorth, type FullPictureOptions } from '../../../src/tiles/image-loading.ts';
import { toPicture, type Picture } from '../../../src/tiles/picture.ts';
import type { Image } from '../../../src/contract/models.ts';
import { imageRecord } from '../../support/picture-records.ts';

/** A picture of this size, with a thumbnail whose longer side has 480 pixels. */
function pictureOf(width: number, height: number, size: number, format: Image['format'] = 'JPG'): Picture {
  const picture = toPicture({ ...imageRecord(1), dimensions: { width, height }, file_size: size, format });
  if (!picture) throw new Error('There is no picture');
  return picture;
}

const options = (more: Partial<FullPictureOptions>): FullPictureOptions => ({
  box: { width: 300, height: 200 },
  count: 24,
  density: 2,
  saveData: false,
  ...more,
});

describe('a full picture instead of the thumbnail', () => {
  // Its thumbnail has 480 × 320 pixels.
  const picture = pictureOf(1600, 1067, 190_000);

  it.each<[string, Partial<FullPictureOptions>, boolean]>([
    ['300 × 200 at 2x enlarges 1.25 times', {}, false],
    ['320 × 213 at 2x enlarges 1.33 times', { box: { width: 320, height: 213 } }, true],
    ['a square of 220 at 2x covers 320 pixels with 440', { box: { width: 220, height: 220 } }, true],
    ['a square of 200 at 2x covers 320 pixels with 400', { box: { width: 200, height: 200 } }, false],
    ['640 × 427 at 1x', { box: { width: 640, height: 427 }, density: 1 }, true],
    ['600 × 400 at 1x', { box: { width: 600, height: 400 }, density: 1 }, false],
    ['nowhere', { box: { width: 0, height: 0 } }, false],
    ['a visitor who saves data', { box: { width: 640, height: 427 }, saveData: true }, false],
    [
      'the same with quality sharp',
      { box: { width: 640, height: 427 }, saveData: true, quality: 'sharp' },
      true,
    ],
    ['quality fast', { box: { width: 640, height: 427 }, quality: 'fast' }, false],
    ['an invalid quality', { box: { width: 640, height: 427 }, quality: 'constructor' }, true],
  ])('%s', (_name, more, wanted) => {
    expect(isFullPictureWorth(picture, options(more))).toBe(wanted);
  });

  it('has at most one byte per rendered pixel, half a byte in long lists, ten bytes as a single picture', () => {
    const box = { width: 400, height: 250 };
    const pixels = 400_000;
    for (const [count, bytes] of [
      [2, pixels],
      [100, pixels],
      [101, pixels / 2],
      [1, 10 * pixels],
    ] as const)
      for (const [size, wanted] of [
        [bytes, true],
        [bytes + 1, false],
      ] as const)
        expect(isFullPictureWorth(pictureOf(1600, 1000, size), options({ box, count })), `${count}`).toBe(
          wanted,
        );
  });

  it('costs no more on a screen of three device pixels than on one of two', () => {
    const box = { width: 400, height: 250 };
    for (const density of [2, 3])
      for (const size of [400_000, 400_001])
        expect(isFullPictureWorth(pictureOf(1600, 1000, size), options({ box, density }))).toBe(
          size === 400_000,
        );
  });

  it('is not used above 100 megapixels, whatever the quality (R29)', () => {
    const box = { width: 2000, height: 2000 };
    for (const count of [1, 24])
      expect(
        isFullPictureWorth(pictureOf(30_000, 30_000, 10), options({ box, count, quality: 'sharp' })),
      ).toBe(false);
  });

  it('is not used for formats with animation, except for single pictures', () => {
    const gif = pictureOf(1600, 1000, 10, 'GIF');
    const box = { width: 800, height: 500 };
    expect(isFullPictureWorth(gif, options({ box }))).toBe(false);
    expect(isFullPictureWorth(gif, options({ box, count: 1 }))).toBe(true);
  });

  it('is undefined without a known size', () => {
    const box = { width: 800, height: 500 };
    for (const size of [undefined, NaN, 'large', null])
      expect(isFullPictureWorth(pictureOf(1600, 1000, size as number), options({ box }))).toBe(false);
  });

  it('leaves no thumbnail enlarged more than 1.3 times where the full picture is cheap', () => {
    const side = fc.integer({ min: 40, max: 12_000 });
    const length = fc.double({ min: 1, max: 2000, noNaN: true });
    fc.assert(
      fc.property(
        side,
        side,
        length,
        length,
        fc.constantFrom(1, 1.5, 2, 3),
        (w, h, width, height, density) => {
          const one = pictureOf(w, h, 1);
          const isFull = isFullPictureWorth(one, options({ box: { width, height }, density }));
          const scale = Math.min(1, 480 / Math.max(one.width, one.height));
          const enlarged = density * Math.max(width / (one.width * scale), height / (one.height * scale));
          const isPossible = scale < 1 && one.source !== one.thumbnail;
          if (isPossible && enlarged > 1.3001 && width * height >= 1) expect(isFull).toBe(true);
          if (enlarged < 1.2999 || !isPossible) expect(isFull).toBe(false);
        },
      ),
    );
  });
});
