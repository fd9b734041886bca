import { DEFAULT_LIMIT, MAX_LIMIT } from '../contract/limits.ts';
import type { List } from '../contract/models.ts';
import { offsetOf } from '../internal/offset-of.ts';

/** Reads one page of a list. */
export type ReadPage<T> = (
  query: { page: number; limit: number },
  options: { signal: AbortSignal },
) => Promise<List<T>>;

/** What is wanted of a list: `limit` records, after `page - 1` times as many. */
export interface ListWish<T> {
  /** Nothing is asked for until there is one. */
  read: ReadPage<T> | undefined;
  page: number;
  /** Asked for at once, at most 100 each time. */
  limit: number;
  /** The list goes on to its end, `limit` after `limit`. */
  endless?: boolean | undefined;
  /** How many there will probably be, if known. */
  expected?: number | undefined;
}

/** A page of the API: its items, or how many there will probably be. */
export interface Part<Item> {
  count: number;
  items?: readonly Item[];
  /** Under way, and what ends it. */
  reading?: { done: Promise<void>; controller: AbortController } | undefined;
  /** Somebody waits for it: its reading is not ended when it is out of sight. */
  awaited?: boolean;
  /** It could not be read; it is not asked for again before `retry()`. */
  failed?: boolean;
}

/** More pages than this are a fault of the server, not a long list (P13, R16). */
const MAX_PAGES = 1000;

/** A list of which pages are read in any order, as they are needed; it fires `change` when one has come, or failed. */
export class PagedList<T extends { id: number }, Item> extends EventTarget {
  /** Pages in their order, each with what is known of it; another array whenever that changes. */
  parts: readonly Part<Item>[] = [];
  /** How many records the whole list of the service has, as soon as it says so. */
  total: number | undefined;
  /** Records that could not be shown. */
  skipped = 0;
  /** Why a page could not be read. */
  error: unknown;
  readonly #wish: ListWish<T>;
  readonly #convert: (record: T) => Item | undefined;
  readonly #size: number;
  /** Records of the service before those of the first page. */
  readonly #offset: number;
  readonly #most: number;
  readonly #ids = new Set<number>();

  constructor(wish: ListWish<T>, convert: (record: T) => Item | undefined) {
    super();
    this.#wish = wish;
    this.#convert = convert;
    const { page, limit, endless, expected = DEFAULT_LIMIT } = wish;
    this.#size = Math.min(limit, MAX_LIMIT);
    this.#offset = offsetOf(page, limit);
    this.#most = endless ? Infinity : limit;
    this.#fit(limit < Infinity ? limit : expected);
  }

  /** How many items there are, those included that are probably still to come. */
  get count(): number {
    return this.parts.reduce((sum, { count }) => sum + count, 0);
  }

  /** Whether every page has been read. */
  get complete(): boolean {
    return this.parts.every(({ items }) => items);
  }

  /** An item that has been read. */
  at(index: number): Item | undefined {
    const [part, first] = this.#find(index);
    return part?.items?.[index - first];
  }

  /** Reads the first page that has not been read, unless one has failed. */
  readNext(): void {
    const part = this.parts.find(({ items }) => !items);
    if (part && !this.parts.some(({ failed }) => failed)) this.#read(part).catch(() => undefined);
  }

  /** Reads the pages that hold these items, and ends the reading of others. */
  need(first: number, last: number): void {
    let next = 0;
    for (const part of this.parts) {
      const from = next;
      next += part.count;
      if (from <= last && next > first) {
        if (!part.failed) this.#read(part).catch(() => undefined);
      } else if (!part.awaited) end(part);
    }
  }

  /** An item, read if need be; `undefined` where there is none. */
  async load(index: number): Promise<Item | undefined> {
    const [part] = this.#find(index);
    if (!part) return undefined;
    part.awaited = true;
    await this.#read(part);
    return this.at(index);
  }

  /** Lets what failed be asked for again. */
  retry(): void {
    for (const part of this.parts) part.failed = false;
    this.error = undefined;
  }

  /** Calls back whenever a page has come, or failed, until the signal ends it. */
  watch(changed: () => void, signal?: AbortSignal): void {
    this.addEventListener('change', changed, { ...(signal && { signal }) });
  }

  /** Ends all reading. */
  stop(): void {
    this.parts.forEach(end);
  }

  /** The page of an item, and the index of its first. */
  #find(index: number): [part: Part<Item> | undefined, first: number] {
    let first = 0;
    const part = this.parts.find(({ count }) => index < first + count || ((first += count), false));
    return [index >= 0 ? part : undefined, first];
  }

  async #read(part: Part<Item>): Promise<void> {
    const { read } = this.#wish;
    if (!read || part.items) return;
    if (part.reading) return part.reading.done;
    const controller = new AbortController();
    const { signal } = controller;
    const page = Math.floor(this.#offset / this.#size) + 1 + this.parts.indexOf(part);
    // A page's own source may throw at once, or answer with something else.
    const done = (async () => read({ page, limit: this.#size }, { signal }))()
      .then((list) => {
        if (!signal.aborted) this.#take(part, page, list);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) {
          Object.assign(part, { reading: undefined, failed: true });
          this.error = error;
        }
        throw error;
      })
      .finally(() => signal.aborted || this.dispatchEvent(new Event('change')));
    part.reading = { done, controller };
    return done;
  }

  /** Adds the new records of a page (R18). */
  #take(part: Part<Item>, page: number, { data, pagination }: List<T>): void {
    const size = this.#size;
    const start = (page - 1) * size - this.#offset;
    // A page that is not the one that was asked for has nothing new (R17).
    const wanted =
      pagination.page && pagination.page !== page ? [] : data.slice(Math.max(0, -start), this.#most - start);
    const ids = this.#ids;
    // Numbers that are too great may have been different ones.
    const fresh = wanted.filter(
      (record: T | null) =>
        record && (!Number.isSafeInteger(record.id) || ids.size < ids.add(record.id).size),
    );
    const items = fresh.flatMap((record) => this.#convert(record) ?? []);
    this.skipped += fresh.length - items.length;
    this.total = pagination.total;
    Object.assign(part, { count: items.length, items, reading: undefined, failed: false });
    if (!this.parts.some(({ failed }) => failed)) this.error = undefined;
    const known = pagination.total - this.#offset;
    const next = start + size;
    const goesOn = pagination.has_next && fresh.length;
    // What is there is there, whatever the total says (R16).
    const places = goesOn
      ? Math.max(known, next + 1)
      : Math.max(Math.min(known, next), Math.max(0, start) + wanted.length);
    this.#fit(Math.min(this.#most, places));
  }

  /** Makes pages for so many records; those that have been read stay as they are. */
  #fit(places: number): void {
    const size = this.#size;
    const skip = this.#offset % size;
    const known = this.parts;
    const length = Math.min(MAX_PAGES, Math.ceil((skip + places) / size));
    this.parts = Array.from({ length }, (_, i) => {
      const part = known[i] ?? { count: 0 };
      const start = i * size - skip;
      if (!part.items) part.count = Math.min(start + size, places) - Math.max(start, 0);
      return part;
    });
  }
}

/** Ends the reading of a page. */
function end(part: Part<unknown>): void {
  part.reading?.controller.abort();
  part.reading = undefined;
}
