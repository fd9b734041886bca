import { expect, it, vi } from 'vitest';
import type { List } from '../../../src/contract/models.ts';
import { ListController } from '../../../src/controllers/list-controller.ts';
import type { ReadPage } from '../../../src/controllers/paged-list.ts';
import { sectionsOf, SelectedList } from '../../../src/controllers/selected-list.ts';
import { listOf } from '../../support/picture-records.ts';
import { Host, settle, simulatePage } from './support/host.ts';

interface Item {
  id: number;
}

simulatePage();

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** The selection of a list of numbers from 1, whose records without a positive number are left out. */
async function create(
  count: number,
  { isPage = false, ...request }: { limit: number; page?: number; isPage?: boolean; endless?: boolean },
  respond: (list: List<Item>) => Promise<List<Item>> | List<Item> = (list) => list,
) {
  const all: Item[] = numbers(1, count).map((id) => ({ id }));
  const host = new Host();
  const convert = (item: Item) => (item.id > 0 ? item : undefined);
  const lists = new ListController<Item>(host.element, convert);
  host.connect();
  const read = vi.fn<ReadPage<Item>>(async (query) => respond(listOf(all, query)));
  const identity = { key: 'a', source: {} as object | undefined, isPage };
  const load = async (more: { limit?: number; page?: number } = {}) => {
    lists.load({ read, page: 1, ...request, ...more });
    await settle();
  };
  // Only the first page loads.
  lists.range = () => [0, 0];
  await load();
  const selected = new SelectedList(lists, {
    identity: () => ({ ...identity }),
    convert,
    keyOf: ({ id }) => id,
  });
  const ids = (items = selected.items) => items.map(({ id }) => id);
  /** Numbers of the requested pages since the last call. */
  const pages = () => {
    const requested = read.mock.calls.map(([{ page }]) => page);
    read.mockClear();
    return requested;
  };
  return { all, host, lists, read, identity, load, selected, ids, pages };
}

it('has what was selected, loaded or not, in the order of the list', async () => {
  const { selected, ids } = await create(250, { limit: 250 });
  selected.add([120, 129]);
  selected.add([3, 4]);
  selected.add([1, 1]);
  selected.drop([125, 126]);
  expect([selected.count, selected.isLoaded, ids()]).toEqual([11, false, [2, 4, 5]]);
  expect([1, 2, 124, 125, 129, 130, 249, 250].map((index) => selected.has(index))).toEqual([
    ...[true, false, true, false, true, false],
    ...[false, false],
  ]);
  expect([selected.all, selected.length]).toEqual([[0, 249], 250]);
  const snapshot = selected.snapshot();
  selected.clear();
  expect([selected.count, selected.isLoaded]).toEqual([0, true]);
  selected.restore(snapshot);
  expect(selected.count).toBe(11);
});

it('loads what is selected, three pages at a time', async () => {
  let inFlight = 0;
  let most = 0;
  const { selected, ids, pages } = await create(1000, { limit: 1000 }, async (list) => {
    most = Math.max(most, ++inFlight);
    await Promise.resolve();
    inFlight--;
    return list;
  });
  pages();
  selected.add([150, 649]);
  selected.add([850, 850]);
  expect(ids(await selected.load())).toEqual([...numbers(151, 650), 851]);
  expect([pages(), most, selected.isLoaded]).toEqual([[2, 3, 4, 5, 6, 7, 9], 3, true]);
  await selected.load();
  expect(pages()).toEqual([]);
});

it('forgets positions behind the end of the list, and all without a source', async () => {
  const { lists, selected, ids } = await create(30, { limit: 12, endless: true });
  selected.add([10, 999]);
  expect(ids(await selected.load())).toEqual(numbers(11, 30));
  expect(selected.count).toBe(20);

  lists.load({ read: undefined, page: 1, limit: 12 });
  selected.update();
  selected.add([0, 5]);
  expect([await selected.load(), selected.count]).toEqual([[], 0]);
});

