/** Lists that change while they are read. */
import { describe, expect } from 'vitest';
import { createPix, type Image } from '../../../../src/index.ts';
import { KEY, SLUGS, test } from './support/network.ts';

/** Reads all records, two per page, and runs an action after the first page. */
const readWith = async (images: AsyncIterable<Image>, action: () => Promise<unknown>) => {
  const found: string[] = [];
  for await (const { slug } of images) {
    found.push(slug);
    if (found.length === 2) await action();
  }
  return found;
};
const svg = () => new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']);

describe('Records that move between pages while they are read (R18)', () => {
  test.for([
    [1, 3],
    [2, 4],
    [3, 4],
    [5, 5],
  ] as const)(
    'because %i were added are returned once each',
    async ([count, requests], { proxy, pix, server }) => {
      const direct = pix({ baseUrl: server.url, apiKey: KEY });
      const added = Array.from({ length: count }, (_, at) => `added-${at}`);
      const found = await readWith(pix().images.iterate({ limit: 2 }), async () => {
        for (const slug of added) await direct.images.upload({ image: svg(), slug });
      });
      for (const slug of added) await direct.images.delete(slug);
      expect(found.filter((slug) => !added.includes(slug))).toEqual(SLUGS);
      expect(new Set(found).size).toBe(found.length);
      expect(proxy.requests).toHaveLength(requests);
    },
  );

  test.for([1, 2, 3, 4])(
    'because %i were removed are not skipped, and preceding pages are not read again unnecessarily',
    async (count, { proxy, pix, server }) => {
      const direct = pix({ baseUrl: server.url, apiKey: KEY });
      const added = ['a1', 'a2', 'a3', 'a4'];
      for (const slug of added) await direct.images.upload({ image: svg(), slug });
      // Sorted by newest first, so the added pictures are on the first two pages.
      const found: string[] = [];
      for await (const { slug } of pix().images.iterate({ limit: 2 })) {
        found.push(slug);
        if (found.length === 4) for (const slug of added.slice(0, count)) await direct.images.delete(slug);
      }
      for (const slug of added.slice(count)) await direct.images.delete(slug);
      expect(found.slice(0, 4)).toEqual([...added].reverse());
      expect(found.slice(4).sort()).toEqual(SLUGS);
      expect(new Set(found).size).toBe(found.length);
      expect(proxy.requests.length).toBeLessThanOrEqual(5 + Math.ceil(count / 2));
    },
  );
});

test.for([3, 10, 20, 40, 50, 100])('records that are deleted by %i are all returned (R18)', async (size) => {
  let left = Array.from({ length: 300 }, (_, at) => ({ id: at + 1 }));
  const { images } = createPix({
    baseUrl: 'http://pix.invalid',
    fetch: (url) => {
      const { searchParams } = new URL(url as string);
      const limit = 20;
      const page = Number(searchParams.get('page'));
      const end = page * limit;
      const total_pages = Math.ceil(left.length / limit);
      const pagination = { total: left.length, page, limit, total_pages, has_next: page < total_pages };
      return Promise.resolve(
        Response.json({ status: 'success', pagination, data: left.slice(end - limit, end) }),
      );
    },
  });
  const found: number[] = [];
  for await (const { id } of images.iterate({ limit: 20 })) {
    found.push(id);
    if (found.length % size === 0) left = left.filter(({ id }) => !found.includes(id));
  }
  expect(found.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
});

test('a picture that is appended while a list is read is returned, too (R18)', async ({
  proxy,
  pix,
  server,
}) => {
  const direct = pix({ baseUrl: server.url, apiKey: KEY });
  const found = await readWith(pix().images.iterate({ limit: 2, sort: 'oldest' }), async () => {
    await direct.images.upload({ image: svg(), slug: 'appended' });
  });
  await direct.images.delete('appended');
  expect(found).toEqual([...SLUGS].reverse().concat('appended'));
  expect(proxy.requests).toHaveLength(3);
});
