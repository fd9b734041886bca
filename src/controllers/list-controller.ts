import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { DEFAULT_LIMIT } from '../contract/limits.ts';
import type { List } from '../contract/models.ts';
import { emit } from '../internal/emit.ts';
import { offsetOf, pageWindow } from '../internal/page-window.ts';
import { whenNear } from '../internal/when-near.ts';

/** `loading` until all records are there, `empty` when there are none, `error` when a request failed. */
export type ListState = 'loading' | 'ready' | 'empty' | 'error';

/** Reads one page of a list. */
export type ReadPage<T> = (
  query: { page: number; limit: number },
  options: { signal: AbortSignal },
) => Promise<List<T>>;

/** More pages than this are a fault of the server, not a long list (P13). */
const MAX_PAGES = 1000;

/**
 * Loads a list into an element, page after page, once the element is near the window.
 * A new wish ends the older one (P14); removing the element ends its requests; moving it does not.
 */
export class ListController<T extends { id: number }> implements ReactiveController {
  state: ListState = 'loading';
  items: readonly T[] = [];
  /** How many there will be, as far as is known: the wish at first, then what the server says. */
  expected = 0;
  error: unknown;
  readonly #host: ReactiveControllerHost & HTMLElement;
  #read: ReadPage<T> | undefined;
  #page = 1;
  #limit = 0;
  #done = 0;
  #running: AbortController | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.state === 'loading') this.retry();
  }

  hostDisconnected(): void {
    // A move is a removal and an insertion in one task: only an element that stays away gives up.
    queueMicrotask(() => {
      if (!this.#host.isConnected) this.#stop();
    });
  }

  /** Starts anew with another wish: `limit` records, after `page - 1` times as many. */
  load(read: ReadPage<T> | undefined, page: number, limit: number): void {
    this.#stop();
    Object.assign(this, { state: 'loading', items: [], error: undefined });
    this.#read = read;
    this.#page = page;
    this.#limit = limit;
    this.#done = 0;
    this.expected = limit < Infinity ? limit : DEFAULT_LIMIT;
    this.retry();
  }

  /** Goes on where the last request failed. */
  retry(): void {
    if (this.#running || !this.#read || !this.#host.isConnected) return;
    this.state = 'loading';
    this.error = undefined;
    this.#host.requestUpdate();
    const running = (this.#running = new AbortController());
    void this.#run(this.#read, running);
  }

  #stop(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  async #run(read: ReadPage<T>, running: AbortController): Promise<void> {
    const { signal } = running;
    try {
      await whenNear(this.#host, signal);
      let more = true;
      while (more && this.#done < MAX_PAGES) {
        const { skip, ...query } = pageWindow(this.#page, this.#limit, this.#done);
        const list = await read(query, { signal });
        if (signal.aborted) return;
        more = this.#append(list, skip);
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

  /** Adds the new records of a page; false when there is nothing more to ask for. */
  #append({ data, pagination }: List<T>, skip: number): boolean {
    const known = new Set(this.items.map((item) => item.id));
    const fresh = data.slice(skip).filter(({ id }) => id == null || (!known.has(id) && known.add(id)));
    this.items = [...this.items, ...fresh].slice(0, this.#limit);
    this.expected = Math.min(this.#limit, pagination.total - offsetOf(this.#page, this.#limit));
    this.#host.requestUpdate();
    return pagination.has_next && fresh.length > 0 && this.items.length < this.#limit;
  }
}
