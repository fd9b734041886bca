import { describe, expect, test } from 'vitest';
import type { PictureFilter } from '../../mock-server/store/pictures.ts';
import type { ErrorBody, Image, ImageList } from '../../src/contract/models.ts';
import { sendRequest, bodyOf, createMock, key, seed } from './support/mock.ts';

const list = async (query: string, init?: RequestInit) =>
  bodyOf<ImageList>(await sendRequest(createMock(), `/api/v1/images${query}`, init));

/** Slugs of all pages of a list. */
const everySlug = async (query: string) => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`?${query}&limit=100&page=${page}`)));
  return new Set(pages.flatMap(({ data }) => data.map(({ slug }) => slug)));
};

/** A value of each filter, each of which excludes some of the pictures that match all others. */
const FILTERS = {
  category: 'landscape',
  tag: 'sky',
  user: 'other',
  q: 'sun',
} satisfies Required<PictureFilter>;

const refusedFields = async (query: string) => {
  const response = await sendRequest(createMock(), `/api/v1/images${query}`);
  expect(response.status).toBe(422);
  return Object.keys((await bodyOf<ErrorBody>(response)).error.fields ?? {});
};

describe('GET /images', () => {
  test('returns 24 public pictures, newest first, by default (I10, I11)', async () => {
    const { data, pagination } = await list('');
    expect(data).toHaveLength(24);
    expect(pagination).toMatchObject({ page: 1, limit: 24, has_next: true, has_previous: false });
    expect(pagination.total).toBe(seed.pictures.filter(({ isPublic }) => isPublic).length);
    const times = data.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test.each(['limit=1', 'limit=24', 'limit=100', 'page=1', 'page=11', 'page=9007199254740991'])(
    'accepts %s, at the limit of what is allowed',
    async (query) => {
      expect((await sendRequest(createMock(), `/api/v1/images?${query}`)).status).toBe(200);
    },
  );

  test.each(['0', '101', '-1', '1.5', '1e2', '0x10', '+1', ' 1', '١', 'abc', '', '99999999999999999999'])(
    'rejects limit %j and names the field',
    async (value) => {
      expect(await refusedFields(`?limit=${encodeURIComponent(value)}`)).toEqual(['limit']);
    },
  );

  test.each(['page=0', 'page=1&page=2', 'page[]=1', 'page=9007199254740993'])('rejects %s', async (query) => {
    expect(await refusedFields(`?${query}`)).toEqual(['page']);
  });

  test('names all invalid fields at once (G2)', async () => {
    expect(await refusedFields('?page=x&limit=0&sort=best&tag=a&tag=b')).toEqual([
      'page',
      'limit',
      'sort',
      'tag',
    ]);
  });

  test('a page past the end is empty and has the actual total (I11)', async () => {
    const { data, pagination } = await list('?page=999');
    expect(data).toEqual([]);
    expect(pagination).toMatchObject({ page: 999, has_next: false, has_previous: true });
    expect(pagination.total).toBeGreaterThan(200);
  });

  test.each([
    ['popular', (image: Image) => -image.views],
    ['size', (image: Image) => -image.file_size],
    ['newest', (image: Image) => -Date.parse(image.created_at)],
    ['oldest', (image: Image) => Date.parse(image.created_at)],
  ])('sort=%s orders the records', async (sort, rank) => {
    const ranks = (await list(`?sort=${sort}&limit=100`)).data.map(rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  test.each(['category=sea', 'category=SEA'])('%s matches the whole name in any case', async (query) => {
    const { data } = await list(`?${query}`);
    expect(new Set(data.map(({ category }) => category))).toEqual(new Set(['Sea']));
  });

  test('part of a category matches nothing', async () => {
    expect((await list('?category=se')).data).toEqual([]);
  });

  test('filters combine with AND (I9)', async () => {
    const filters = Object.entries(FILTERS).map(([name, value]) => `${name}=${value}`);
    const slugs = async (query: string) =>
      (await list(`?${query}&limit=100`)).data.map(({ slug }) => slug).toSorted();
    const sets = await Promise.all(filters.map((filter) => everySlug(filter)));
    const common = sets.reduce((rest, set) => new Set([...rest].filter((slug) => set.has(slug))));
    expect(common.size).toBeGreaterThan(0);
    expect(await slugs(filters.join('&'))).toEqual([...common].toSorted());
    for (const without of filters) {
      const others = filters.filter((filter) => filter !== without);
      expect(await slugs(others.join('&')), `${without} narrows`).not.toEqual([...common].toSorted());
    }
  });

  test('the pictures of an album are sorted newest first unless sort is given', async () => {
    const album = seed.albums[0];
    const times = async (query: string) =>
      (await list(`?album=${album?.token}${query}`)).data.map(({ created_at }) => created_at);
    const shown = await times('');
    expect(shown).toEqual(shown.toSorted().toReversed());
    expect(await times('&sort=oldest')).toEqual(shown.toReversed());
  });

  test('q finds every word in any field, ignoring case and diacritics (S19, I9)', async () => {
    const { data } = await list('?q=BROWN+cafe');
    expect(data.map(({ title }) => title)).toEqual(['The brown café']);
  });

  test.each(['(a%2B)%2B%24', '.*', '%25', '_%', "'+OR+1%3D1--"])(
    'q=%s is taken literally (S18)',
    async (q) => {
      expect((await list(`?q=${q}`)).data).toEqual([]);
    },
  );

  test('an unknown user has no pictures', async () => {
    expect((await list('?user=nobody')).pagination).toMatchObject({ total: 0, total_pages: 0 });
  });

  test('an empty filter and an unknown parameter have no effect (G3)', async () => {
    expect(await list('?q=&tag=&colour=red')).toEqual(await list(''));
  });

  test('unlisted pictures are listed only for their owner with user=me', async () => {
    const unlisted = seed.pictures.filter(({ isPublic, owner }) => !isPublic && owner === 'owner');
    const countUnlisted = async (query: string, init?: RequestInit) =>
      (await Promise.all([1, 2, 3].map((page) => list(`?${query}&limit=100&page=${page}`, init))))
        .flatMap(({ data }) => data)
        .filter(({ is_public }) => !is_public).length;
    expect(unlisted.length).toBeGreaterThan(0);
    expect(await countUnlisted('user=me', key('owner'))).toBe(unlisted.length);
    expect(await countUnlisted('user=owner', key('owner'))).toBe(0);
  });

  test('album lists all members, and an unknown album is a 404', async () => {
    const album = seed.albums[0];
    const { pagination } = await list(`?album=${album?.token}`);
    expect(pagination.total).toBe(album?.pictures.length);
    expect((await sendRequest(createMock(), '/api/v1/images?album=nothing12345')).status).toBe(404);
  });
});

describe('GET /images/{slug_or_id}', () => {
  const path = '/api/v1/images/low-tide-early-light';
  const views = async (response: Response) => (await bodyOf<{ data: Image }>(response)).data.views;

  test('counts a view for each GET, but not for HEAD (I8)', async () => {
    const mock = createMock();
    const first = await views(await sendRequest(mock, path));
    await sendRequest(mock, path, { method: 'HEAD' });
    expect(await views(await sendRequest(mock, path))).toBe(first + 1);
  });

  test('returns the same record by slug and by id (I1)', async () => {
    const mock = createMock();
    const { data } = await bodyOf<{ data: Image }>(await sendRequest(mock, path));
    const byId = await bodyOf<{ data: Image }>(await sendRequest(mock, `/api/v1/images/${data.id}`));
    expect(byId.data).toEqual({ ...data, views: data.views + 1 });
  });

  test('returns an unlisted picture to anyone with the slug (I8)', async () => {
    const slug = seed.pictures.find(({ isPublic }) => !isPublic)?.slug;
    expect((await sendRequest(createMock(), `/api/v1/images/${slug}`)).status).toBe(200);
  });

  test.each(['low-tyde', '0', '99999', '001', 'Low-Tide-Early-Light', '__proto__', 'a%2Fb'])(
    '%s is a 404',
    async (slug) => {
      expect((await sendRequest(createMock(), `/api/v1/images/${slug}`)).status).toBe(404);
    },
  );

  test('embed codes escape the title', async () => {
    const [picture] = seed.pictures;
    if (!picture) throw new Error('no picture');
    const title = `"><script>alert(1)</script> [x](y)`;
    const mock = createMock({ seed: { ...seed, albums: [], pictures: [{ ...picture, title }] } });
    const { data } = await bodyOf<{ data: Image }>(await sendRequest(mock, '/api/v1/images/1'));
    expect(data.title).toBe(title);
    expect(data.embed_codes.html).toContain('alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; [x](y)"');
    expect(data.embed_codes.markdown).toContain('\\[x\\]\\(y\\)');
  });
});
