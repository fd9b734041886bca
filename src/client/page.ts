import type { List } from '../contract/models.ts';
import { check, integer } from './check.ts';
import type { RequestOptions } from './options.ts';
import { own } from './own.ts';
import { readList } from './read.ts';

/** One page of a list. Iterated, it gives its records and those of the pages after it, which are read as they are needed. */
export interface Page<T> extends List<T>, AsyncIterable<T> {}

/** Reads another page of the same list. */
export type ReadMore = (page: number, signal?: AbortSignal) => Promise<unknown>;

/** What `iterate` takes last. */
export interface IterateOptions extends RequestOptions {
  /** `max`: how many pages are read at most. Default 1,000. */
  pages?: { max?: number | undefined } | undefined;
}

/** A longer list is a fault of the server (P13). */
const MAX_PAGES = 1000;

/** Reads a list answer of which there may be more. */
export function readPage<T>(body: unknown, more: ReadMore): Page<T> {
  const list = readList<T>(body);
  const { page } = list.pagination;
  const iterable = walk(more as Read<T>, page, MAX_PAGES, list);
  return Object.defineProperty(list as Page<T>, Symbol.asyncIterator, {
    value: () => iterable[Symbol.asyncIterator](),
  });
}

/**
 * All records of a list, page after page, each once. It ends by itself: at the last page, at an empty one, at one that
 * brings nothing new or is not the one that was asked for, and at `pages.max` (P13). Records that move up because others
 * went are not missed.
 *
 * @param list A call that gives a page: `(query, options) => listImages(transport, query, options)`.
 */
export function iterate<T, Query extends { page?: number | undefined }>(
  list: (query: Query, options: RequestOptions) => Promise<List<T>>,
  query?: Query,
  options?: IterateOptions,
): AsyncIterable<T> {
  const { pages, signal: outer, ...rest } = own(options, 'options');
  const { max = MAX_PAGES } = own(pages, 'pages');
  check({ max }, { max: integer(1) });
  const first = own(query, 'input');
  const read: Read<T> = (page, signal) => list({ ...first, page }, { ...rest, signal: both(outer, signal) });
  return walk(read, first.page ?? 1, max);
}

/** A signal that aborts with either of two. */
export const both = (
  one: AbortSignal | undefined,
  other: AbortSignal | undefined,
): AbortSignal | undefined => (one && other ? AbortSignal.any([one, other]) : (one ?? other));

type Read<T> = (page: number, signal?: AbortSignal) => Promise<List<T>>;

/** Each iteration is one of its own; whoever leaves one early ends its request. */
const walk = <T>(read: Read<T>, page: number, max: number, first?: List<T>): AsyncIterable<T> => ({
  [Symbol.asyncIterator](): AsyncIterableIterator<T> {
    const controller = new AbortController();
    const steps = records((page) => read(page, controller.signal), page, max, first);
    return {
      next: () => steps.next(),
      return: () => {
        controller.abort();
        return steps.return(undefined);
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  },
});

async function* records<T>(
  read: Read<T>,
  page: number,
  max: number,
  first?: List<T>,
): AsyncGenerator<T, undefined> {
  const seen = new Set<unknown>();
  const isNew = (record: T) => {
    const { id, slug, token } = record as Record<string, unknown>;
    const key = id ?? slug ?? token ?? JSON.stringify(record);
    return !seen.has(key) && seen.add(key);
  };
  let list = first ?? (await read(page));
  const atFirst = list.pagination.total;
  for (let count = 1, again = 0; ; count++, page++) {
    const { data } = list;
    const fresh = data.filter(isNew);
    yield* fresh;
    const { total, limit, has_next, page: given } = list.pagination;
    again += data.length - fresh.length;
    // A page of known records is no end where as many were added meanwhile: those pushed them there (R18).
    const isEnd = !fresh.length && (!data.length || again > total - atFirst);
    if (isEnd || !has_next || given !== page || count >= max) return;
    list = await read(page + 1);
    // Something went meanwhile: what moved up stands on the pages before.
    let gone = total - list.pagination.total;
    for (let back = page; gone > 0 && back && count + 1 < max; back--, count++, gone -= limit)
      yield* (await read(back)).data.filter(isNew);
  }
}
