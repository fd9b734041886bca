import { MAX_LIMIT } from '../../contract/limits.ts';
import type { Part } from '../../controllers/paged-list.ts';
import { pageOffset } from '../../internal/page-offset.ts';

/** Number of pages of `limit` pictures to show, from a page on. */
interface ShownPages {
  page: number;
  limit: number;
  pages: number;
}

/** Memoized halves of a split page: the same arrays for the same items. */
const halves = new WeakMap<object, readonly [head: unknown[], tail: unknown[]]>();

/** The loaded pages to show. A loaded page in which a page of `limit` pictures ends is split there, so that shown pages never change. */
export function shownParts<Item>(
  parts: readonly Part<Item>[],
  { page, limit, pages }: ShownPages,
): readonly Part<Item>[] {
  const size = Math.min(limit, MAX_LIMIT);
  const skip = pageOffset(page, limit) % size;
  const end = pages * limit;
  return parts.flatMap((part, at) => {
    const first = Math.max(0, at * size - skip);
    const rest = limit - (first % limit);
    if (first >= end) return [];
    if (first + rest >= (at + 1) * size - skip) return [part];
    const [head, tail] = divide(part, rest);
    return first + rest < end ? [head, tail] : [head];
  });
}

function divide<Item>({ count, items }: Part<Item>, at: number): [head: Part<Item>, tail: Part<Item>] {
  const before = Math.min(at, count);
  if (!items) return [{ count: before }, { count: count - before }];
  const [head, tail] = (halves.get(items) ?? [items.slice(0, at), items.slice(at)]) as [Item[], Item[]];
  halves.set(items, [head, tail]);
  return [
    { count: before, items: head },
    { count: count - before, items: tail },
  ];
}
