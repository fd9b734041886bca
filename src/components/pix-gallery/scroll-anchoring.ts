import type { ReactiveController } from 'lit';
import type { ListChange } from '../../controllers/paged-list.ts';
import type { ViewportController } from '../../controllers/viewport-controller.ts';
import { scrollNearestContainer } from '../../internal/scroll-nearest-container.ts';
import { boxOf, itemCount } from '../../layouts/paged-layout.ts';
import type { GridLayout } from './grid-layout.ts';
import { findScrollAnchor, type ScrollAnchor } from './scroll-anchor.ts';
import { restoreScrollState, saveScrollState } from './scroll-state.ts';
import type { VirtualGridHost } from './virtual-grid-props.ts';

/** Idle time in ms before the scroll state is saved to the history entry. */
const SAVE_DELAY_MS = 300;

interface AnchoredGrid {
  layout: Pick<GridLayout, 'model' | 'axis'>;
  viewport: Pick<ViewportController, 'visible' | 'measure'>;
  /** Whether the final position of an item is known, not estimated. */
  isKnown: (index: number) => boolean;
}

/** Scroll anchoring and scroll restoration: keeps the visible items in place while the layout around them changes. */
export class ScrollAnchoring implements ReactiveController {
  readonly #host: VirtualGridHost;
  readonly #grid: AnchoredGrid;
  /** Scroll anchor to apply after the next update. */
  #pending: ScrollAnchor | undefined;
  /**
   * The anchor applied last, and the scroll position that resulted: until the visitor scrolls, repeated layouts keep the same
   * anchor, even where the end of the page stopped short of it.
   */
  #applied: { anchor: ScrollAnchor; start: number } | undefined;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: VirtualGridHost, grid: AnchoredGrid) {
    this.#host = host;
    this.#grid = grid;
    this.#pending = restoreScrollState(host)?.anchor;
    host.addController(this);
  }

  /** The current scroll anchor; `undefined` at the start of the list. */
  get current(): ScrollAnchor | undefined {
    const { layout, viewport, isKnown } = this.#grid;
    const { model, axis } = layout;
    const { visible } = viewport;
    if (!model || !visible) return undefined;
    if (this.#applied && Math.abs(this.#applied.start - visible.start) < 2) return this.#applied.anchor;
    return visible.start > 0 ? findScrollAnchor(model, visible, { axis, isKnown }) : undefined;
  }

  /** Keeps the visible items in place over the next update, or the items that a pending anchor names. */
  hold(): void {
    this.#pending ??= this.current ?? this.#end;
  }

  /** The end of the last item, for a visitor who is below the list: what is there stays in view. */
  get #end(): ScrollAnchor | undefined {
    const { layout, viewport } = this.#grid;
    const { model, axis } = layout;
    const { start = 0 } = viewport.visible ?? {};
    const index = model ? itemCount(model) - 1 : -1;
    const box = model && axis === 'y' && start >= model.length ? boxOf(model, index) : undefined;
    return box && { index, offset: box.y + box.height - start, isEnd: true };
  }

  /** Scrolls to an anchor in the next update, and keeps to it until the visitor scrolls. */
  scrollTo(anchor: ScrollAnchor): void {
    this.#pending = anchor;
    this.#applied = undefined;
    this.#host.requestUpdate();
  }

  /** Resets the state for a new list, scrolled to the start. */
  reset(): void {
    this.#pending = undefined;
    this.#applied = undefined;
  }

  /** Resets the state for a new list, scrolled to the position in the history entry. */
  restore(): void {
    this.reset();
    this.#pending = restoreScrollState(this.#host)?.anchor;
  }

  /** Resets the state for a new list, scrolled to the position of the previous one. */
  carryOver(): void {
    this.hold();
    this.#applied = undefined;
  }

  /** Keeps the visible items in place in another version of the list. */
  follow(move: ListChange['move']): void {
    this.carryOver();
    const anchor = this.#pending;
    if (anchor) this.#pending = { ...anchor, index: move(anchor.index) ?? anchor.index };
  }

  /** Drops a pending anchor beyond the end of the list, which may have become shorter. */
  limit(count: number): void {
    if (this.#pending && this.#pending.index >= count) this.#pending = undefined;
  }

  /** Sets the visible range to where the pending anchor will be: the page scrolls there only after the update. */
  predict(): void {
    const { viewport } = this.#grid;
    const { visible } = viewport;
    const start = this.#pending && this.#startFor(this.#pending);
    if (start === undefined || !visible) return;
    viewport.visible = { start, end: start + visible.end - visible.start };
  }

  /** Scrolls to the pending anchor, once the list is rendered. */
  apply(): void {
    const { layout, viewport } = this.#grid;
    const anchor = this.#pending;
    const start = anchor && this.#startFor(anchor);
    if (!anchor || start === undefined) return;
    const visible = (viewport.visible = viewport.measure());
    const list = this.#host.renderRoot.querySelector('.virtual-grid');
    if (!visible || !list) return;
    this.#pending = undefined;
    const applied = (this.#applied = { anchor, start: visible.start });
    const by = start - visible.start;
    if (Math.abs(by) < 1) return;
    const isMirrored = layout.axis === 'x' && getComputedStyle(list).direction === 'rtl';
    scrollNearestContainer(list, { [layout.axis]: isMirrored ? -by : by });
    viewport.visible = viewport.measure();
    applied.start = viewport.visible?.start ?? NaN;
    this.#host.requestUpdate();
  }

  /** Saves the scroll position once the grid has been idle for a while, or at a click before, which may leave the page. */
  saveWhenIdle(): void {
    this.#cancelSave();
    // A removed gallery may still render once.
    if (!this.#grid.layout.model || !this.#host.isConnected) return;
    this.#saveTimer = setTimeout(this.#save, SAVE_DELAY_MS);
    // Events of a page that is left come too late for its history entry.
    addEventListener('click', this.#save, true);
  }

  #cancelSave(): void {
    clearTimeout(this.#saveTimer);
    removeEventListener('click', this.#save, true);
  }

  readonly #save = (): void => {
    this.#cancelSave();
    saveScrollState(this.#host, { anchor: this.current });
  };

  hostDisconnected(): void {
    this.#cancelSave();
    // A scroll container loses its scroll position when it is moved in the document.
    if (this.#grid.layout.axis === 'x') this.hold();
  }

  /** Start of the visible range at which an anchor has its offset. */
  #startFor({ index, offset, isEnd }: ScrollAnchor): number | undefined {
    const { model, axis } = this.#grid.layout;
    const box = model && boxOf(model, index);
    return box && box[axis] + (isEnd ? box.height : 0) - offset;
  }
}
