import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layoutCarousel } from '../../../src/layouts/carousel/carousel.ts';
import {
  anyGap,
  anyRatios,
  boxesOf,
  NO_LENGTHS,
  NO_RATIOS,
  present,
  rightOf,
} from './support/any-gallery.ts';

it('a carousel is one row of the given height and that of the captions, with the pictures side by side', () => {
  fc.assert(
    fc.property(anyRatios(40), anyGap, fc.integer({ min: 40, max: 800 }), fc.nat(60), (...lengths) => {
      const [ratios, gap, size, caption] = lengths;
      const model = present(layoutCarousel(ratios, { size, gap, caption }));
      let x = 0;
      for (const [i, box] of boxesOf(model).entries()) {
        expect(box).toMatchObject({ y: 0, width: (ratios[i] ?? NaN) * size, height: size + caption });
        expect(box.x).toBeCloseTo(x, 6);
        x = rightOf(box) + gap;
      }
      expect(model.length).toBeCloseTo(Math.max(0, x - gap), 6);
    }),
  );
});

it('a carousel without pictures is empty; without a height it is undefined', () => {
  expect(layoutCarousel([], { size: 200, gap: 6 })).toMatchObject({ count: 0, length: 0 });
  for (const height of NO_LENGTHS) expect(layoutCarousel([1], { size: height, gap: 6 })).toBeUndefined();
  for (const ratio of NO_RATIOS) expect(layoutCarousel([ratio], { size: 200, gap: 6 })).toBeUndefined();
});
