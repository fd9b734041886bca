import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareList } from '../../../src/controllers/list-change.ts';
import { firstRequest } from '../../../src/controllers/first-request.ts';
import type { ListController } from '../../../src/controllers/list-controller.ts';
import { PagedList } from '../../../src/controllers/paged-list.ts';
import { SelectedList, sectionsOf } from '../../../src/controllers/selected-list.ts';
import {
  countOf,
  deselect,
  follow,
  isInRanges,
  itemsOf,
  NOTHING,
  positionAt,
  select,
  settle,
  shiftOf,
  type Range,
  type Section,
  type Selection,
} from '../../../src/controllers/selection.ts';
import { listOf } from '../../support/picture-records.ts';

const keyOf = (item: number) => item;
const PAGE = 10;

/** Pages of a list of numbers, of which some have loaded. */
const pagesOf = (length: number, isLoaded: (page: number) => boolean): Section<number>[] =>
  Array.from({ length: Math.ceil(length / PAGE) }, (_, page) => {
    const first = page * PAGE;
    const count = Math.min(PAGE, length - first);
    const items = Array.from({ length: count }, (_, i) => first + i);
    return { first, length: count, items: isLoaded(page) ? items : undefined };
  });

/** All selected positions, for items that are their own positions. */
const positionsOf = ({ items, ranges }: Selection<number>) =>
  [
    ...[...items.values()].map(({ at }) => at),
    ...ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  ].sort((a, b) => a - b);

const steps = (length: number) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom('select', 'deselect', 'load'),
      ends: fc.tuple(fc.nat(length - 1), fc.nat(length - 1)),
    }),
    { maxLength: 20 },
  );

describe('A selection', () => {
  it('contains what was selected and not deselected, loaded or not, in any order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 95 }).chain((length) => fc.tuple(fc.constant(length), steps(length))),
        ([length, all]) => {
          const loaded = new Set<number>();
          const expected = new Set<number>();
          let selection: Selection<number> = NOTHING;
          for (const { kind, ends } of all) {
            const range: Range = [Math.min(...ends), Math.max(...ends)];
            if (kind === 'load') loaded.add(Math.floor(range[0] / PAGE));
            const sections = pagesOf(length, (page) => loaded.has(page));
            if (kind === 'load') selection = settle(selection, sections, keyOf);
            else {
              selection = (kind === 'select' ? select : deselect)(selection, range, sections, keyOf);
              for (let at = range[0]; at <= range[1]; at++)
                if (kind === 'select') expected.add(at);
                else expected.delete(at);
            }
            const sorted = [...expected].sort((a, b) => a - b);
            expect(positionsOf(selection)).toEqual(sorted);
            expect(countOf(selection)).toBe(expected.size);
            const known = sorted.filter((at) => loaded.has(Math.floor(at / PAGE)));
            expect(itemsOf(selection)).toEqual(known);
            for (const at of sorted) expect(isInRanges(selection.ranges, at)).toBe(!known.includes(at));
            // As few ranges as possible.
            selection.ranges.reduce((last, [first]) => {
              expect(first).toBeGreaterThan(last + 1);
              return first;
            }, -2);
          }
        },
      ),
    );
  });

  it('has no item for records that are not shown', () => {
    const sections: Section<number>[] = [
      { first: 0, length: 10, items: [0, 1, 2, 3] },
      { first: 10, length: 10 },
    ];
    const selection = select(NOTHING, [2, 12], sections, keyOf);
    expect([countOf(selection), itemsOf(selection)]).toEqual([5, [2, 3]]);
    expect(positionAt(sections, 4)).toBe(10);
    expect(positionAt(sections, 14)).toBeUndefined();
  });

  it('has one item at a position that several sections contain: that of the last one', () => {
    const sections: Section<number>[] = [
      { first: 0, length: 10, items: [0, 1, 2, 3, 4, 5] },
      { first: 0, length: 4, items: [0, 2, 3] },
    ];
    expect(itemsOf(select(NOTHING, [1, 3], sections, keyOf))).toEqual([2, 3]);
    expect(itemsOf(deselect(select(NOTHING, [0, 2], sections, keyOf), [1, 1], sections, keyOf))).toEqual([
      0, 3,
    ]);
  });
});

it('a selection follows positions that have not loaded, also when they change places', () => {
  const pages = pagesOf(20, () => false);
  const move = (index: number) => (index < 10 ? 9 - index : undefined);
  const change = { from: pages, to: pages, move, shift: 0 };
  const followed = follow({ items: new Map(), ranges: [[2, 11]] }, change, keyOf);
  expect(followed.ranges).toEqual([[0, 7]]);
});

it('a selection whose places drift apart has nothing in between', () => {
  const pages = pagesOf(20, () => false);
  const move = (index: number) => 2 * index;
  const followed = follow(
    { items: new Map(), ranges: [[1, 2]] },
    { from: pages, to: pages, move, shift: 0 },
    keyOf,
  );
  expect(followed.ranges).toEqual([
    [2, 2],
    [4, 4],
  ]);
});

interface Item {
  id: number;
}

const itemsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, i): Item => ({ id: first + i }));

const requestOf = (records: readonly Item[], limit: number) => ({
  page: 1,
  limit,
  endless: true,
  read: (query: { page: number; limit: number }) => Promise.resolve(listOf(records, query)),
});

