import { expect, it, vi } from 'vitest';
import { ListSelection, PagedList, type ReadPage } from '../../../src/controllers.ts';
import { listOf } from '../../support/picture-records.ts';

const all = Array.from({ length: 250 }, (_, at) => ({ id: at + 1 }));

/** A list of 250 records, of which those divisible by 100 are skipped, and its selection. */
function create(read: ReadPage<{ id: number }> = (query) => Promise.resolve(listOf(all, query))) {
  const spied = vi.fn(read);
  const list = new PagedList({ read: spied, page: 1, limit: 250 }, ({ id }: { id: number }) =>
    id % 100 ? { name: `n${id}` } : undefined,
  );
  return { list, read: spied, selection: new ListSelection(list, ({ name }) => name) };
}

it('selects items by index that have not loaded, and follows the list as its pages load', async () => {
  const { list, selection } = create();
  selection.select(5);
  selection.select(99, 90);
  selection.deselect(92, 93);
  expect([selection.count, selection.items]).toEqual([9, []]);
  expect([4, 5, 90, 92, 99].map((index) => selection.has(index))).toEqual([false, true, true, false, true]);
  await list.load(0);
  // Record 100 is not in the list.
  expect(selection.count).toBe(8);
  expect(selection.items.map(({ name }) => name)).toEqual([
    'n6',
    'n91',
    'n92',
    'n95',
    'n96',
    'n97',
    'n98',
    'n99',
  ]);
});

it('is up to date in callbacks of the list', async () => {
  const { list } = create();
  const seen: boolean[] = [];
  list.watch(() => seen.push(selection.has(5)));
  const selection = new ListSelection(list, ({ name }) => name);
  selection.select(5);
  await list.load(0);
  expect(seen).toEqual([true]);
});

it('selects nothing beyond the list', async () => {
  const { list, selection } = create();
  await list.load(0);
  selection.select(-5, 1);
  selection.select(400, 500);
  expect(selection.count).toBe(2);
  expect(selection.items.map(({ name }) => name)).toEqual(['n1', 'n2']);
});

it('loads what is selected and missing, in the order of the list', async () => {
  const { read, selection } = create();
  selection.select(240);
  selection.select(3);
  const items = await selection.load();
  expect(items).toEqual([{ name: 'n4' }, { name: 'n241' }]);
  expect(read.mock.calls.map(([{ page }]) => page)).toEqual([1, 3]);
});

it('selects all, and clears', async () => {
  const { selection } = create();
  selection.selectAll();
  expect(selection.count).toBe(250);
  expect(await selection.load()).toHaveLength(248);
  selection.clear();
  expect([selection.count, await selection.load()]).toEqual([0, []]);
});

it('rejects with the error of a page that fails, or the reason of the signal', async () => {
  const { selection } = create(() => Promise.reject(new Error('offline')));
  selection.selectAll();
  await expect(selection.load()).rejects.toThrow('offline');
  await expect(selection.load(AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
});
