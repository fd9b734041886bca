import { expect, it, vi } from 'vitest';
import type { List } from '../../../src/contract/models.ts';
import { ListController } from '../../../src/controllers/list-controller.ts';
import type { ReadPage } from '../../../src/controllers/paged-list.ts';
import { StateController } from '../../../src/controllers/state-controller.ts';
import { listOf } from '../../support/picture-records.ts';
import { Host, settle, simulatePage } from './support/host.ts';

simulatePage();

interface Item {
  id: number;
}

/** A controller of a list of numbers, whose requests are answered by `respond`. */
function create(
  count: number,
  respond: (list: List<Item>) => Promise<List<Item>> | List<Item> = (list) => list,
) {
  const all = Array.from({ length: count }, (_, i) => ({ id: i + 1 }));
  const host = new Host();
  const lists = new ListController<Item>(host.element, (item) => (item.id > 0 ? item : undefined));
  new StateController(host.element, () => lists.state);
  host.connect();
  const read = vi.fn<ReadPage<Item>>(async (query) => respond(listOf(all, query)));
  /** Numbers of the requested pages. */
  const pages = () => read.mock.calls.map(([{ page }]) => page);
  const names = () => host.events.map(([name]) => name);
  return { host, lists, read, pages, names };
}

const never = () => new Promise<never>(() => undefined);

it('loads page after page, and is ready with the last one', async () => {
  const { host, lists, read, pages, names } = create(250);
  expect(lists.state).toBe('loading');
  lists.load({ read, page: 1, limit: 250 });
  expect([...host.states]).toEqual(['loading']);
  await settle();
  expect(pages()).toEqual([1, 2, 3]);
  expect(lists.items.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, i) => i + 1));
  expect([lists.state, lists.urgent, ...host.states]).toEqual(['ready', true, 'ready']);
  expect(host.events).toEqual([['pix-load', { count: 250, total: 250 }]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(names()).toEqual(['pix-load']);
});

it('with a range, is ready with the first page, and loads what the range needs', async () => {
  const { host, lists, read, pages } = create(300);
  let last = 0;
  lists.range = () => [0, last];
  lists.load({ read, page: 1, limit: Infinity });
  await settle();
  expect([pages(), lists.state]).toEqual([[1], 'ready']);
  last = 150;
  lists.need();
  await settle();
  expect(pages()).toEqual([1, 2]);
  expect(host.events).toEqual([
    ['pix-load', { count: 100, total: 300 }],
    ['pix-load', { count: 200, total: 300 }],
  ]);
});

it('while a range is unknown, as during fast scrolling, requests nothing and aborts nothing', async () => {
  const { lists, read } = create(300, (list) => (list.pagination.page > 1 ? never() : list));
  let range: readonly [number, number] | undefined = [0, 0];
  lists.range = () => range;
  lists.load({ read, page: 1, limit: Infinity });
  await settle();
  const aborted = () => read.mock.calls.map(([, { signal }]) => signal?.aborted);
  for (const next of [[150, 150], undefined, [150, 150], undefined] as const) {
    range = next;
    lists.need();
    await settle();
  }
  expect(aborted()).toEqual([false, false]);
  range = [250, 250];
  lists.need();
  expect(aborted()).toEqual([false, true, false]);
});

it('is loading until another list has loaded as a whole, whose requests replace those in flight', async () => {
  const { lists, read } = create(200);
  lists.load({ read, page: 1, limit: 200 });
  await settle();
  expect(lists.state).toBe('ready');
  let release = () => undefined as void;
  const held = vi.fn<ReadPage<Item>>(async (query, options) => {
    if (query.page === 2) await new Promise<void>((resolve) => (release = resolve));
    return read(query, options);
  });
  lists.load({ read: held, page: 1, limit: 200 });
  expect([lists.state, lists.items.length]).toEqual(['loading', 0]);
  await settle();
  expect([lists.state, lists.items.length]).toEqual(['loading', 100]);
  const { signal } = held.mock.lastCall?.[1] as { signal: AbortSignal };
  release();
  await settle();
  expect([lists.state, signal.aborted]).toEqual(['ready', false]);

  const pending = vi.fn<ReadPage<Item>>(never);
  lists.load({ read: pending, page: 1, limit: 10 });
  await settle();
  lists.load({ read, page: 1, limit: 10 });
  await settle();
  expect([pending.mock.lastCall?.[1].signal.aborted, lists.state]).toEqual([true, 'ready']);
});

it('says that a list is empty, and how many records were left out', async () => {
  const empty = create(0);
  empty.lists.load({ read: empty.read, page: 1, limit: 10 });
  await settle();
  expect([...empty.host.states]).toEqual(['empty']);
  expect(empty.host.events).toEqual([['pix-load', { count: 0, total: 0 }]]);

  const some = create(3, (list) => ({ ...list, data: [...list.data, { id: -1 }, { id: -2 }] }));
  some.lists.load({ read: some.read, page: 1, limit: 10 });
  await settle();
  expect(some.host.events).toContainEqual(['pix-warning', { skipped: 2 }]);
});