it('rejects with the error of the source, and when its signal aborts', async () => {
  const { read, selected } = await create(300, { limit: 300 });
  selected.add([0, 299]);
  read.mockRejectedValueOnce(new Error('out of reach'));
  await expect(selected.load()).rejects.toThrow('out of reach');

  read.mockImplementation(() => new Promise(() => undefined));
  const controller = new AbortController();
  const loaded = selected.load(controller.signal);
  await settle();
  controller.abort(new Error('ended'));
  await expect(loaded).rejects.toThrow('ended');
  await expect(selected.load(controller.signal)).rejects.toThrow('ended');
});

it('ends with another list: of another source, with other filters, or without pages', async () => {
  const { identity, load, selected } = await create(30, { limit: 10, isPage: true });
  for (const change of [{ key: 'b' }, { source: {} }, { isPage: false }]) {
    selected.add([2, 3]);
    selected.update();
    expect(selected.count).toBe(2);
    Object.assign(identity, change);
    await load();
    selected.update();
    expect(selected.count).toBe(0);
  }
});

it('spans the pages of a list with page numbers, and loads those that were not shown', async () => {
  const { load, selected, ids, pages } = await create(45, { limit: 10, isPage: true });
  expect(selected.all).toEqual([0, 44]);
  selected.add([2, 3]);
  await load({ page: 3 });
  selected.update();
  expect([selected.count, selected.has(2), selected.positionAt(2)]).toEqual([2, false, 22]);
  selected.add([21, 22]);
  expect([selected.has(1), ids()]).toEqual([true, [3, 4, 22, 23]]);
  pages();
  selected.add([0, 44]);
  expect(ids(await selected.load())).toEqual(numbers(1, 45));
  expect(pages()).not.toContain(3);
  selected.drop([0, 40]);
  expect(ids()).toEqual([42, 43, 44, 45]);
});

it.each([
  [0, { limit: 10 }, [0, -1]],
  [0, { limit: 10, isPage: true }, [0, -1]],
  [25, { limit: 10, page: 2 }, [10, 19]],
  [25, { limit: 25, endless: true }, [0, 24]],
])('of %i pictures and %o, all that can be selected are %j', async (count, request, all) => {
  const { selected } = await create(count, request);
  expect(selected.all).toEqual(all);
});

it('has no more positions than a list can have pages, whatever the service says', async () => {
  const { selected } = await create(30, { limit: 12, isPage: true }, (list) => ({
    ...list,
    pagination: { ...list.pagination, total: 1e15 },
  }));
  expect(selected.all).toEqual([0, 11_999]);
});

it('stays with its items in another version of the list', async () => {
  const { all, lists, selected, ids } = await create(200, { limit: 200 });
  selected.add([1, 1]);
  selected.add([150, 159]);
  const former = lists.list;
  all.unshift({ id: 1001 }, { id: 1002 });
  const change = { from: former, move: (index: number) => index + 2 };
  lists.update([listOf(all, { page: 1, limit: 100 })], change);
  selected.update();
  expect([selected.has(3), selected.has(1), selected.count]).toEqual([true, false, 11]);
  expect(ids(await selected.load())).toEqual([2, ...numbers(151, 160)]);
});

it('goes on loading in a newer version of the list, whose predecessor has failed', async () => {
  const { all, lists, read, selected, ids } = await create(200, { limit: 200 });
  selected.add([150, 151]);
  let fail = () => undefined as void;
  read.mockImplementationOnce(
    () => new Promise((_, reject) => (fail = () => reject(new Error('no connection')))),
  );
  const loaded = selected.load();
  await settle();
  const move = (index: number) => index;
  lists.update([listOf(all, { page: 1, limit: 100 })], { from: lists.list, move });
  fail();
  expect(ids(await loaded)).toEqual([151, 152]);
});

it('knows the positions of pages, also of the first and the last one, of which only parts are in the list', async () => {
  const { lists } = await create(500, { limit: 150, page: 2 });
  const sections = sectionsOf(lists.list, lists.request);
  expect(sections.map(({ first, length, items }) => [first, length, items?.length])).toEqual([
    [150, 50, 50],
    [200, 100, undefined],
  ]);
});
