import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { PagedList, type ListRequest, type ReadPage } from '../../../src/controllers/paged-list.ts';
import { listOf } from '../../support/picture-records.ts';

interface Thing {
  id: number;
}

const THINGS = Array.from({ length: 2000 }, (_, i): Thing => ({ id: i + 1 }));

/** A service with these records, in pages of any size. */
const serving = (records: readonly Thing[]) =>
  vi.fn<ReadPage<Thing>>((query) => Promise.resolve(listOf(records, query)));

function open(
  request: Partial<ListRequest<Thing>>,
  convert: (thing: Thing) => number | undefined = ({ id }) => id,
) {
  return new PagedList<Thing, number>({ read: serving(THINGS), page: 1, limit: 24, ...request }, convert);
}

/** Loads all pages, one after the other. */
async function readAll(list: PagedList<Thing, number>): Promise<(number | undefined)[]> {
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
        const read = serving(THINGS);
        const first = (page - 1) * limit;
        const ids = await readAll(open({ read, limit, page }));
        expect(ids).toEqual(THINGS.slice(first, first + limit).map(({ id }) => id));
        for (const [query] of read.mock.calls) expect(query.limit).toBeLessThanOrEqual(100);
        if (limit <= 100) expect(read).toHaveBeenCalledExactlyOnceWith({ page, limit }, expect.anything());
      },
    ),
    { numRuns: 60 },
  );
});

it('knows the count after the first page, and loads only the pages of the range that is needed', async () => {
  const read = serving(THINGS);
  const list = open({ read, limit: Infinity });
  expect(await list.load(0)).toBe(1);
  expect([list.count, list.total]).toEqual([2000, 2000]);
  list.need(1210, 1290);
  await vi.waitFor(() => expect(list.at(1234)).toBe(1235));
  expect(read.mock.calls.map(([query]) => query.page)).toEqual([1, 13]);
  expect(list.at(1100)).toBeUndefined();
});

it('aborts pages that are not needed any more, unless load() awaits them', async () => {
  const signals = new Map<number, AbortSignal>();
  const read: ReadPage<Thing> = (query, { signal }) => {
    if (query.page === 1) return Promise.resolve(listOf(THINGS, query));
    signals.set(query.page, signal);
    return new Promise(() => undefined);
  };
  const list = open({ read, limit: Infinity });
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

it('has no record twice when records move between pages, and no gap (R18)', async () => {
  const moved = [...THINGS.slice(0, 100), ...THINGS.slice(98, 300)];
  const ids = await readAll(open({ read: serving(moved), limit: 300 }));
  expect(ids).toEqual(THINGS.slice(0, 298).map(({ id }) => id));
});

it('counts the records that cannot be converted (R14)', async () => {
  const list = open({ limit: 100 }, ({ id }) => (id % 10 ? id : undefined));
  expect(await readAll(list)).toHaveLength(90);
  expect(list.skipped).toBe(10);
});

it.each([
  ['always says that there is more and serves the same page', { page: 1, has_next: true }],
  ['serves its last page for ever', { has_next: true }],
])('ends where a service %s (R17)', async (_, pagination) => {
  const read = vi.fn<ReadPage<Thing>>((query) => {
    const list = listOf(THINGS.slice(0, 24), { ...query, page: 1 });
    return Promise.resolve({ ...list, pagination: { ...list.pagination, page: query.page, ...pagination } });
  });
  const ids = await readAll(open({ read, limit: Infinity }));
  expect(ids).toEqual(THINGS.slice(0, 24).map(({ id }) => id));
  expect(read.mock.calls.length).toBeLessThanOrEqual(2);
});

it('ignores the records of another page than the requested one (R17)', async () => {
  const read = vi.fn<ReadPage<Thing>>((query) =>
    Promise.resolve(listOf(THINGS, { ...query, page: query.page > 1 ? query.page + 1 : 1 })),
  );
  const ids = await readAll(open({ read, limit: Infinity }));
  expect(ids).toEqual(THINGS.slice(0, 100).map(({ id }) => id));
  expect(read).toHaveBeenCalledTimes(2);
});

it.each([1e9, -5, 0.5])(
  'keeps at most 1000 pages, whatever total a service claims: %d (R16)',
  async (total) => {
    const read: ReadPage<Thing> = (query) => {
      const list = listOf(THINGS, query);
      return Promise.resolve({ ...list, pagination: { ...list.pagination, total } });
    };
    const list = open({ read, limit: Infinity });
    await list.load(0);
    expect(list.count).toBeGreaterThanOrEqual(100);
    expect(list.count).toBeLessThanOrEqual(100_000);
    expect(list.pages.length).toBeLessThanOrEqual(1000);
  },
);

it.each([100, 0, 149])(
  'keeps what it has read where the total is too low: %d of 150 (R16)',
  async (total) => {
    const read: ReadPage<Thing> = (query) => {
      const list = listOf(THINGS.slice(0, 150), query);
      return Promise.resolve({ ...list, pagination: { ...list.pagination, total } });
    };
    const ids = await readAll(open({ read, limit: Infinity }));
    expect(ids).toEqual(THINGS.slice(0, 150).map(({ id }) => id));
  },
);

it('keeps both of two records whose ids round to the same number (R27)', async () => {
  const records = [2 ** 53, 2 ** 53].map((id) => ({ id }));
  expect(await readAll(open({ read: serving(records) }))).toHaveLength(2);
});

it.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw new Error('Out of order');
    },
  ],
  ['answers with nothing', () => undefined],
  ['answers with something that is no list', () => Promise.resolve({ data: 'none', pagination: {} })],
])('says that it failed where a source %s, and can be tried again', async (_, fault) => {
  const read = serving(THINGS);
  read.mockImplementationOnce(fault as ReadPage<Thing>);
  const list = open({ read });
  list.readNext();
  await vi.waitFor(() => expect(list.error).toBeInstanceOf(Error));
  list.retry();
  list.readNext();
  await vi.waitFor(() => expect(list.at(0)).toBe(1));
});

it('has the error of a failed page, and requests the page again only after retry()', async () => {
  const read = serving(THINGS);
  const list = open({ read, limit: Infinity });
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