describe('After a refresh', () => {
  it('the same pictures are selected, wherever they are now', async () => {
    const anyCase = fc.record({
      count: fc.integer({ min: 30, max: 150 }),
      added: fc.integer({ min: 0, max: 9 }),
      removed: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
      loaded: fc.array(fc.nat(149), { maxLength: 4 }),
      ends: fc.tuple(fc.nat(149), fc.nat(149)),
    });
    await fc.assert(
      fc.asyncProperty(anyCase, async ({ count, added, removed, loaded, ends }) => {
        const before = itemsFrom(1000, count);
        const after = [...itemsFrom(1, added), ...before.filter((_, index) => !removed.includes(index))];
        const request = requestOf(before, 20);
        const list = new PagedList<Item, Item>(request, (item) => item);
        await list.load(0);
        for (const index of loaded) await list.load(index);
        const range: Range = [Math.min(...ends), Math.min(Math.max(...ends), count - 1)];
        const from = sectionsOf(list, request);
        const selection = select(NOTHING, range, from, ({ id }: Item) => id);

        const first = listOf(after, firstRequest(1, 20));
        const items = { recordOf: (item: Item) => item, isShown: () => true };
        const { known, change } = compareList(list, request, first, items);
        const next = new PagedList<Item, Item>({ ...requestOf(after, 20), known }, (item) => item, change);
        const moved = follow(
          selection,
          { from, to: sectionsOf(next, request), move: change.move, shift: after.length - before.length },
          ({ id }: Item) => id,
        );
        for (let index = 0; index < next.count; index += 20) await next.load(index);
        const settled = settle(moved, sectionsOf(next, request), ({ id }: Item) => id);
        const expected = before.slice(range[0], range[1] + 1).filter((item) => after.includes(item));
        expect(itemsOf(settled)).toEqual(expected);
        expect(countOf(settled)).toBe(expected.length);
      }),
      { numRuns: 200 },
    );
  });

  it('what is selected on other pages stays, moved by as many as were added', () => {
    const page = (items: number[]): Section<number>[] => [{ first: 0, length: items.length, items }];
    const selection = select(NOTHING, [20, 24], [], keyOf);
    const change = { from: page([1, 2]), to: page([0, 1]), move: (index: number) => index + 1, shift: 1 };
    expect(follow(selection, change, keyOf).ranges).toEqual([[21, 25]]);
  });

  it.each<[string, Item[], number]>([
    ['at the begin', itemsFrom(1, 2), 2],
    ['at the end, which is on another page', [], 0],
  ])('a page moves by its own pictures, where some were added %s', (_, added, by) => {
    const before = itemsFrom(1000, 30);
    const after = [...added, ...before, ...itemsFrom(2000, 2 - by)];
    const request = { ...requestOf(before, 10), endless: false };
    const known = [listOf(before, firstRequest(1, 10))];
    const list = new PagedList<Item, Item>({ ...request, known }, (item) => item);
    const items = { recordOf: (item: Item) => item, isShown: () => true };
    const { known: now, change } = compareList(list, request, listOf(after, firstRequest(1, 10)), items);
    const next = new PagedList<Item, Item>({ ...request, known: now }, (item) => item, change);
    const versions = { from: sectionsOf(list, request), to: sectionsOf(next, request), move: change.move };
    const shift = shiftOf(versions) ?? NaN;
    expect(shift).toBe(by);
    const id = (item: Item) => item.id;
    const selection = select(NOTHING, [8, 12], versions.from, id);
    const moved = follow(selection, { ...versions, shift, total: after.length }, id);
    // Those that moved to the second page stay selected.
    expect(itemsOf(moved).map(id)).toEqual([1008, 1009]);
    expect(moved.ranges).toEqual([[10 + by, 12 + by]]);
    expect([...moved.items.values()].map(({ at }) => at)).toEqual([8 + by, 9 + by]);
  });
});

it('another list has nothing selected, also if what it depends on changed before it was there', () => {
  const request = { ...requestOf(itemsFrom(1, 30), 10), endless: false };
  const listWith = () => new PagedList<Item, Item>(request, (item) => item);
  const lists = { list: listWith(), request };
  let key = 'quay';
  const selected = new SelectedList(lists as unknown as ListController<Item, Item>, {
    identity: () => ({ key, source: undefined, isPage: true }),
    convert: (item) => item,
    keyOf: ({ id }) => id,
  });
  selected.add([0, 4]);
  lists.list = listWith();
  selected.update();
  expect(selected.count).toBe(5);
  key = 'harbour';
  selected.update();
  lists.list = listWith();
  selected.update();
  expect(selected.count).toBe(0);
});

it('the selection of a list follows from version to version', () => {
  const request = { ...requestOf(itemsFrom(1000, 30), 10), endless: false };
  const items = { recordOf: (item: Item) => item, isShown: () => true };
  const first = (added: number) =>
    listOf([...itemsFrom(1, added), ...itemsFrom(1000, 30)], firstRequest(1, 10));
  const lists = {
    list: new PagedList<Item, Item>({ ...request, known: [first(0)] }, (item) => item),
    request,
  };
  const selected = new SelectedList(lists as unknown as ListController<Item, Item>, {
    identity: () => ({ key: '', source: undefined, isPage: false }),
    convert: (item) => item,
    keyOf: ({ id }) => id,
  });
  selected.add([0, 4]);
  for (const added of [1, 2]) {
    const { known, change } = compareList(lists.list, request, first(added), items);
    lists.list = new PagedList<Item, Item>({ ...request, known }, (item) => item, change);
    selected.update();
    expect([selected.count, selected.has(added), selected.has(added - 1)]).toEqual([5, true, false]);
  }
});
