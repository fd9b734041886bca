import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { PagedList, type ListRequest, type ReadPage } from '../../../src/controllers/paged-list.ts';
import { listOf } from '../../support/picture-records.ts';

interface Item {
  id: number;
}

const ITEMS = Array.from({ length: 2000 }, (_, i): Item => ({ id: i + 1 }));

/** A service with these records, in pages of any size. */
const serving = (records: readonly Item[]) =>
  vi.fn<ReadPage<Item>>((query) => Promise.resolve(listOf(records, query)));

function openList(
  request: Partial<ListRequest<Item>>,
  convert: (thing: Item) => number | undefined = ({ id }) => id,
) {
  return new PagedList<Item, number>({ read: serving(ITEMS), page: 1, limit: 24, ...request }, convert);
}

/** Loads all pages in sequence. */
async function readAll(list: PagedList<Item, number>): Promise<(number | undefined)[]> {
  const changed = () => new Promise<void>((resolve) => list.watch(resolve));
  while (!list.complete && list.error === undefined) {
    const next = changed();
    list.readNext();
    await next;
  }
  return Array.from({ length: list.count }, (_, i) => list.at(i));
}

it('holds exactly the records of a request, at any offset and limit, in pages of at most 100', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 350 }),
      fc.integer({ min: 1, max: 20 }),
      async (limit, page) => {
        const read = serving(ITEMS);
        const first = (page - 1) * limit;
        const ids = await readAll(openList({ read, limit, page }));
        expect(ids).toEqual(ITEMS.slice(first, first + limit).map(({ id }) => id));
        for (const [query] of read.mock.calls) expect(query.limit).toBeLessThanOrEqual(100);
        if (limit <= 100) expect(read).toHaveBeenCalledExactlyOnceWith({ page, limit }, expect.anything());
      },
    ),
    { numRuns: 60 },
  );
});

it('knows the count after the first page, and loads only the pages of the range that is needed', async () => {
  const read = serving(ITEMS);
  const list = openList({ read, limit: Infinity });
  expect(await list.load(0)).toBe(1);
  expect([list.count, list.total]).toEqual([2000, 2000]);
  list.need(1210, 1290);
  await vi.waitFor(() => expect(list.at(1234)).toBe(1235));
  expect(read.mock.calls.map(([query]) => query.page)).toEqual([1, 13]);
  expect(list.at(1100)).toBeUndefined();
});

it('load() finds an item of a list whose length is not known', async () => {
  const read = serving(ITEMS.slice(0, 267));
  const list = () => openList({ read, limit: 50, endless: true });
  expect(await list().load(120)).toBe(121);
  expect(read.mock.calls.map(([query]) => query.page)).toEqual([1, 3]);
  expect(await Promise.all([267, 1e9, -1, NaN].map((index) => list().load(index)))).toEqual(
    Array(4).fill(undefined),
  );
  expect(await openList({ read: undefined, endless: true }).load(120)).toBeUndefined();
});

it.each([0, -1, NaN, 1.5, '24'])('refuses the limit %j', (limit) => {
  expect(() => openList({ limit: limit as number })).toThrow(
    new RangeError(`limit must be a whole number from 1, or Infinity, not ${limit}.`),
  );
});

it('aborts requests for pages that are no longer needed, unless load() awaits them', async () => {
  const signals = new Map<number, AbortSignal>();
  const read: ReadPage<Item> = (query, { signal }) => {
    if (query.page === 1) return Promise.resolve(listOf(ITEMS, query));
    signals.set(query.page, signal);
    return new Promise(() => undefined);
  };
  const list = openList({ read, limit: Infinity });
  await list.load(0);
  void list.load(150);
  list.need(250, 350);
  list.need(950, 960);
  expect([...signals].map(([page, { aborted }]) => [page, aborted])).toEqual([
    [2, false],
    [3, true],
    [4, true],
    [10, false],
  ]);
});

it('has no duplicates and no gaps when records move between pages (R18)', async () => {
  const moved = [...ITEMS.slice(0, 100), ...ITEMS.slice(98, 300)];
  const ids = await readAll(openList({ read: serving(moved), limit: 300 }));
  expect(ids).toEqual(ITEMS.slice(0, 298).map(({ id }) => id));
});

it('counts the records that cannot be converted (R14)', async () => {
  const list = openList({ limit: 100 }, ({ id }) => (id % 10 ? id : undefined));
  expect(await readAll(list)).toHaveLength(90);
  expect(list.skipped).toBe(10);
});

