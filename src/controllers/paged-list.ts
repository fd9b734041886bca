import { DEFAULT_LIMIT } from '../contract/limits.ts';
import type { List } from '../contract/models.ts';
import { range } from '../internal/altered-globals.ts';
import { parseLimit, sumOf } from '../internal/numbers.ts';
import { MAX_LIST_PAGES } from '../internal/untrusted.ts';
import { firstRequest, pageOffset } from './first-request.ts';

/** Requests one page of a list. */
export type ReadPage<T> = (
  query: { page: number; limit: number },
  options: { signal: AbortSignal },
) => Promise<List<T>>;

/** Section of a list: page number `page` in pages of `limit` records, of any size. */
export interface ListRequest<T> {
  /** Requests a page; without it nothing loads. */
  read: ReadPage<T> | undefined;
  /** Number of the page, from 1. */
  page: number;
  /** Number of records; more than 100 take several requests. */
  limit: number;
  /** Continue to the end of the list, in steps of `limit`. Default: false. */
  endless?: boolean | undefined;
  /** Estimated number of records, as long as the total is unknown and `limit` is `Infinity`. Default: 24. */
  expected?: number | undefined;
  /** Pages of the API that have been loaded already, from the first one; those without a response load on demand. */
  known?: readonly (List<T> | undefined)[] | undefined;
}

/** How a list differs from an older version of it. */
export interface ListChange {
  /** The older version. */
  from: object;
  /** Returns where the item at an index of the older version is now; `undefined` if it is gone. */
  move: (index: number) => number | undefined;
}

/** A page of the API: its items, or their estimated number. */
export interface ListPage<Item> {
  /** Number of items; estimated until they have loaded. */
  count: number;
  /** The items, once they have loaded. */
  items?: readonly Item[];
  /** Request in flight, and its abort controller. */
  reading?: { done: Promise<void>; controller: AbortController } | undefined;
  /** Awaited by `load()`: not aborted when it leaves the needed range. */
  awaited?: boolean;
  /** Failed to load: not requested again before `retry()`. */
  failed?: boolean;
}

/**
 * A list whose pages load on demand, in any order: nothing loads before `need()`, `readNext()` or `load()`. Records that come twice are
 * left out.
 */
export class PagedList<T extends { id: number }, Item> extends EventTarget {
  /** Pages in order, loaded or not; a new array whenever one changes. */
  pages: readonly ListPage<Item>[] = [];
  /** Number of records in the service's list, once a response has arrived. */
  total: number | undefined;
  /** Number of records that could not be converted. */
  skipped = 0;
  /** Error of the last failed page; `undefined` after a success. */
  error: unknown;
  /** The section of the list, and the function that requests its pages. */
  readonly request: ListRequest<T>;
  /** The change of the list, if it is another version of one that was shown before. */
  readonly change: ListChange | undefined;
  readonly #convert: (record: T) => Item | undefined;
  readonly #first: ReturnType<typeof firstRequest>;
  /** Offset of the first record in the service's list. */
  readonly #offset: number;
  readonly #maxRecords: number;
  readonly #ids = new Set<number>();

  /**
   * @param request The section of the list, and the function that requests its pages.
   * @param convert Turns a record into an item; `undefined` skips the record.
   * @throws RangeError when `limit` is neither a whole number from 1 nor `Infinity`.
   */
  constructor(request: ListRequest<T>, convert: (record: T) => Item | undefined, change?: ListChange) {
    super();
    this.change = change;
    this.request = request;
    this.#convert = convert;
    const { page, limit, endless, expected = DEFAULT_LIMIT, known = [] } = request;
    if (parseLimit(limit) !== limit)
      throw new RangeError(`limit must be a whole number from 1, or Infinity, not ${limit}.`);
    this.#first = firstRequest(page, limit);
    this.#offset = pageOffset(page, limit);
    this.#maxRecords = endless ? Infinity : limit;
    this.#resize(limit < Infinity ? limit : expected);
    known.forEach((list, i) => {
      const page = this.pages[i];
      if (list && page) this.#addRecords(page, this.#first.page + i, list);
    });
  }

  /** Number of items, including the estimate for pages not loaded yet. */
  get count(): number {
    return sumOf(this.pages, ({ count }) => count);
  }

  /** Number of items that have loaded. */
  get loaded(): number {
    return sumOf(this.pages, ({ items }) => items?.length ?? 0);
  }

  /** Whether all pages have loaded. */
  get complete(): boolean {
    return !this.pages.filter(({ items }) => !items).length;
  }

  /** The item at an index, if loaded. */
  at(index: number): Item | undefined {
    const [page, first] = this.#find(index);
    return page?.items?.[index - first];
  }

