import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { List } from '../contract/models.ts';
import { emit, onRemoved } from '../internal/custom-element.ts';
import { whenNearViewport } from '../internal/when-near-viewport.ts';
import { PagedList, type ListChange, type ListRequest } from './paged-list.ts';
import type { ListState } from './state-controller.ts';

export type { ListRequest };

/** Maximum jitter in ms of automatic retries: elements of a page do not retry at the same moment. */
const RETRY_JITTER_MS = 2000;

/** Milliseconds after which a response counts as slow. */
export const SLOW_AFTER_MS = 4000;

/**
 * Loads a list once its element is near the viewport: page after page, or the pages that `range` needs.
 * Latest request wins: `load()` aborts the one in flight. Removing the element aborts its requests, moving it does not.
 */
export class ListController<T extends { id: number }, Item = T> implements ReactiveController {
  state: ListState = 'loading';
  /** Whether the element was in the viewport when it began to load. */
  urgent = false;
  list: PagedList<T, Item>;
  /** Range of items to load; without it, all items are loaded, page after page. */
  range: (() => readonly [first: number, last: number] | undefined) | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #convert: (record: T) => Item | undefined;
  /** The section of the list that is shown. */
  request: ListRequest<T> = { read: undefined, page: 1, limit: 1 };
  /** Wait for the element to come near the viewport. */
  #approach: AbortController | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  /** Error of the last `pix-error` event. */
  #reportedError: unknown;
  /** Number of items of the last `pix-load` event. */
  #reportedCount: number | undefined;

  /** @param convert Turns a record into an item; `undefined` skips the record. */
  constructor(host: ReactiveControllerHost & HTMLElement, convert: (record: T) => Item | undefined) {
    this.#host = host;
    this.#convert = convert;
    this.list = this.#createList();
    host.addController(this);
  }

  /** Items loaded so far, up to the first gap. */
  get items(): readonly Item[] {
    const all: Item[] = [];
    for (const { items } of this.list.pages) {
      if (!items) break;
      all.push(...items);
    }
    return all;
  }

  get error(): unknown {
    return this.list.error;
  }

  hostConnected(): void {
    addEventListener('online', this.#onOnline);
    if (this.state === 'loading') this.#start();
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#onOnline);
    onRemoved(this.#host, () => this.#stop());
  }

  /**
   * Loads another list.
   *
   * @param urgent Whether the element is in the viewport, as far as that is known.
   */
  load(request: ListRequest<T>, urgent = false): void {
    this.#stop();
    this.request = request;
    this.list = this.#createList();
    this.#isReady = false;
    this.#reportedError = this.#reportedCount = undefined;
    this.#setState('loading');
    this.urgent = urgent;
    if (request.known) this.#onChange();
    if (this.state === 'loading') this.#start();
  }

  /** Shows another version of the list, whose known pages replace those that have loaded. */
  update(known: readonly (List<T> | undefined)[], change: ListChange): void {
    this.list.stop();
    this.request = { ...this.request, known };
    this.list = this.#createList(change);
    this.#onChange();
  }

  /** Retries failed requests; bound, for use as a listener. */
  readonly retry = (): void => {
    if (this.state !== 'error') return;
    this.list.retry();
    this.#reportedError = undefined;
    this.#setState(this.list.count && this.#isReady ? 'ready' : 'loading');
    this.#start();
  };

  /** Loads the next page, or the pages that `range` needs now. */
  readonly need = (): void => {
    if (this.#approach || !this.#host.isConnected) return;
    const { list, range } = this;
    if (!range) return list.readNext();
    const needed = range();
    if (needed) list.need(...needed);
  };

  #createList(change?: ListChange): PagedList<T, Item> {
    const list = new PagedList<T, Item>(this.request, this.#convert, change);
    list.watch(() => list === this.list && this.#onChange());
    return list;
  }

  /** Retries once the connection is back, images as well: debounced, with a jitter per element. */
  readonly #onOnline = (): void => {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => {
      this.retry();
      for (const image of this.#host.shadowRoot?.querySelectorAll('[data-failed]') ?? [])
        image.dispatchEvent(new Event('online'));
    }, RETRY_JITTER_MS * Math.random());
  };

  #start(): void {
    if (this.#approach || !this.request.read || !this.#host.isConnected) return;
    this.#approach = new AbortController();
    void whenNearViewport(this.#host, this.#approach.signal).then((approach) => {
      this.#approach = undefined;
      this.urgent = approach === 'visible';
      this.#slowTimer = setTimeout(() => emit(this.#host, 'pix-slow', null), SLOW_AFTER_MS);
      this.need();
    });
  }

  #stop(): void {
    clearTimeout(this.#slowTimer);
    this.#approach?.abort();
    this.#approach = undefined;
    this.list.stop();
  }

  /** Updates the state after a page has loaded or failed. */
  #onChange(): void {
    clearTimeout(this.#slowTimer);
    const { list } = this;
    const { error, skipped, total, loaded } = list;
    const isNew = error !== this.#reportedError;
    this.#reportedError = error;
    this.need();
    if (error !== undefined) return this.#setState('error', isNew && 'pix-error', { error });
    const isFirst = !this.#isReady;
    this.#isReady ||= this.range ? list.total !== undefined : list.complete;
    if (!this.#isReady) return this.#setState('loading');
    const hasMore = loaded !== this.#reportedCount;
    this.#reportedCount = loaded;
    this.#setState(list.count ? 'ready' : 'empty', hasMore && 'pix-load', { count: loaded, total });
    if (isFirst && skipped) emit(this.#host, 'pix-warning', { skipped });
  }

  #setState(state: ListState, event?: string | false, detail?: unknown): void {
    this.state = state;
    this.#host.requestUpdate();
    // An element that cannot render has no event; its error is that of `updateComplete`.
    if (event)
      this.#host.updateComplete.then(
        () => emit(this.#host, event, detail),
        () => undefined,
      );
  }
}
