import type { List } from '../contract/models.ts';
import { MAX_LIST_PAGES } from '../internal/untrusted.ts';
import { errorMessage, stringifyOr } from './core/body.ts';
import { check, integer, ownProperties } from './core/check.ts';
import { anySignal } from './core/deadline.ts';
import { defineReadonly, PixAbortError, PixParseError } from './core/errors.ts';
import type { RequestOptions } from './core/options.ts';
import type { ReadMore } from './core/request.ts';
import { toList, toRecord } from './to-list.ts';

/**
 * Reads a list response with the tolerance of {@link toList}.
 *
 * @throws PixParseError when the body holds no list.
 */
export const readList = <T>(body: unknown): List<T> => toList<T>(body) ?? refuse(body, 'a list');

/**
 * Reads one record, with or without an envelope.
 *
 * @throws PixParseError when the body holds no record.
 */
export const readRecord = <T>(body: unknown): T => toRecord<T>(body) ?? refuse(body, 'a record');

function refuse(body: unknown, what: string): never {
  throw new PixParseError(missingDataMessage(body, what));
}

/** Error message for a response without the expected data: the message of the response, if it has one. */
export function missingDataMessage(body: unknown, what: string): string {
  // Only an object can hold an error message; other values are not quoted.
  const { message } = typeof body === 'object' && !Array.isArray(body) ? errorMessage(body) : {};
  return message ?? `The response does not contain ${what}.`;
}

/** One page of a list. Iterating it yields its records and those of all following pages, which are read on demand. */
export interface Page<T> extends List<T>, AsyncIterable<T> {}

/** All records of a list, which are read page by page on demand. */
export interface RecordIterable<T> extends AsyncIterable<T> {
  /**
   * Reads the records into an array: all of them, or the first ones.
   *
   * @param options `max`: maximum number of records. Default: all.
   * @throws PixInvalidParameterError when `max` is not a whole number from 1.
   */
  toArray: (options?: { max?: number | undefined }) => Promise<T[]>;
}

/** Options of `iterate`. */
export interface IterateOptions extends RequestOptions {
  /** `max`: maximum number of pages to read. Default: all, up to 1,000; a longer list is an error. */
  pages?: { max?: number | undefined } | undefined;
}

/** Reads a list response that further pages may follow. */
export function readPage<T>(body: unknown, more: ReadMore): Page<T> {
  const list = readList<T>(body);
  const { page } = list.pagination;
  const iterable = iteratePages(more as Read<T>, page, { first: list });
  return defineReadonly(list as Page<T>, Symbol.asyncIterator, () => iterable[Symbol.asyncIterator]());
}

/**
 * Iterates over all records of a list, page by page, yielding each record once. Iteration ends at the last page, at an empty
 * page, at a page without new records, at a page other than the requested one, and after `pages.max` pages. Records that
 * move to earlier pages because others were deleted are not missed.
 *
 * @param list Function that reads a page: `(query, options) => listImages(transport, query, options)`.
 * @throws PixInvalidParameterError when `pages.max` is not a whole number from 1; PixParseError after 1,000 pages without
 *   `pages.max`; PixAbortError once `signal` is aborted, also between the records of a page.
 */
export function iterate<T, Query extends object = { page?: number | undefined }>(
  list: (query: Query, options: RequestOptions) => Promise<List<T>>,
  query?: Query,
  options?: IterateOptions,
): RecordIterable<T> {
  const { pages, signal: outer, ...rest } = ownProperties(options, 'options');
  const { max } = ownProperties(pages, 'pages');
  check({ max }, { max: integer(1) });
  const first = ownProperties<Query & { page?: number }>(query, 'input');
  const read: Read<T> = (page, signal) =>
    list({ ...first, page }, { ...rest, signal: anySignal(outer, signal) });
  return iteratePages(read, first.page ?? 1, { max, signal: outer });
}

type Read<T> = (page: number, signal?: AbortSignal) => Promise<List<T>>;

/** Options of an iteration. */
interface IterationOptions<T> {
  /** The first page, if it has been read. */
  first?: List<T> | undefined;
  /** Maximum number of pages. */
  max?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Creates an iterable of all records. Iterations are independent; leaving one early aborts its request. */
const iteratePages = <T>(read: Read<T>, page: number, options: IterationOptions<T>): RecordIterable<T> => ({
  [Symbol.asyncIterator](): AsyncIterableIterator<T> {
    const { signal } = options;
    const controller = new AbortController();
    const steps = records((page) => read(page, controller.signal), page, options);
    return {
      async next() {
        if (!signal?.aborted) return steps.next();
        await steps.return(undefined);
        throw new PixAbortError(signal.reason);
      },
      return: () => {
        controller.abort();
        return steps.return(undefined);
      },
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  },
  async toArray(options) {
    const { max } = ownProperties(options, 'options');
    check({ max }, { max: integer(1) });
    const found: T[] = [];
    for await (const record of this) if (found.push(record) === max) break;
    return found;
  },
});

async function* records<T>(
  read: Read<T>,
  page: number,
  { first, max }: IterationOptions<T>,
): AsyncGenerator<T, undefined> {
  const most = max ?? MAX_LIST_PAGES;
  const seen = new Set<unknown>();
  const isNew = (record: T) => {
    const { id, slug, token } = record as Record<string, unknown>;
    // Ids beyond the safe integers may have collided by rounding.
    const isDistinct = typeof id !== 'number' || Number.isSafeInteger(id);
    const key = (isDistinct ? id : undefined) ?? slug ?? token ?? stringifyOr(record, record);
    return !seen.has(key) && seen.add(key);
  };
  let list = first ?? (await read(page));
  /** Number of known records on further pages, and of those that are explained: by records that were inserted, or had moved up. */
  let again = 0;
  let explained = 0;
  for (let count = 1; ; count++, page++) {
    const { data } = list;
    const fresh = data.filter(isNew);
    yield* fresh;
    const { total, limit, has_next, page: given } = list.pagination;
    again += data.length - fresh.length;
    const isEnd = !fresh.length && (!data.length || again > explained);
    if (isEnd || !has_next || given !== page || (max && count >= max)) return;
    if (count >= most)
      throw new PixParseError(`The list has more than ${most} pages. Set pages.max, or a larger limit.`);
    list = await read(page + 1);
    // Records were deleted meanwhile: those that moved up are on the previous pages, of which there may be fewer now.
    let left = list.pagination.total;
    let gone = total - left;
    explained -= Math.min(0, gone);
    let back = Math.min(page, list.pagination.total_pages);
    for (; gone > 0 && back && count + 1 < most; back--, count++) {
      const moved = await read(back);
      const missed = moved.data.filter(isNew);
      explained += missed.length;
      yield* missed;
      // Those that are deleted while these pages are read move others up once more.
      gone += left - moved.pagination.total - limit;
      left = moved.pagination.total;
    }
  }
}
