import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareList } from '../../../src/controllers/list-change.ts';
import { firstRequest } from '../../../src/controllers/first-request.ts';
import { PagedList, type ListRequest } from '../../../src/controllers/paged-list.ts';
import { listOf } from '../../support/picture-records.ts';

interface Item {
  id: number;
}

const ITEMS = { recordOf: (item: Item) => item, isShown: () => true };

const itemsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, i): Item => ({ id: first + i }));

/** Opens a list of these records, of which the first page and those at some indices have loaded. */
async function openList(request: ListRequest<Item>, indices: readonly number[]) {
  const list = new PagedList<Item, Item>(request, (item) => item);
  await list.load(0);
  for (const index of indices) await list.load(index);
  return list;
}

const requestOf = (records: readonly Item[], request: Partial<ListRequest<Item>>) => ({
  page: 1,
  limit: Infinity,
  ...request,
  read: (query: { page: number; limit: number }) => Promise.resolve(listOf(records, query)),
});

it('keeps what is known of the pages behind, wherever records were added or removed in the first one', async () => {
  const anyCase = fc.record({
    count: fc.integer({ min: 1, max: 450 }),
    added: fc.integer({ min: 0, max: 130 }),
    removed: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 5 }),
    loaded: fc.array(fc.integer({ min: 0, max: 449 }), { maxLength: 6 }),
    request: fc.constantFrom<Partial<ListRequest<Item>>>(
      {},
      { limit: 24 },
      { limit: 24, endless: true },
      { limit: 150 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(anyCase, async ({ count, added, removed: anywhere, loaded, request: options }) => {
      const before = itemsFrom(1000, count);
      // The response cannot tell what was removed behind it.
      const removed = anywhere.filter((index) => added + index < Math.min(options.limit ?? 100, 100));
      const after = [...itemsFrom(1, added), ...before.filter((_, index) => !removed.includes(index))];
      const list = await openList(requestOf(before, options), loaded);
      const request = requestOf(after, options);
      const query = firstRequest(request.page, request.limit);
      const first = listOf(after, query);
      const update = compareList(list, request, first, ITEMS);

      const next = new PagedList<Item, Item>({ ...request, known: update.known }, (item) => item);
      const { limit, endless } = { endless: false, ...request };
      const length = Math.min(endless ? Infinity : limit, after.length);
      expect(next.count).toBe(length);
      for (let index = 0; index < length; index++)
        expect(next.at(index) ?? after[index], String(index)).toBe(after[index]);
      for (let index = 0; index < Math.min(query.limit, length); index++)
        expect(next.at(index)).toBe(after[index]);
      // Records of the first page that were not known are new, unless they have moved up from behind.
      const newIds = after.slice(0, query.limit).flatMap(({ id }) => (id < 1000 ? id : []));
      if (added < query.limit && after.length > added)
        expect(update.added.map(({ id }) => id)).toEqual(newIds);
      if (added >= query.limit) expect(update.added).toHaveLength(query.limit);

      for (const [index, item] of before.entries()) {
        const now = after.indexOf(item);
        const to = update.change.move(index);
        // Where records are that have not loaded is an estimate.
        if (to !== undefined && list.at(index)) expect(to, String(index)).toBe(now);
        if (now >= 0 && now < query.limit && list.at(index)) expect(to).toBe(now);
      }
    }),
    {
      numRuns: 300,
      examples: [
        [{ count: 50, added: 0, removed: [23], loaded: [48], request: { limit: 24, endless: true } }],
      ],
    },
  );
});

it('keeps loaded pages where records were only added: nothing loads again', async () => {
  const before = itemsFrom(1000, 500);
  const list = await openList(requestOf(before, {}), [100, 200, 300, 400]);
  const after = [...itemsFrom(1, 3), ...before];
  const request = requestOf(after, {});
  const first = listOf(after, firstRequest(1, Infinity));
  const { known, change, added } = compareList(list, request, first, ITEMS);
  expect(added).toHaveLength(3);
  expect(known.map((page) => page?.data.length)).toEqual([100, 100, 100, 100, 100, 3]);
  expect(change.move(250)).toBe(253);
  const next = new PagedList<Item, Item>({ ...request, known }, (item) => item, change);
  expect([next.complete, next.loaded, next.at(502)]).toEqual([true, 503, { id: 1499 }]);
});

it('takes a list in another order as it is', async () => {
  const before = itemsFrom(1, 60);
  const list = await openList(requestOf(before, { limit: 30 }), []);
  const after = before.toReversed();
  const request = requestOf(after, { limit: 30 });
  const { known, added, change } = compareList(list, request, listOf(after, firstRequest(1, 30)), ITEMS);
  expect(known).toHaveLength(1);
  expect(added).toHaveLength(30);
  expect(change.move(0)).toBeUndefined();
});

it('takes the records that precede a later page, those that cannot be shown and repeated ones for what they are', async () => {
  const records = itemsFrom(1, 400);
  const later = { page: 2, limit: 150 };
  const list = await openList(requestOf(records, later), []);
  const second = listOf(records, firstRequest(2, 150));
  const same = compareList(list, later, second, ITEMS);
  expect(same.added).toEqual([]);
  expect([same.change.move(0), same.change.move(49)]).toEqual([0, 49]);
  const next = listOf([{ id: 9000 }, ...records], firstRequest(2, 150));
  expect(compareList(list, later, next, ITEMS).added).toEqual([]);

  const isShown = ({ id }: Item) => id % 10 !== 3;
  const some = [...records.slice(0, 5), { id: 1 }, ...records.slice(5, 20)];
  const request = requestOf(some, { limit: 24 });
  const shown = new PagedList<Item, Item>(request, (item) => (isShown(item) ? item : undefined));
  await shown.load(0);
  const items = { ...ITEMS, isShown };
  const unchanged = compareList(shown, request, listOf(some, firstRequest(1, 24)), items);
  expect(unchanged.added).toEqual([]);
  for (let index = 0; index < shown.count; index++) expect(unchanged.change.move(index)).toBe(index);
});

it('counts records behind the last known one as added only if the whole list was known', () => {
  const after = itemsFrom(1, 12);
  const addedTo = (count: number, total: number) => {
    const request = requestOf(itemsFrom(1, total), { limit: 24 });
    const known = [listOf(itemsFrom(1, total), { page: 1, limit: 24 })];
    const shown = new PagedList<Item, Item>({ ...request, known }, (item) =>
      item.id > count ? undefined : item,
    );
    const { added } = compareList(shown, request, listOf(after, firstRequest(1, 24)), ITEMS);
    return added.map(({ id }) => id);
  };
  expect(addedTo(10, 10)).toEqual([11, 12]);
  expect(addedTo(9, 10)).toEqual([]);
});

it('keeps no page behind one that lacks a record', async () => {
  const records = itemsFrom(1, 300);
  const knownBehind = async (lacking: number | undefined) => {
    const request = requestOf(records, {});
    const list = new PagedList<Item, Item>(request, (item) => (item.id === lacking ? undefined : item));
    await list.load(0);
    await list.load(100);
    const first = listOf(records, firstRequest(1, Infinity));
    return compareList(list, request, first, ITEMS).known.length;
  };
  expect(await knownBehind(undefined)).toBe(2);
  expect(await knownBehind(150)).toBe(1);
});

it('ends at the last known record, whatever number of records a service claims', async () => {
  const records = itemsFrom(1, 120);
  const list = await openList(requestOf(records, {}), [110]);
  const first = listOf(records, firstRequest(1, Infinity));
  const total = Number.MAX_SAFE_INTEGER;
  const claimed = { ...first, pagination: { ...first.pagination, total } };
  const { known } = compareList(list, { page: 1, limit: Infinity }, claimed, ITEMS);
  expect(known).toHaveLength(2);
});
