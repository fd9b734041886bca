/** Positions in a list, both ends included. */
export type Range = readonly [first: number, last: number];

/** A part of a list: positions that load together, and their items once they have. There may be fewer items than positions. */
export interface Section<Item> {
  /** Position of the first record. */
  readonly first: number;
  /** Number of records. */
  readonly length: number;
  readonly items?: readonly Item[] | undefined;
}

/** What is selected of a list. */
export interface Selection<Item> {
  /** Selected items that have loaded, and their positions, by key. */
  readonly items: ReadonlyMap<unknown, { readonly item: Item; readonly at: number }>;
  /** Positions whose items have not loaded: sorted, disjoint and not adjacent. */
  readonly ranges: readonly Range[];
}

export const NOTHING: Selection<never> = { items: new Map(), ranges: [] };

/** Number of selected items, loaded or not. */
export const countOf = ({ items, ranges }: Selection<unknown>): number =>
  ranges.reduce((count, [first, last]) => count + last - first + 1, items.size);

/** The selected items that have loaded, in the order of the list. */
export const itemsOf = <Item>({ items }: Selection<Item>): Item[] =>
  [...items.values()].sort((a, b) => a.at - b.at).map(({ item }) => item);

/** Whether a position is in one of the ranges. */
export const isInRanges = (ranges: readonly Range[], at: number): boolean =>
  ranges.filter(([first, last]) => first <= at && at <= last).length > 0;

/** Adds a range to others. */
function unite(ranges: readonly Range[], [first, last]: Range): Range[] {
  const touched = ranges.filter(([from, to]) => from <= last + 1 && to >= first - 1);
  const others = ranges.filter((range) => !touched.includes(range));
  const union: Range = [
    Math.min(first, ...touched.map(([from]) => from)),
    Math.max(last, ...touched.map(([, to]) => to)),
  ];
  return [...others, union].sort(([a], [b]) => a - b);
}

/** Takes a range out of others. */
const cut = (ranges: readonly Range[], [first, last]: Range): Range[] =>
  ranges.flatMap(([from, to]): Range[] => {
    if (to < first || from > last) return [[from, to]];
    const rest: Range[] = [
      [from, first - 1],
      [last + 1, to],
    ];
    return rest.filter(([start, end]) => start <= end);
  });

const spanOf = ({ first, length }: Section<unknown>): Range => [first, first + length - 1];

/** A function that returns the key of an item. */
type KeyOf<Item> = (item: Item) => unknown;

/**
 * What a range contains: items that have loaded, with their positions, and ranges of those that have not. Where sections overlap, the last
 * one counts.
 */
function contentOf<Item>([first, last]: Range, sections: readonly Section<Item>[]) {
  let ranges: Range[] = first <= last ? [[first, last]] : [];
  const loaded = new Map<number, { item: Item; at: number }>();
  for (const section of sections) {
    const { items, first: start } = section;
    const end = spanOf(section)[1];
    if (!items || start > last || end < first) continue;
    ranges = cut(ranges, [start, end]);
    for (let at = Math.max(start, first); at <= Math.min(end, last); at++) {
      const item = items[at - start];
      if (item === undefined) loaded.delete(at);
      else loaded.set(at, { item, at });
    }
  }
  return { loaded: [...loaded.values()], ranges };
}

/** Selects a range. */
export function select<Item>(
  selection: Selection<Item>,
  range: Range,
  sections: readonly Section<Item>[],
  keyOf: KeyOf<Item>,
): Selection<Item> {
  const { loaded, ranges } = contentOf(range, sections);
  const items = new Map(selection.items);
  for (const entry of loaded) items.set(keyOf(entry.item), entry);
  return { items, ranges: ranges.reduce(unite, [...selection.ranges]) };
}

/** Takes a range out of the selection. */
export function deselect<Item>(
  selection: Selection<Item>,
  range: Range,
  sections: readonly Section<Item>[],
  keyOf: KeyOf<Item>,
): Selection<Item> {
  const { loaded, ranges } = contentOf(range, sections);
  const items = new Map(selection.items);
  for (const { item } of loaded) items.delete(keyOf(item));
  return { items, ranges: ranges.reduce(cut, [...selection.ranges]) };
}