it('says after four seconds that the server is slow, unless it has responded or the element is gone', async () => {
  const { host, lists, read, names } = create(10, never);
  lists.load({ read, page: 1, limit: 10 });
  await vi.advanceTimersByTimeAsync(3999);
  expect(names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(names()).toEqual(['pix-slow']);

  lists.load({ read, page: 1, limit: 5 });
  await settle();
  host.disconnect();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(names()).toEqual(['pix-slow']);
  expect(read.mock.lastCall?.[1].signal.aborted).toBe(true);
});

it('reports each error once, and a retry continues where the list has failed', async () => {
  const errors = [new Error('first'), new Error('second')];
  const { host, lists, read, pages } = create(200, (list) => {
    const error = list.pagination.page === 2 && errors.shift();
    if (error) throw error;
    return list;
  });
  lists.load({ read, page: 1, limit: 200 });
  await settle();
  expect([lists.state, (lists.error as Error).message, lists.items.length]).toEqual(['error', 'first', 100]);
  lists.need();
  await settle();
  expect(pages()).toEqual([1, 2]);
  lists.retry();
  expect([lists.state, lists.error]).toEqual(['loading', undefined]);
  await settle();
  lists.retry();
  await settle();
  expect([lists.state, pages()]).toEqual(['ready', [1, 2, 2, 2]]);
  const [first, second] = [{ error: new Error('first') }, { error: new Error('second') }];
  expect(host.events).toEqual([
    ['pix-error', first],
    ['pix-error', second],
    ['pix-load', { count: 200, total: 200 }],
  ]);
  lists.retry();
  expect(pages()).toHaveLength(4);
});

it('stays ready while it retries a later page of a range', async () => {
  let fails = true;
  const { lists, read } = create(200, (list) => {
    if (list.pagination.page === 2 && fails) throw new Error('no connection');
    return list;
  });
  lists.range = () => [0, 150];
  lists.load({ read, page: 1, limit: Infinity });
  await settle();
  lists.need();
  await settle();
  expect(lists.state).toBe('error');
  fails = false;
  lists.retry();
  expect(lists.state).toBe('ready');
  await settle();
  expect([lists.state, lists.items.length]).toEqual(['ready', 200]);
});

it('retries within two seconds after the connection is back, but not once it is removed', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { host, lists, read, pages } = create(10, () => {
    throw new Error('no connection');
  });
  lists.load({ read, page: 1, limit: 10 });
  await settle();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(600);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(999);
  expect(pages()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(pages()).toHaveLength(2);
  host.disconnect();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(pages()).toHaveLength(2);
});

it('loads when it is in the page, goes on when it is moved, and again after a removal', async () => {
  const { host, lists, read, pages } = create(10, never);
  host.disconnect();
  lists.load({ read, page: 1, limit: 10 });
  await settle();
  expect(pages()).toEqual([]);
  host.connect();
  await settle();
  host.disconnect();
  host.connect();
  await settle();
  expect([pages(), read.mock.lastCall?.[1].signal.aborted]).toEqual([[1], false]);
  host.disconnect();
  await settle();
  host.connect();
  await settle();
  expect(pages()).toEqual([1, 1]);
});

it('shows a known page at once, and requests the others only', async () => {
  const { host, lists, read, pages } = create(150);
  const all = Array.from({ length: 150 }, (_, i) => ({ id: i + 1 }));
  const known = listOf(all, { page: 1, limit: 100 });
  lists.load({ read, page: 1, limit: 100, known: [known] }, true);
  expect([lists.state, lists.urgent, lists.items.length]).toEqual(['ready', true, 100]);
  await settle();
  expect([pages(), host.events]).toEqual([[], [['pix-load', { count: 100, total: 150 }]]]);

  const change = { from: lists.list, move: (index: number) => index };
  lists.update([listOf(all.slice(1), { page: 1, limit: 100 })], change);
  expect([lists.state, lists.items[0]?.id, lists.list.change]).toEqual(['ready', 2, change]);
});

it.each([
  ['ElementInternals', {}],
  ['states of them', { attachInternals: () => ({}) }],
  [
    'names without `--`',
    {
      attachInternals: () => ({
        states: Object.assign(new Set(), {
          add: () => {
            throw new TypeError('invalid');
          },
        }),
      }),
    },
  ],
])('updates without states in a browser without %s', (_, attach) => {
  const host = new Host();
  Object.assign(host, { attachInternals: undefined }, attach);
  const read = vi.fn(() => 'ready' as const);
  new StateController(host.element, read);
  host.requestUpdate();
  expect(read).toHaveBeenCalled();
});
