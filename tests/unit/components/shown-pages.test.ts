import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownPages } from '../../../src/components/pix-gallery/shown-pages.ts';
import { PagedList } from '../../../src/controllers/paged-list.ts';
import { listOf } from '../../support/picture-records.ts';

const THINGS = Array.from({ length: 1500 }, (_, i) => ({ id: i + 1 }));

it('contains the requested number of pages, and keeps its arrays when more pages are shown', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 350 }),
      fc.integer({ min: 1, max: 3 }),
      async (limit, page) => {
        const read = (query: { page: number; limit: number }) => Promise.resolve(listOf(THINGS, query));
        const list = new PagedList({ read, page, limit, endless: true }, ({ id }) => id);
        const offset = (page - 1) * limit;
        let before: readonly unknown[] = [];
        for (const pages of [1, 2, 3]) {
          for (let index = 0; index < pages * limit; index += Math.min(limit, 50)) await list.load(index);
          await list.load(pages * limit - 1);
          const items = shownPages(list.pages, { page, limit, count: pages }).map((each) => each.items);
          expect(items.flat()).toEqual(THINGS.slice(offset, offset + pages * limit).map(({ id }) => id));
          for (const [at, each] of before.entries()) expect(items[at]).toBe(each);
          before = items;
        }
      },
    ),
    { numRuns: 40 },
  );
});