/** Replaces ranges by the items that have loaded in the meantime. */
export function settle<Item>(
  selection: Selection<Item>,
  sections: readonly Section<Item>[],
  keyOf: KeyOf<Item>,
): Selection<Item> {
  const from: Selection<Item> = { items: selection.items, ranges: [] };
  return selection.ranges.length
    ? selection.ranges.reduce((next, range) => select(next, range, sections, keyOf), from)
    : selection;
}

/** Number of items of a section: an estimate before they have loaded. */
const lengthOf = ({ items, length }: Section<unknown>) => items?.length ?? length;

/** Number of items of a list. */
export const itemCount = (sections: readonly Section<unknown>[]): number =>
  sections.reduce((count, section) => count + lengthOf(section), 0);

/** The position of the item at an index. */
export function positionAt(sections: readonly Section<unknown>[], index: number): number | undefined {
  let start = 0;
  for (const section of sections) {
    if (index >= start && index < start + lengthOf(section)) return section.first + index - start;
    start += lengthOf(section);
  }
  return undefined;
}

/** The index of the item at a position that has not loaded. */
function indexOf(sections: readonly Section<unknown>[], at: number): number | undefined {
  let start = 0;
  for (const section of sections) {
    const [first, last] = spanOf(section);
    if (at >= first && at <= last) return start + at - first;
    start += lengthOf(section);
  }
  return undefined;
}

/** How a list differs from an older version of it. */
export interface Change<Item> {
  /** Sections of the older version, and of the list as it is now. */
  from: readonly Section<Item>[];
  to: readonly Section<Item>[];
  /** Returns where the item at an index of the older version is now; `undefined` if it is gone. */
  move: (index: number) => number | undefined;
  /** By how much positions outside of both versions have moved. */
  shift: number;
  /** Number of records, if the versions are a page of a longer list: what left the page is on another one. Default: 0. */
  total?: number | undefined;
}

/** By how much the last item that two versions of a list have in common has moved; `undefined` without one. */
export function shiftOf({
  from,
  to,
  move,
}: Pick<Change<unknown>, 'from' | 'to' | 'move'>): number | undefined {
  for (let index = itemCount(from) - 1; index >= 0; index--) {
    const now = movedTo(index, { to, move });
    const at = positionAt(from, index);
    if (now !== undefined && at !== undefined) return now - at;
  }
  return undefined;
}

/** The selection in another version of the list. */
export function follow<Item>(
  selection: Selection<Item>,
  change: Change<Item>,
  keyOf: KeyOf<Item>,
): Selection<Item> {
  const { from, to, shift } = change;
  const indices = new Map<unknown, number>();
  let start = 0;
  for (const section of from) {
    section.items?.forEach((item, i) => indices.set(keyOf(item), start + i));
    start += lengthOf(section);
  }
  const items = new Map<unknown, { item: Item; at: number }>();
  for (const [key, { item, at }] of selection.items) {
    const index = indices.get(key);
    const moved = index === undefined ? at + shift : (movedTo(index, change) ?? movedOut(at, change));
    if (moved !== undefined) items.set(key, { item, at: moved });
  }
  return selection.ranges
    .flatMap((range) => movedRuns(range, change))
    .reduce<Selection<Item>>((next, run) => select(next, run, to, keyOf), { items, ranges: [] });
}

/** The position now of what was at an index. */
function movedTo(index: number, { to, move }: Pick<Change<unknown>, 'to' | 'move'>): number | undefined {
  const now = move(index);
  return now === undefined ? undefined : positionAt(to, now);
}

/** The position now of what was on the page, if that is on another page. */
function movedOut(at: number, { to, shift, total = 0 }: Change<unknown>): number | undefined {
  const now = at + shift;
  return now >= 0 && now < total && !isInRanges(to.map(spanOf), now) ? now : undefined;
}

/** Where the positions of a range are now: as few ranges as possible. */
function movedRuns([first, last]: Range, change: Change<unknown>): Range[] {
  const runs: [number, number][] = [];
  for (let at = first; at <= last; at++) {
    const index = indexOf(change.from, at);
    const moved = index === undefined ? at + change.shift : (movedTo(index, change) ?? movedOut(at, change));
    const run = runs.at(-1);
    if (moved === undefined || moved < 0) continue;
    if (run && run[1] + 1 === moved) run[1] = moved;
    else runs.push([moved, moved]);
  }
  return runs;
}
