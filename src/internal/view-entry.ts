import { withoutPrototype } from './altered-globals.ts';
import { readHistoryState, writeHistory } from './history-state.ts';

/** Field of `history.state` with the names of the views that are open in an entry, the topmost last. */
const VIEWS = 'pixViews';

/** Field of `history.state` that saves the `history.scrollRestoration` of an entry below one of a view. */
const SCROLL = 'pixScroll';

/** Time in ms after which a traversal that fires no `popstate` event counts as over. */
const TRAVERSAL_DEADLINE_MS = 1000;

/** Callbacks of a view. */
export interface ViewEvents {
  /** Whether the view is open in the current entry. Default: the entry's state names the view. */
  isOpenHere?: () => boolean;
  /** The visitor has left the entry of the open view, by Back for example. */
  left: () => void;
  /** The visitor has returned to the entry of the closed view, by Forward for example. */
  returned?: () => void;
}

/** The views whose entries are observed, by name. */
const entries = new Map<string, ViewEntry>();

/** A traversal to the entry below a closed view; resolves when the browser has arrived there. */
let traversal: { done: Promise<unknown>; end: () => void } | undefined;

/** Names of the views that are open in the current entry. */
function viewsHere(): readonly unknown[] {
  const views = readHistoryState()[VIEWS];
  return Array.isArray(views) ? views : [];
}

/**
 * History entry of a view of the page, such as the viewer: Back closes the view and stays on the page, Forward opens the view
 * again. The entry has the state of the page's own entry, too, which routers read.
 */
export class ViewEntry {
  readonly #name: string;
  readonly #events: ViewEvents;
  /** `leaving`: the view has closed, and the browser is on its way back. */
  #state: 'closed' | 'open' | 'leaving' = 'closed';

  constructor(name: string, events: ViewEvents) {
    this.#name = name;
    this.#events = events;
  }

  /** Whether the state of the current entry names the view. */
  get isNamed(): boolean {
    return viewsHere().includes(this.#name);
  }

  /**
   * Adds the entry; one that names the view already, as after a reload, is used again. Waits until the entry of a view that has
   * just closed is gone. Does nothing on pages that may not change their history.
   *
   * @param address URL of the entry. Default: the current one.
   */
  async push(address?: () => string | undefined): Promise<void> {
    await traversal?.done;
    const url = address?.();
    if (!this.isNamed) pushEntry({ [VIEWS]: [...viewsHere(), this.#name] }, url);
    else if (url) writeHistory('replaceState', {}, url);
  }

  /** Observes the history from now on. */
  observe(isOpen = true): void {
    this.#state = isOpen ? 'open' : 'closed';
    entries.set(this.#name, this);
    addEventListener('popstate', onPopState, withoutPrototype({}));
  }

  /** Removes the entry of a view that has closed, by going back. Returns false if another view or page is above it. */
  leave(): boolean {
    if (this.#state !== 'open' || viewsHere().at(-1) !== this.#name) return false;
    this.#state = 'leaving';
    goBack();
    return true;
  }

  /** Removes the name of a view that has closed from the current entry, which stays. */
  unname(): void {
    this.#state = 'closed';
    if (!this.isNamed) return;
    const rest = viewsHere().filter((name) => name !== this.#name);
    writeHistory('replaceState', { [VIEWS]: rest.length ? rest : undefined });
  }

  /** Stops observing the history. */
  stop(): void {
    if (entries.get(this.#name) === this) entries.delete(this.#name);
    if (!entries.size) removeEventListener('popstate', onPopState);
  }

  /** Compares the view with the entry that the visitor has come to. */
  update(): void {
    const { isOpenHere = () => this.isNamed, left, returned } = this.#events;
    const isOpen = isOpenHere();
    const former = this.#state;
    if ((former !== 'closed') === isOpen) return;
    this.#state = isOpen ? 'open' : 'closed';
    if (isOpen) returned?.();
    else if (former === 'open') left();
  }
}

function onPopState(): void {
  traversal?.end();
  restoreScrollRestoration();
  for (const entry of [...entries.values()]) entry.update();
}

function goBack(): void {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  traversal = { done, end };
  setTimeout(end, TRAVERSAL_DEADLINE_MS);
  history.back();
}

/**
 * Adds a history entry. Scroll restoration is turned off for the entry before it: going back must not scroll away from the
 * last picture. The new entry and later ones keep the page's setting.
 */
function pushEntry(changes: Record<string, unknown>, url: string | undefined): void {
  const former = history.scrollRestoration;
  if (writeHistory('replaceState', { [SCROLL]: former })) {
    history.scrollRestoration = 'manual';
    addEventListener('popstate', restoreScrollRestoration);
  }
  if (writeHistory('pushState', { ...changes, [SCROLL]: undefined }, url)) history.scrollRestoration = former;
  else restoreScrollRestoration();
}

/** Restores the page's `history.scrollRestoration` once that entry is current again, also after a reload. */
export function restoreScrollRestoration(): void {
  const { [SCROLL]: former } = readHistoryState();
  if (former !== 'auto' && former !== 'manual') return;
  removeEventListener('popstate', restoreScrollRestoration);
  history.scrollRestoration = former;
  writeHistory('replaceState', { [SCROLL]: undefined });
}
