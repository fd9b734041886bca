import { nextIndexForKey } from './next-index.ts';
import type { VirtualGridHost, VirtualGridProps } from './virtual-grid-props.ts';
import { unclobbered } from '../../internal/unclobbered.ts';
import type { PagedLayout } from '../../layouts/paged-layout.ts';

/** The items among which the focus moves. */
interface FocusableItems {
  readonly model: PagedLayout | undefined;
  /** Length of the visible range, in pixels. */
  readonly viewportLength: number;
  /** Keeps an item rendered wherever it is. */
  pin(index: number): void;
}

/** Roving tabindex of a virtual grid: moves the focus by keys, also to tiles that are not rendered or not loaded yet. */
export class RovingTabindex {
  readonly #host: VirtualGridHost;
  readonly #grid: FocusableItems;
  readonly #props: () => VirtualGridProps;
  /** Index of the tile that the pending keys were typed on. */
  #from = -1;
  /** Pending keys, in order, whose tile is not loaded yet; they are replayed when it is. Enter is always the last. */
  #pendingKeys: readonly string[] = [];
  /** Index of the tile that had the focus in the plain grid, which the virtual grid replaces. */
  #replacedIndex: number;

  constructor(host: VirtualGridHost, grid: FocusableItems, props: () => VirtualGridProps) {
    this.#host = host;
    this.#grid = grid;
    this.#props = props;
    this.#replacedIndex = this.focusedIndex;
  }

  /** Returns the focus to the tile that had it in the plain grid, unless another element has it by now. */
  restore(): void {
    const tile = this.#replacedIndex < 0 ? null : this.#find(this.#replacedIndex);
    if (!tile) return;
    this.#replacedIndex = -1;
    const { activeElement, body } = unclobbered(document);
    if (activeElement === body) focusTile(tile);
  }

  /** Handles a key typed on a tile; further keys typed while a tile is loading start from that tile. */
  press(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    const { focusedIndex } = this;
    if (focusedIndex < 0 || altKey || ctrlKey || metaKey) return;
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

  /** The tile of a picture, rendered synchronously if necessary; `null` while the picture is not loaded. */
  #tileAt(index: number): HTMLElement | null {
    const tile = this.#find(index);
    if (tile) return tile;
    this.#grid.pin(index);
    // Lit would render in a microtask; the next key may come earlier.
    (this.#host as unknown as { performUpdate: () => void }).performUpdate();
    return this.#find(index);
  }

  #find(index: number): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>(`[data-index="${index}"]`);
  }

  /** Index that a key moves to from another index. */
  #next(index: number, key: string): number | undefined {
    const { model, viewportLength: length } = this.#grid;
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
    focusTile(tile);
    if (opens) tile.click();
  }

  async #waitFor(index: number): Promise<void> {
    const keys = this.#pendingKeys;
    // More keys, a move of the focus, or the real layout in place of an estimate may change the target.
    const isCurrent = () => keys === this.#pendingKeys && this.focusedIndex === this.#from;
    const tile = await this.#props().reveal(index, () => isCurrent() && this.#target() === index);
    if (!isCurrent()) return;
    if (tile || this.#target() !== index) this.#focusTarget();
    else this.#pendingKeys = [];
  }
}

/** Focuses a tile and scrolls it into view instantly, even if the page scrolls smoothly. */
function focusTile(tile: HTMLElement): void {
  tile.focus({ preventScroll: true });
  tile.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
