import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMockFetch } from '../../../mock-server/index.ts';
import type { Image, ImageFilter, ListImagesQuery } from '../../../src/contract/models.ts';
import { IMAGE_SORTS } from '../../../src/contract/filter-values.ts';
import { IMAGE_FILTERS } from '../../../src/contract/image-filters.ts';
import { createPix } from '../../../src/index.ts';
import { sourceOf, type PictureRecord } from '../../../src/elements.ts';
import { FILTER_EXAMPLES } from '../../support/filter-examples.ts';

/** A record with the required fields only. */
const bare = (id: number): PictureRecord => ({
  id,
  slug: `picture-${id}`,
  title: `Picture ${id}`,
  dimensions: { width: 1200, height: 800 },
  urls: { direct_url: `https://pix.test/${id}.jpg`, thumbnail_url: `https://pix.test/t/${id}.jpg` },
});

/** Filters by fields that records do not have. */
const REFUSED = ['album', 'user'] as const;

it('passes on incomplete records, which elements skip, leaves out what is none, and refuses what is no array', async () => {
  const incomplete = [bare(1), { ...bare(2), urls: undefined }, { ...bare(3), urls: null }, null, undefined];
  const source = sourceOf(incomplete as unknown as PictureRecord[]);
  const { data, pagination } = await source.images.list({ tag: undefined });
  expect([data.map(({ id }) => id), pagination.total]).toEqual([[1, 2, 3], 3]);
  expect((await source.images.list({ q: 'picture' })).data).toHaveLength(3);
  for (const [value, shown] of [
    [undefined, 'undefined'],
    [{}, '[object Object]'],
    [5, '5'],
  ])
    expect(() => sourceOf(value as never)).toThrow(
      `sourceOf() takes an array of records of pictures, not ${shown as string}.`,
    );
});

it('takes empty texts for no filters', async () => {
  const empty = { q: '', album: '', user: '', category: '', tag: '', sort: '' } as unknown as ListImagesQuery;
  expect((await sourceOf([bare(1), bare(2)]).images.list(empty)).data).toHaveLength(2);
});

it('finds a record beside others whose ids and texts are none', async () => {
  const odd = { toString: 1 };
  const source = sourceOf([{ ...bare(1), id: odd, title: odd } as unknown as PictureRecord, bare(2)]);
  expect((await source.images.get(2)).slug).toBe('picture-2');
  expect((await source.images.list({ q: 'picture-2' })).data).toHaveLength(1);
});

describe('an array of all records of the service', async () => {
  const pix = createPix({ baseUrl: 'http://pix.test', fetch: createMockFetch() });
  const all: Image[] = [];
  for await (const record of pix.images.iterate({ limit: 100 })) all.push(record);
  const source = sourceOf(all);
  const words = all.flatMap(({ title, slug, tags }) => [...title.split(' '), ...slug.split('-'), ...tags]);

  it('returns the same results as the service, for any query (I9, I10)', async () => {
    const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
    const filters = {
      q: fc.option(
        fc.subarray(words, { maxLength: 2 }).map((some) => some.join(' ').toUpperCase()),
        { nil: undefined },
      ),
      category: optional(all.map(({ category }) => category.toLowerCase()).filter(Boolean)),
      tag: optional(all.flatMap(({ tags }) => tags)),
      sort: fc.constantFrom(...IMAGE_SORTS),
    } satisfies Record<Exclude<ImageFilter, (typeof REFUSED)[number]>, unknown>;
    const query = fc.record({
      ...filters,
      page: fc.integer({ min: 1, max: 4 }),
      limit: fc.constantFrom(1, 5, 24, 100),
    });
    await fc.assert(
      fc.asyncProperty(query, async (query) => {
        const [own, theirs] = [await source.images.list(query), await pix.images.list(query)];
        expect({ ...own, data: own.data.map(({ slug }) => slug) }).toEqual({
          ...theirs,
          data: theirs.data.map(({ slug }) => slug),
        });
      }),
      { numRuns: 150 },
    );
  });

  it.each(IMAGE_FILTERS)(
    'does not ignore the filter %s: the result is different, or the request rejects',
    async (name) => {
      const { data } = await source.images.list({});
      const list = source.images.list({ [name]: FILTER_EXAMPLES[name] });
      expect(await list.catch(() => undefined)).not.toEqual(expect.objectContaining({ data }));
    },
  );

  it.each(IMAGE_FILTERS)(
    'does not filter by %s if it is null, as a removed attribute leaves it',
    async (name) => {
      const list = sourceOf(all).images.list({ [name]: null });
      expect(await list).toEqual(await source.images.list({}));
    },
  );

  it('searches and filters records whose category and tags are null, as in JSON', async () => {
    const [record] = all;
    const bare = { ...record, slug: 'zebra', title: 'Zebra', category: null, tags: null } as unknown as Image;
    const own = sourceOf([bare, ...all]);
    const { category, tags: [tag] = [] } = all.find(({ tags }) => tags?.length) ?? {};
    for (const query of [{ category }, { tag }, { q: tag }])
      expect(await own.images.list(query)).toEqual(await source.images.list(query));
    expect((await own.images.list({ q: 'zebra' })).data.map(({ title }) => title)).toEqual(['Zebra']);
    expect(await own.platform.categories()).toEqual(await source.platform.categories());
    expect(await own.platform.tags()).toEqual(await source.platform.tags());
  });

  it('has the categories and tags of the service, with their counts (A6)', async () => {
    const own = await source.platform.categories();
    expect(own.data).toEqual((await pix.platform.categories()).data);
    const { data: tags } = await pix.platform.tags();
    expect((await source.platform.tags()).data.slice(0, tags.length)).toEqual(tags);
  });

  it('finds a record by slug and by id, and rejects like the service', async () => {
    const [record] = all;
    expect(await source.images.get(record?.slug ?? '')).toBe(record);
    expect(await source.images.get(record?.id ?? 0)).toBe(record);
    await expect(source.images.get('no-such-picture')).rejects.toMatchObject({ status: 404 });
  });
});

