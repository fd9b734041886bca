import type { List } from '../contract/models.ts';
import { MAX_LIST_PAGES } from '../internal/untrusted.ts';
import { errorMessage, stringifyOr } from './core/body.ts';
import { check, integer, ownProperties } from './core/check.ts';
import { anySignal } from './core/deadline.ts';
import { defineReadonly, PixParseError } from './core/errors.ts';
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
  /** `max`: maximum number of pages to read. Default 1,000. */
  pages?: { max?: number | undefined } | undefined;
}

/** Reads a list response that further pages may follow. */
export function readPage<T>(body: unknown, more: ReadMore): Page<T> {
  const list = readList<T>(body);
  const { page } = list.pagination;
  const iterable = iteratePages(more as Read<T>, page, MAX_LIST_PAGES, list);
  return defineReadonly(list as Page<T>, Symbol.asyncIterator, () => iterable[Symbol.asyncIterator]());
}

/**
 * Iterates over all records of a list, page by page, yielding each record once. Iteration ends at the last page, at an empty
 * page, at a page without new records, at a page other than the requested one, and after `pages.max` pages. Records that
 * move to earlier pages because others were deleted are not missed.
 *
 * @param list Function that reads a page: `(query, options) => listImages(transport, query, options)`.
 * @throws PixInvalidParameterError when `pages.max` is not a whole number from 1.
 */
export function iterate<T, Query extends object = { page?: number | undefined }>(
  list: (query: Query, options: RequestOptions) => Promise<List<T>>,
  query?: Query,
  options?: IterateOptions,
): RecordIterable<T> {
  const { pages, signal: outer, ...rest } = ownProperties(options, 'options');
  const { max = MAX_LIST_PAGES } = ownProperties(pages, 'pages');
  check({ max }, { max: integer(1) });
  const first = ownProperties<Query & { page?: number }>(query, 'input');
  const read: Read<T> = (page, signal) =>
    list({ ...first, page }, { ...rest, signal: anySignal(outer, signal) });
  return iteratePages(read, first.page ?? 1, max);
}

type Read<T> = (page: number, signal?: AbortSignal) => Promise<List<T>>;

/** Creates an iterable of all records. Iterations are independent; leaving one early aborts its request. */
const iteratePages = <T>(read: Read<T>, page: number, max: number, first?: List<T>): RecordIterable<T> => ({
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
  max: number,
  first?: List<T>,
): AsyncGenerator<T, undefined> {
  const seen = new Set<unknown>();
  const isNew = (record: T) => {
    const { id, slug, token } = record as Record<string, unknown>;
    // Ids beyond the safe integers may have collided by rounding.
    const isDistinct = typeof id !== 'number' || Number.isSafeInteger(id);
    const key = (isDistinct ? id : undefined) ?? slug ?? token ?? stringifyOr(record, record);
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
    // A page of known records does not end the list if as many records were inserted meanwhile, which shifted the known ones here.
    const isEnd = !fresh.length && (!data.length || again > total - atFirst);
    if (isEnd || !has_next || given !== page || count >= max) return;
    list = await read(page + 1);
    // Records were deleted meanwhile: those that moved up are on the previous pages.
    let gone = total - list.pagination.total;
    for (let back = page; gone > 0 && back && count + 1 < max; back--, count++, gone -= limit)
      yield* (await read(back)).data.filter(isNew);
  }
}
