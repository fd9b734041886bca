import { MAX_LIMIT } from '../../contract/limits.ts';
import type { Part } from '../../controllers/paged-list.ts';
import { offsetOf } from '../../internal/offset-of.ts';

/** How much of a list is shown: so many times `limit` pictures. */
interface ShownPages {
  page: number;
  limit: number;
  pages: number;
}

/** Items before and after a cut; the same arrays for the same items. */
const halves = new WeakMap<object, readonly [head: unknown[], tail: unknown[]]>();

/** The pages of a list that are shown; one that holds the end of `limit` pictures is two, so that what is shown stays as it is. */
export function shownParts<Item>(
  parts: readonly Part<Item>[],
  { page, limit, pages }: ShownPages,
): readonly Part<Item>[] {
  const size = Math.min(limit, MAX_LIMIT);
  const skip = offsetOf(page, limit) % size;
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