it.each([
  ['always claims more pages and serves the same one', { page: 1, has_next: true }],
  ['repeats its last page', { has_next: true }],
])('ends if a service %s (R17)', async (_, pagination) => {
  const read = vi.fn<ReadPage<Item>>((query) => {
    const list = listOf(ITEMS.slice(0, 24), { ...query, page: 1 });
    return Promise.resolve({ ...list, pagination: { ...list.pagination, page: query.page, ...pagination } });
  });
  const ids = await readAll(openList({ read, limit: Infinity }));
  expect(ids).toEqual(ITEMS.slice(0, 24).map(({ id }) => id));
  expect(read.mock.calls.length).toBeLessThanOrEqual(2);
});

it('keeps at most as many records of a page as requested', async () => {
  const convert = vi.fn(({ id }: Item) => id);
  const read = () => Promise.resolve(listOf(ITEMS, { page: 1, limit: ITEMS.length }));
  const list = openList({ read, limit: Infinity }, convert);
  await list.load(0);
  expect([list.loaded, convert.mock.calls.length]).toEqual([100, 100]);
});

it('ignores the records of a page other than the requested one (R17)', async () => {
  const read = vi.fn<ReadPage<Item>>((query) =>
    Promise.resolve(listOf(ITEMS, { ...query, page: query.page > 1 ? query.page + 1 : 1 })),
  );
  const ids = await readAll(openList({ read, limit: Infinity }));
  expect(ids).toEqual(ITEMS.slice(0, 100).map(({ id }) => id));
  expect(read).toHaveBeenCalledTimes(2);
});

it.each([1e9, -5, 0.5])(
  'keeps at most 1000 pages, whatever the total of the service: %d (R16)',
  async (total) => {
    const read: ReadPage<Item> = (query) => {
      const list = listOf(ITEMS, query);
      return Promise.resolve({ ...list, pagination: { ...list.pagination, total } });
    };
    const list = openList({ read, limit: Infinity });
    await list.load(0);
    expect(list.count).toBeGreaterThanOrEqual(100);
    expect(list.count).toBeLessThanOrEqual(100_000);
    expect(list.pages.length).toBeLessThanOrEqual(1000);
  },
);

it.each([100, 0, 149])(
  'keeps the records it has read if the total is too low: %d of 150 (R16)',
  async (total) => {
    const read: ReadPage<Item> = (query) => {
      const list = listOf(ITEMS.slice(0, 150), query);
      return Promise.resolve({ ...list, pagination: { ...list.pagination, total } });
    };
    const ids = await readAll(openList({ read, limit: Infinity }));
    expect(ids).toEqual(ITEMS.slice(0, 150).map(({ id }) => id));
  },
);

it('keeps both of two records whose ids round to the same number (R27)', async () => {
  const records = [2 ** 53, 2 ** 53].map((id) => ({ id }));
  expect(await readAll(openList({ read: serving(records) }))).toHaveLength(2);
});

const NO_LIST = 'A source of a list must resolve with { data, pagination }.';

it.each<[string, () => unknown, string]>([
  [
    'throws',
    () => {
      throw new Error('Out of order');
    },
    'Out of order',
  ],
  ['resolves with nothing', () => undefined, NO_LIST],
  ['resolves with an array', () => Promise.resolve(ITEMS), NO_LIST],
  ['resolves with records alone', () => Promise.resolve({ data: ITEMS }), NO_LIST],
  ['resolves with other data', () => Promise.resolve({ data: 'none', pagination: {} }), 'is not a function'],
])('fails if a source %s, and can be retried', async (_, fault, message) => {
  const read = serving(ITEMS);
  read.mockImplementationOnce(fault as ReadPage<Item>);
  const list = openList({ read });
  list.readNext();
  await vi.waitFor(() => expect((list.error as Error | undefined)?.message).toContain(message));
  list.retry();
  list.readNext();
  await vi.waitFor(() => expect(list.at(0)).toBe(1));
});

it('has the error of a failed page, and requests the page again only after retry()', async () => {
  const read = serving(ITEMS);
  const list = openList({ read, limit: Infinity });
  await list.load(0);
  const error = new Error('Out of film');
  read.mockRejectedValueOnce(error);
  list.need(100, 110);
  await vi.waitFor(() => expect(list.error).toBe(error));
  list.need(100, 110);
  expect(read).toHaveBeenCalledTimes(2);
  list.retry();
  list.need(100, 110);
  await vi.waitFor(() => expect(list.at(100)).toBe(101));
  expect(list.error).toBeUndefined();
});