describe('records with the required fields only', () => {
  const records = [3, 1, 2].map(bare);
  const slugs = async (query: ListImagesQuery, own = sourceOf(records)) =>
    (await own.images.list(query)).data.map(({ id }) => id);

  it('keep the order of the array without a sort order', async () => {
    expect(await slugs({})).toEqual([3, 1, 2]);
  });

  it('are sorted by the fields that exist, then by id', async () => {
    const some = [...records, { ...bare(4), views: 2, file_size: 5, created_at: '2026-01-01 00:00:00' }];
    for (const sort of ['newest', 'popular', 'size'] as const)
      expect(await slugs({ sort }, sourceOf(some))).toEqual([4, 3, 2, 1]);
    expect(await slugs({ sort: 'oldest' }, sourceOf(some))).toEqual([1, 2, 3, 4]);
  });

  it('are found by title, and have no categories or tags', async () => {
    const own = sourceOf(records);
    expect(await slugs({ q: 'pictURE 2' })).toEqual([2]);
    expect(await slugs({ category: 'sea' })).toEqual([]);
    expect(await slugs({ tag: 'sea' })).toEqual([]);
    expect((await own.platform.categories()).data).toEqual([]);
    expect((await own.platform.tags()).data).toEqual([]);
  });

  it.each(REFUSED)('cannot be filtered by %s', async (name) => {
    await expect(sourceOf(records).images.list({ [name]: 'a' })).rejects.toThrow('album or user');
  });
});

it('changes of the array after the call have no effect', async () => {
  const records = [bare(1)];
  const own = sourceOf(records);
  records.push(bare(2));
  expect((await own.images.list({})).pagination.total).toBe(1);
});

it('an aborted request rejects with the reason', async () => {
  const reason = new Error('gone');
  const signal = AbortSignal.abort(reason);
  await expect(sourceOf([]).images.list({}, { signal })).rejects.toBe(reason);
});

it('all pages of several searches of 10,000 records read the texts of each record once', async () => {
  let reads = 0;
  const records = Array.from({ length: 10_000 }, (_, id) =>
    Object.defineProperty(bare(id + 1), 'title', { get: () => (reads++, `Picture ${id + 1}`) }),
  );
  const own = sourceOf(records);
  for (const q of ['picture', '99', 'picture 5']) {
    for (let page = 1, hasNext = true; hasNext; page++) {
      const { data, pagination } = await own.images.list({ q, page, limit: 100 });
      expect(data.length).toBeGreaterThan(0);
      hasNext = pagination.has_next;
    }
  }
  expect(reads).toBe(10_000);
});
