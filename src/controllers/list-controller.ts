import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { DEFAULT_LIMIT } from '../contract/limits.ts';
import type { List } from '../contract/models.ts';
import { emit } from '../internal/emit.ts';
import { offsetOf, pageWindow } from '../internal/page-window.ts';
import { whenGone } from '../internal/when-gone.ts';
import { whenNear } from '../internal/when-near.ts';

/** `loading` until all records are there, `empty` when there are none, `error` when a request failed. */
export type ListState = 'loading' | 'ready' | 'empty' | 'error';

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
  limit: number;
  /** How many there will probably be, if known. */
  expected?: number | undefined;
}

/** More pages than this are a fault of the server, not a long list (P13). */
const MAX_PAGES = 1000;

/** Milliseconds over which elements spread what they try again together. */
const SPREAD = 2000;

/**
 * Loads a list into an element, page after page, once the element is near the window.
 * A new wish ends the older one (P14); removing the element ends its requests; moving it does not.
 */
export class ListController<T extends { id: number }, Item = T> implements ReactiveController {
  state: ListState = 'loading';
  items: readonly Item[] = [];
  /** How many there will be, as far as is known: the wish at first, then what the server says. */
  expected = 0;
  /** Whether the element was in the window when it began to load. */
  urgent = false;
  error: unknown;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #convert: (record: T) => Item | undefined;
  #wish: ListWish<T> | undefined;
  /** Pages that have been read. */
  #done = 0;
  #ids = new Set<number>();
  #running: AbortController | undefined;

  /** @param convert Makes an item of a record; `undefined` leaves it out. */
  constructor(host: ReactiveControllerHost & HTMLElement, convert: (record: T) => Item | undefined) {
    this.#host = host;
    this.#convert = convert;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#online);
    if (this.state === 'loading') this.retry();
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#online);
    whenGone(this.#host, () => this.#stop());
  }

  /** Starts anew with another wish. */
  load(wish: ListWish<T>): void {
    this.#stop();
    this.#wish = wish;
    this.#done = 0;
    this.#ids.clear();
    this.items = [];
    this.state = 'loading';
    this.expected = wish.limit < Infinity ? wish.limit : (wish.expected ?? DEFAULT_LIMIT);
    this.retry();
  }

  /** Goes on where the last request failed; bound, so that it can be handed on. */
  readonly retry = (): void => {
    if (this.#running || !this.#wish?.read || !this.#host.isConnected) return;
    this.state = 'loading';
    this.error = undefined;
    this.#host.requestUpdate();
    this.#running = new AbortController();
    void this.#run(this.#wish.read, this.#wish, this.#running.signal);
  };

  /** The connection is back: what failed is tried again, not by all elements at the same moment (R32). */
  readonly #online = (): void => {
    if (this.state === 'error') setTimeout(this.retry, SPREAD * Math.random());
  };

  #stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  async #run(read: ReadPage<T>, wish: ListWish<T>, signal: AbortSignal): Promise<void> {
    try {
      this.urgent = await whenNear(this.#host, signal);
      let more = true;
      while (more && this.#done < MAX_PAGES) {
        const { skip, ...query } = pageWindow(wish.page, wish.limit, this.#done);
        const list = await read(query, { signal });
        if (signal.aborted) return;
        more = this.#append(list, skip, wish);
        this.#done++;
      }
      this.state = this.items.length ? 'ready' : 'empty';
    } catch (error) {
      if (signal.aborted) return;
      this.state = 'error';
      this.error = error;
    }
    this.#running = undefined;
    const { state, error, items } = this;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    if (state === 'error') emit(this.#host, 'pix-error', { error });
    else emit(this.#host, 'pix-load', { count: items.length });
  }

  /** Adds the new records of a page (R18); false when there is nothing more to ask for (R17). */
  #append({ data, pagination }: List<T>, skip: number, { page, limit }: ListWish<T>): boolean {
    const fresh = data
      .slice(skip)
      .filter(({ id }) => id == null || (!this.#ids.has(id) && this.#ids.add(id)));
    this.items = [...this.items, ...fresh.flatMap((record) => this.#convert(record) ?? [])].slice(0, limit);
    this.expected = Math.min(limit, pagination.total - offsetOf(page, limit));
    this.#host.requestUpdate();
    return pagination.has_next && fresh.length > 0 && this.items.length < limit;
  }
}
