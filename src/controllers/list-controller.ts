import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { emit } from '../internal/emit.ts';
import { whenGone } from '../internal/when-gone.ts';
import { whenNear } from '../internal/when-near.ts';
import { PagedList, type ListWish } from './paged-list.ts';

export type { ListWish };

/** `loading` until the records that are needed first are there, `empty` when there are none, `error` when a request failed. */
export type ListState = 'loading' | 'ready' | 'empty' | 'error';

/** Milliseconds over which elements spread what they try again together. */
const SPREAD = 2000;

/** Milliseconds without an answer after which one is late (R1). */
const SLOW = 4000;

/**
 * Loads a list into an element once the element is near the window: page after page, or the pages that `range` names.
 * A new wish ends the older one (P14); removing the element ends its requests; moving it does not.
 */
export class ListController<T extends { id: number }, Item = T> implements ReactiveController {
  state: ListState = 'loading';
  /** Whether the element was in the window when it began to load. */
  urgent = false;
  list: PagedList<T, Item>;
  /** Items that are to be seen; without it all of them are read, one page after the other. */
  range: (() => readonly [first: number, last: number]) | undefined;
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #convert: (record: T) => Item | undefined;
  #wish: ListWish<T> = { read: undefined, page: 1, limit: 1 };
  #near: AbortController | undefined;
  #slow: ReturnType<typeof setTimeout> | undefined;
  #ready = false;
  /** What was said to have failed. */
  #error: unknown;

  /** @param convert Makes an item of a record; `undefined` leaves it out. */
  constructor(host: ReactiveControllerHost & HTMLElement, convert: (record: T) => Item | undefined) {
    this.#host = host;
    this.#convert = convert;
    this.list = this.#open();
    host.addController(this);
  }

  /** Items that have been read, up to the first that has not. */
  get items(): readonly Item[] {
    const all: Item[] = [];
    for (const { items } of this.list.parts) {
      if (!items) break;
      all.push(...items);
    }
    return all;
  }

  get error(): unknown {
    return this.list.error;
  }

  hostConnected(): void {
    addEventListener('online', this.#online);
    if (this.state === 'loading') this.#start();
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#online);
    whenGone(this.#host, () => this.#stop());
  }

  /** Starts anew with another wish. */
  load(wish: ListWish<T>): void {
    this.#stop();
    this.#wish = wish;
    this.list = this.#open();
    this.#ready = false;
    this.#error = undefined;
    this.#say('loading');
    this.#start();
  }

  /** Goes on where the last request failed; bound, so that it can be handed on. */
  readonly retry = (): void => {
    if (this.state !== 'error') return;
    this.list.retry();
    this.#error = undefined;
    this.#say(this.list.count && this.#ready ? 'ready' : 'loading');
    this.#start();
  };

  /** Reads what is needed now. */
  readonly need = (): void => {
    if (this.#near || !this.#host.isConnected) return;
    if (!this.range) this.list.readNext();
    else this.list.need(...this.range());
  };

  #open(): PagedList<T, Item> {
    const list = new PagedList<T, Item>(this.#wish, this.#convert);
    list.watch(() => list === this.list && this.#changed());
    return list;
  }

  /** The connection is back: what failed is tried again, not by all elements at the same moment (R32). */
  readonly #online = (): void => {
    setTimeout(this.retry, SPREAD * Math.random());
  };

  #start(): void {
    if (this.#near || !this.#wish.read || !this.#host.isConnected) return;
    this.#near = new AbortController();
    void whenNear(this.#host, this.#near.signal).then((urgent) => {
      this.#near = undefined;
      this.urgent = urgent;
      this.#slow = setTimeout(() => emit(this.#host, 'pix-slow', null), SLOW);
      this.need();
    });
  }

  #stop(): void {
    clearTimeout(this.#slow);
    this.#near?.abort();
    this.#near = undefined;
    this.list.stop();
  }

  /** A page has come, or failed. */
  #changed(): void {
    clearTimeout(this.#slow);
    const { list } = this;
    const { error, skipped, count } = list;
    const news = error !== this.#error;
    this.#error = error;
    this.need();
    if (error !== undefined) return this.#say('error', news && 'pix-error', { error });
    const first = !this.#ready;
    this.#ready ||= this.range ? list.total !== undefined : list.complete;
    if (!this.#ready) return this.#say('loading');
    this.#say(count ? 'ready' : 'empty', first && 'pix-load', { count });
    if (first && skipped) emit(this.#host, 'pix-warning', { skipped });
  }

  #say(state: ListState, event?: string | false, detail?: unknown): void {
    this.state = state;
    this.#host.requestUpdate();
    if (event) void this.#host.updateComplete.then(() => emit(this.#host, event, detail));
  }
}