  /** Loads the first missing page, unless a page has failed. */
  readNext(): void {
    const [page] = this.pages.filter(({ items }) => !items);
    if (page && !this.#hasFailed) this.#readPage(page).catch(() => undefined);
  }

  /** Loads the pages of the items from `first` to `last`, indices from 0, and aborts the requests for others. */
  need(first: number, last: number): void {
    let next = 0;
    for (const page of this.pages) {
      const from = next;
      next += page.count;
      if (from <= last && next > first) {
        if (!page.failed) this.#readPage(page).catch(() => undefined);
      } else if (!page.awaited) abortRead(page);
    }
  }

  /** Loads the item at an index if necessary; `undefined` if there is none. */
  async load(index: number): Promise<Item | undefined> {
    let [page] = this.#find(index);
    // The first response tells how long the list is.
    if (!page && index > 0 && this.total === undefined) {
      await this.load(0);
      [page] = this.#find(index);
    }
    if (!page) return undefined;
    page.awaited = true;
    await this.#readPage(page);
    return this.at(index);
  }

  /** Allows failed pages to be requested again. */
  retry(): void {
    for (const page of this.pages) page.failed = false;
    this.error = undefined;
  }

  /** Calls back whenever a page has loaded or failed, until the signal aborts. */
  watch(onChange: () => void, signal?: AbortSignal): void {
    this.addEventListener('change', onChange);
    // Not the option `signal`: simulated documents refuse the signals of Node.
    signal?.addEventListener('abort', () => this.removeEventListener('change', onChange));
  }

  /** Aborts all requests. */
  stop(): void {
    this.pages.forEach(abortRead);
  }

  get #hasFailed(): boolean {
    return this.pages.filter(({ failed }) => failed).length > 0;
  }

  /** The page that holds an item, and the index of that page's first item. */
  #find(index: number): [page: ListPage<Item> | undefined, first: number] {
    let first = 0;
    for (const page of index >= 0 ? this.pages : []) {
      if (index < first + page.count) return [page, first];
      first += page.count;
    }
    return [undefined, first];
  }

  async #readPage(page: ListPage<Item>): Promise<void> {
    const { read } = this.request;
    if (!read || page.items) return;
    if (page.reading) return page.reading.done;
    const controller = new AbortController();
    const { signal } = controller;
    const number = this.#first.page + this.pages.indexOf(page);
    // A custom source may throw synchronously, or resolve with something else.
    const done = (async () => read({ ...this.#first, page: number }, { signal }))()
      .then((list) => {
        if (!signal.aborted) this.#addRecords(page, number, list);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) {
          page.reading = undefined;
          page.failed = true;
          // A custom source may reject with `undefined`.
          this.error = error ?? new Error('No reason given.');
        }
        throw error;
      })
      .finally(() => signal.aborted || this.dispatchEvent(new CustomEvent('change')));
    page.reading = { done, controller };
    return done;
  }

  /** Adds the new records of a page. */
  #addRecords(page: ListPage<Item>, number: number, list: List<T>): void {
    const { data, pagination } = (list as Partial<List<T>> | undefined) ?? {};
    if (!data || !pagination)
      throw new TypeError('A source of a list must resolve with { data, pagination }.');
    const size = this.#first.limit;
    const start = (number - 1) * size - this.#offset;
    // A page other than the requested one has no new records, and one that is longer than requested is cut.
    const received =
      pagination.page && pagination.page !== number
        ? []
        : data.slice(Math.max(0, -start), Math.min(size, this.#maxRecords - start));
    const ids = this.#ids;
    // Ids beyond the safe integers may have collided by rounding: they are not deduplicated.
    const fresh = received.filter(
      (record: T | null) =>
        record && (!Number.isSafeInteger(record.id) || ids.size < ids.add(record.id).size),
    );
    const items = fresh.flatMap((record) => this.#convert(record) ?? []);
    this.skipped += fresh.length - items.length;
    this.total = pagination.total;
    page.count = items.length;
    page.items = items;
    page.reading = undefined;
    page.failed = false;
    if (!this.#hasFailed) this.error = undefined;
    const rest = pagination.total - this.#offset;
    const next = start + size;
    const continues = pagination.has_next && fresh.length;
    // Received records count, whatever the total is.
    const length = continues
      ? Math.max(rest, next + 1)
      : Math.max(Math.min(rest, next), Math.max(0, start) + received.length);
    this.#resize(Math.min(this.#maxRecords, length));
  }

  /** Creates the pages for a number of records; loaded pages stay as they are. */
  #resize(records: number): void {
    const size = this.#first.limit;
    const skip = this.#offset % size;
    const known = this.pages;
    const length = Math.min(MAX_LIST_PAGES, Math.ceil((skip + records) / size));
    this.pages = range(0, length - 1).map((i) => {
      const page = known[i] ?? { count: 0 };
      const start = i * size - skip;
      if (!page.items) page.count = Math.min(start + size, records) - Math.max(start, 0);
      return page;
    });
  }
}

/** Aborts the request of a page. */
function abortRead(page: ListPage<unknown>): void {
  page.reading?.controller.abort();
  page.reading = undefined;
}
