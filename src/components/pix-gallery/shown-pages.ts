import { firstRequest, pageOffset } from '../../controllers/first-request.ts';
import type { ListPage } from '../../controllers/paged-list.ts';

/** Section of a list that is shown: `count` pages of `limit` pictures each, from page `page` on. */
interface ShownSection {
  page: number;
  limit: number;
  count: number;
}

/** Memoized halves of a split page: the same arrays for the same items. */
const halves = new WeakMap<object, readonly [head: unknown[], tail: unknown[]]>();

/** The list pages of a section. A list page in which a page of `limit` pictures ends is split there, so that shown pages never change. */
export function shownPages<Item>(
  pages: readonly ListPage<Item>[],
  { page, limit, count }: ShownSection,
): readonly ListPage<Item>[] {
  const { limit: size } = firstRequest(page, limit);
  const skip = pageOffset(page, limit) % size;
  const end = count * limit;
  return pages.flatMap((listPage, at) => {
    const first = Math.max(0, at * size - skip);
    const rest = limit - (first % limit);
    if (first >= end) return [];
    if (first + rest >= (at + 1) * size - skip) return [listPage];
    const [head, tail] = divide(listPage, rest);
    return first + rest < end ? [head, tail] : [head];
  });
}

function divide<Item>(
  { count, items }: ListPage<Item>,
  at: number,
): [head: ListPage<Item>, tail: ListPage<Item>] {
  const before = Math.min(at, count);
  if (!items) return [{ count: before }, { count: count - before }];
  const [head, tail] = (halves.get(items) ?? [items.slice(0, at), items.slice(at)]) as [Item[], Item[]];
  halves.set(items, [head, tail]);
  return [
    { count: before, items: head },
    { count: count - before, items: tail },
  ];
}
