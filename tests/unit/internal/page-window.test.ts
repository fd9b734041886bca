import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from '../../../src/internal/page-window.ts';

/** A list of 2,000 records behind an API with pages of at most 100. */
const readPage = ({ page, limit }: { page: number; limit: number }) =>
  Array.from({ length: limit }, (_, i) => (page - 1) * limit + i).filter((id) => id < 2000);

it('reads exactly the records of a wish, whatever its size and place', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 350 }), fc.integer({ min: 1, max: 20 }), (limit, page) => {
      const records: number[] = [];
      for (let n = 0; records.length < limit; n++) {
        const { skip, ...query } = pageWindow(page, limit, n);
        expect(query.limit).toBeLessThanOrEqual(100);
        const got = readPage(query);
        if (!got.length) break;
        records.push(...got.slice(skip));
      }
      const first = (page - 1) * limit;
      const wanted = Array.from({ length: limit }, (_, i) => first + i).filter((id) => id < 2000);
      expect(records.slice(0, limit)).toEqual(wanted);
    }),
  );
});

it('needs one request for a wish of at most 100', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 50 }), (limit, page) => {
      expect(pageWindow(page, limit, 0)).toEqual({ page, limit, skip: 0 });
    }),
  );
});

it('reads a wish without end in pages of 100', () => {
  expect(pageWindow(1, Infinity, 2)).toEqual({ page: 3, limit: 100, skip: 0 });
});
