import type { ListChange } from '../../controllers/paged-list.ts';
import { tileAt } from './focus-tile.ts';
import { nextIndexForKey } from './next-index.ts';
import type { VirtualGridHost, VirtualGridProps } from './virtual-grid-props.ts';
import { hasModifier } from '../../internal/modifiers.ts';
import { focusInView } from '../../internal/scroll-into-view.ts';
import type { PagedLayout } from '../../layouts/paged-layout.ts';

/** The items among which the focus moves. */
interface FocusableItems {
  readonly model: PagedLayout | undefined;
  /** Length of the visible range, in pixels. */
  readonly viewportLength: number;
}

/** Roving tabindex of a virtual grid: moves the focus by keys, also to tiles that are not rendered or not loaded yet. */
export class RovingTabindex {
  readonly #host: VirtualGridHost;
  readonly #items: FocusableItems;
  readonly #reveal: VirtualGridProps['reveal'];
  /** Index of the tile that the pending keys were typed on. */
  #from = -1;
  /** Pending keys, in order, whose tile is not loaded yet; they are replayed when it is. Enter is always the last. */
  #pendingKeys: readonly string[] = [];
  /** Index of an item rendered wherever it is, because it is about to receive the focus. */
  #pinnedIndex: number;
  /** Index of the tile focused last, the tab stop; while it is not rendered, the first visible tile is. */
  #lastFocused = 0;
  /** Whether its focus was visible, as that of keys: it stays rendered, wherever the visitor goes, who returns to it. */
  #isKept = false;
  /** The focused tile before an update: it gets the focus back if the update moves the list, as into a carousel. */
  #focusedBefore: HTMLElement | undefined;

  constructor(host: VirtualGridHost, items: FocusableItems, reveal: VirtualGridProps['reveal']) {
    this.#host = host;
    this.#items = items;
    this.#reveal = reveal;
    this.#pinnedIndex = this.focusedIndex;
  }

  /** Keeps an item rendered wherever it is, in place of the one pinned before. */
  pin(index: number): void {
    if (this.#pinnedIndex === index) return;
    this.#pinnedIndex = index;
    this.#host.requestUpdate();
  }

  /** Notes the focused tile before an update; returns the indices of the items to render wherever they are. */
  noteFocus(): readonly number[] {
    const { focusedIndex, focusedTile } = this;
    this.#focusedBefore = focusedTile;
    if (focusedTile) {
      this.#lastFocused = focusedIndex;
      this.#isKept = focusedTile.matches(':focus-visible');
    }
    return [this.keptIndex, this.#pinnedIndex];
  }

  /** Index of the tile that has the focus, or had it last by keys; -1 if there is none. */
  get keptIndex(): number {
    return this.#isKept ? this.#lastFocused : this.focusedIndex;
  }

  /** The tab stop among the rendered items: the tile focused last; without it `undefined`. */
  tabStop(rendered: readonly number[]): number | undefined {
    return rendered.includes(this.#lastFocused) ? this.#lastFocused : undefined;
  }

  /** Continues in another version of the list; in another list, the first tile is the tab stop. */
  follow(move: ListChange['move'] = () => undefined): void {
    const index = move(this.#lastFocused);
    this.#lastFocused = index ?? 0;
    this.#isKept &&= index !== undefined;
    this.#pinnedIndex = move(this.#pinnedIndex) ?? this.#pinnedIndex;
  }

  /** Returns the focus to the tile that had it before the update. */
  restore(): void {
    if (this.focusedTile !== this.#focusedBefore) this.#focusedBefore?.focus({ preventScroll: true });
  }

  /** Handles a key typed on a tile; further keys typed while a tile is loading start from that tile. */
  press(event: KeyboardEvent): void {
    const { key } = event;
    const { focusedIndex } = this;
    if (focusedIndex < 0 || hasModifier(event)) return;
    if (focusedIndex !== this.#from) this.#pendingKeys = [];
    this.#from = focusedIndex;
    const isPending = this.#pendingKeys.length > 0;
    if (key === 'Enter' ? !isPending : this.#next(this.#target(), key) === undefined) return;
    event.preventDefault();
    if (this.#pendingKeys.at(-1) === 'Enter') return;
    this.#pendingKeys = [...this.#pendingKeys, key];
    this.#focusTarget();
  }

  /** The tile that has the focus. */
  get focusedTile(): HTMLElement | undefined {
    const { activeElement } = this.#host.renderRoot as Partial<ShadowRoot>;
    const focused = activeElement as HTMLElement | null | undefined;
    return focused?.dataset['index'] ? focused : undefined;
  }

  /** Index of the tile that has the focus; -1 if none has. */
  get focusedIndex(): number {
    return Number(this.focusedTile?.dataset['index'] ?? -1);
  }

  /** The tile of a picture, rendered synchronously if necessary; `undefined` while the picture is not loaded. */
  #tileAt(index: number): HTMLElement | undefined {
    const tile = tileAt(this.#host, index);
    if (tile) return tile;
    this.pin(index);
    // Lit would render in a microtask; the next key may come earlier.
    (this.#host as unknown as { performUpdate: () => void }).performUpdate();
    return tileAt(this.#host, index);
  }

  /** Index that a key moves to from another index. */
  #next(index: number, key: string): number | undefined {
    const { model, viewportLength: length } = this.#items;
    const rtl = getComputedStyle(this.#host).direction === 'rtl';
    return model && nextIndexForKey(model, index, key, { rtl, length });
  }

  /** Index that the pending keys lead to, by the layout known so far. */
  #target(): number {
    return this.#pendingKeys.reduce((index, key) => this.#next(index, key) ?? index, this.#from);
  }

  /** Focuses the target of the pending keys, synchronously if its picture is loaded. */
  #focusTarget(): void {
    const index = this.#target();
    const tile = this.#tileAt(index);
    if (!tile) return void this.#waitFor(index);
    const opens = this.#pendingKeys.includes('Enter');
    this.#pendingKeys = [];
    focusInView(tile);
    if (opens) tile.click();
  }

  async #waitFor(index: number): Promise<void> {
    const keys = this.#pendingKeys;
    // More keys, a move of the focus, or the real layout in place of an estimate may change the target.
    const isCurrent = () => keys === this.#pendingKeys && this.focusedIndex === this.#from;
    const tile = await this.#reveal(index, () => isCurrent() && this.#target() === index);
    if (!isCurrent()) return;
    if (tile || this.#target() !== index) this.#focusTarget();
    else this.#pendingKeys = [];
  }
}
