import type { List } from '../contract/models.ts';
import { range } from '../internal/altered-globals.ts';
import { firstRequest, pageOffset } from './first-request.ts';
import type { ListChange, ListRequest, PagedList } from './paged-list.ts';

/** Another version of a list. */
export interface ListUpdate<T> {
  /** Records that the list did not have before. */
  added: readonly T[];
  /** Pages of the API whose records are known, by their position. */
  known: (List<T> | undefined)[];
  change: ListChange;
}

/**
 * Compares a list with a newer response to its first request. Records behind those of the response keep their order, so that complete
 * pages of them remain known; the others load on demand.
 *
 * @param items Returns the record of an item, and tells which records become items.
 */
export function compareList<T extends { id: number }, Item>(
  list: PagedList<T, Item>,
  { page, limit, endless }: Pick<ListRequest<T>, 'page' | 'limit' | 'endless'>,
  first: List<T>,
  { recordOf, isShown }: { recordOf: (item: Item) => T; isShown: (record: T) => boolean },
): ListUpdate<T> {
  const { limit: size } = firstRequest(page, limit);
  const offset = pageOffset(page, limit);
  const lengthOf = (total = 0) => Math.min(endless ? Infinity : limit, total - offset);
  const former = lengthOf(list.total);
  const length = lengthOf(first.pagination.total);
  // As the list itself reads them: records are untrusted, and may be there twice.
  const ids = new Set<number>();
  const records = first.data
    .slice(offset % size, size)
    .filter((record: T | null) => record && ids.size < ids.add(record.id).size && isShown(record));

  const known = new Map<number, T>();
  let start = 0;
  // Whether the index of an item is that of its record: no record was skipped, and no page is shorter than it should be.
  let isAligned = offset % size === 0 && records.length === Math.min(size, length);
  for (const { items, count } of list.pages) {
    items?.forEach((item, i) => known.set(start + i, recordOf(item)));
    if (count < Math.min(size, former - start)) isAligned = false;
    start += count;
  }

  const before = new Map([...known].map(([index, { id }]) => [id, index]));
  const now = new Map(records.map(({ id }, index) => [id, index]));
  const kept = records.flatMap(({ id }) => before.get(id) ?? []);
  const lastKept = Math.max(-1, ...kept);
  const lastKeptNow = now.get(known.get(lastKept)?.id ?? NaN) ?? -1;
  const { total } = first.pagination;
  const grown = total - (list.total ?? total);
  // Without a record in common, more has been added than the response holds.
  let shift = kept.length ? lastKeptNow - lastKept : grown;
  // Those that were known behind the last one in common are gone, if as many others have moved up into the response.
  let gone = 0;
  while (known.has(lastKept + gone + 1)) gone++;
  if (kept.length && gone < records.length - lastKeptNow && grown <= shift - gone) shift -= gone;
  const move = (index: number) => {
    const moved = now.get(known.get(index)?.id ?? NaN);
    if (moved !== undefined) return moved;
    const to = index + shift;
    // Records that were not known may have moved up into the response.
    const isMovedUp = kept.length > 0 && !known.has(index) && to > lastKeptNow;
    const isBehind = index > lastKept && to < length && (to >= records.length || isMovedUp);
    return isBehind ? to : undefined;
  };

  // Behind the last record that was known before, there may be records of later pages, in place of removed ones.
  const isWhole = known.size >= (list.total ?? 0) - offset;
  // Pages after the first begin with records that move down from the one before.
  const added = records.filter(
    ({ id }, index) => !offset && !before.has(id) && (isWhole || !kept.length || index < lastKeptNow),
  );

  const pages: (List<T> | undefined)[] = [first];
  const moved = new Map<number, T>();
  let last = 0;
  for (const [index, record] of known) {
    const to = move(index);
    if (to === undefined) continue;
    moved.set(to, record);
    last = Math.max(last, to);
  }
  for (let from = size; isAligned && from <= last; from += size) {
    const end = Math.min(from + size, length);
    const data = range(from, end - 1).flatMap((index) => moved.get(index) ?? []);
    const pagination = {
      ...first.pagination,
      page: first.pagination.page + pages.length,
      has_next: offset + end < first.pagination.total,
    };
    pages.push(data.length === end - from ? { ...first, data, pagination } : undefined);
  }
  return { added, known: pages, change: { from: list, move } };
}
