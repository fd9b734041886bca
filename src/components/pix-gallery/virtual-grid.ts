import { html, type ReactiveController, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { ViewportController } from '../../controllers/viewport-controller.ts';
import type { Part } from '../../controllers/paged-list.ts';
import { PrintController } from '../../controllers/print-controller.ts';
import { scrollNearestContainer } from '../../internal/scroll-containers.ts';
import type { ItemRange } from '../../layouts/layout-model.ts';
import {
  boxOf,
  itemCount,
  itemsInRange,
  layoutPages,
  segmentAt,
  type PagedLayout,
  type LayoutOptions,
} from '../../layouts/paged-layout.ts';
import { adoptStyles } from '../../internal/adopt-styles.ts';
import { iconStyles } from '../icon.styles.ts';
import { srcsetOf } from '../image-url.ts';
import type { Picture } from '../picture.ts';
import { RovingTabindex } from './roving-tabindex.ts';
import { cancelImageLoad } from './cancel-image-load.ts';
import { saveScrollState, restoreScrollState } from './scroll-state.ts';
import { findScrollAnchor, type ScrollAnchor } from './scroll-anchor.ts';
import { ratiosOf } from './ratios-of.ts';
import { LayoutTokens } from './layout-tokens.ts';
import { overscan, covers, type RenderRange } from './render-range.ts';
import { strip } from './strip.ts';
import { NO_BOX, printedRange, virtualItem } from './virtual-item.ts';
import { virtualGridStyles } from './virtual-grid.styles.ts';
import type { VirtualGridHost, VirtualGridProps } from './virtual-grid-props.ts';
import { range } from '../../internal/range.ts';

/** Idle time in ms before the scroll state is saved to the history entry. */
const SAVE_DELAY_MS = 300;

/** Virtual list of a gallery: renders only the tiles near the viewport, and reserves the space of the others. */
export class VirtualGrid implements ReactiveController {
  /** Layout of the whole list; estimated where pages are not loaded. */
  model: PagedLayout | undefined;
  /** Scroll anchor to apply after the next update. */
  anchor: ScrollAnchor | undefined;
  readonly #host: VirtualGridHost;
  readonly #props: () => VirtualGridProps;
  readonly #viewport: ViewportController;
  readonly #tokens: LayoutTokens;
  /** Moves the focus by keys. */
  readonly focus: RovingTabindex;
  #options: LayoutOptions | undefined;
  #list: unknown;
  #parts: readonly Part<Picture>[] = [];
  #renderedItems: ItemRange = { first: 0, last: -1 };
  #renderRange: RenderRange | undefined;
  #saveTimer: ReturnType<typeof setTimeout> | undefined;
  /** Index of an item rendered wherever it is, because it is about to receive the focus. */
  #pinnedIndex = -1;
  /** Index of the tile focused last, the tab stop; while it is not rendered, the first visible tile is. */
  #lastFocused = 0;
  /** The focused tile before an update: it gets the focus back if the update moves its element. */
  #focusedTile: HTMLElement | null | undefined;
  /**
   * The anchor applied last, and the scroll position that resulted: until the visitor scrolls, repeated layouts keep the same
   * anchor, even where the end of the page stopped short of it.
   */
  #restoredAnchor: { anchor: ScrollAnchor; start: number } | undefined;
  readonly #print: PrintController;
  /** Indices of rendered tiles whose images are requested. */
  readonly #requestedIndices = new Set<number>();

  constructor(host: VirtualGridHost, props: () => VirtualGridProps) {
    this.#host = host;
    this.#props = props;
    this.#tokens = new LayoutTokens(() => host.requestUpdate());
    this.#viewport = new ViewportController(host, () => {
      const { visible, velocity } = this.#viewport;
      const rendered = visible && this.#renderRange;
      if (!rendered || !covers(rendered, visible, velocity)) host.requestUpdate();
    });
    this.#print = new PrintController(host);
    adoptStyles(host, iconStyles);
    this.focus = new RovingTabindex(host, this, props);
    this.#pinnedIndex = this.focus.focusedIndex;
    adoptStyles(host, virtualGridStyles);
    this.anchor = restoreScrollState(host)?.anchor;
    host.addController(this);
  }

  /** Range of the pictures to load; none during fast scrolling. */
  get range(): readonly [first: number, last: number] {
    if (this.#renderRange?.isFastScrolling) return [-1, -1];
    return this.model ? [this.#renderedItems.first, this.#renderedItems.last] : [0, 0];
  }

  /** Number of items laid out, without those that fill no row yet. */
  get count(): number | undefined {
    return this.model && itemCount(this.model);
  }

  /** Length of the visible range, in pixels. */
  get viewportLength(): number {
    const { start = 0, end = innerHeight } = this.#viewport.visible ?? {};
    return end - start;
  }

  /** The current scroll anchor; `undefined` at the start of the list. */
  get currentAnchor(): ScrollAnchor | undefined {
    const { model } = this;
    const { visible } = this.#viewport;
    if (!model || !visible) return undefined;
    if (this.#restoredAnchor && Math.abs(this.#restoredAnchor.start - visible.start) < 2)
      return this.#restoredAnchor.anchor;
    if (visible.start <= 0) return undefined;
    const isKnown = (index: number) => !!this.#knownAt(this.#props(), index);
    return findScrollAnchor(model, visible, { axis: this.#axis, isKnown });
  }

  /** Keeps an item rendered wherever it is, in place of the one pinned before. */
  pin(index: number): void {
    if (this.#pinnedIndex === index) return;
    this.#pinnedIndex = index;
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#saveTimer);
    // A scroll container loses its scroll position when it is moved in the document (H11).
    if (this.#axis === 'x') this.anchor ??= this.currentAnchor;
    this.#tokens.observe(null);
  }

  hostUpdated(): void {
    const { renderRoot } = this.#host;
    // Measured at once, so that no frame is painted without its height.
    if (this.#tokens.observe(renderRoot.querySelector('.tokens'))) this.#host.requestUpdate();
    const list = renderRoot.querySelector<HTMLElement>('.virtual-grid') ?? undefined;
    this.#viewport.observe(list, this.#axis === 'x');
    if ((renderRoot as Partial<ShadowRoot>).activeElement !== this.#focusedTile)
      this.#focusedTile?.focus({ preventScroll: true });
    this.#applyAnchor();
    this.focus.restore();
    const { visible } = this.#viewport;
    const isNearEnd = !!this.model && !!visible && 2 * visible.end - visible.start > this.model.length;
    this.#props().onUpdated(isNearEnd);
    clearTimeout(this.#saveTimer);
    const save = () => saveScrollState(this.#host, { anchor: this.currentAnchor });
    if (this.model) this.#saveTimer = setTimeout(save, SAVE_DELAY_MS);
  }

  /** Renders the list of tiles in place of the plain grid. */
  render(): TemplateResult {
    const props = this.#props();
    this.#updateLayout(props);
    const range = this.#updateRange();
    this.#cancelLoads(range);
    const indices = this.#indices(range);
    const last = this.#lastFocused;
    const tabStop = indices.includes(last) ? last : (this.currentAnchor?.index ?? range.first);
    const { layout, list } = props;
    const isHorizontal = layout === 'carousel';
    const { length = 0, segments = [] } = this.model ?? {};
    const size = isHorizontal
      ? `inline-size:${length}px;block-size:${segments[0]?.model.height ?? 0}px`
      : `block-size:${length}px`;
    const items = html`<ul
      class="virtual-grid"
      part="grid"
      role="list"
      tabindex="-1"
      aria-label=${props.texts.t('pictures', { count: list.count })}
      .style=${size}
    >
      ${repeat(
        indices,
        // A skeleton is not reused for its picture: it is removed, not moved.
        (index) => (this.#knownAt(props, index) ? index : -1 - index),
        (index) => this.#item(props, index, index === tabStop),
      )}
    </ul>`;
    return html`<div class=${isHorizontal || layout === 'rows' ? 'tokens high' : 'tokens'} aria-hidden="true">
        <i></i><b></b>
      </div>
      ${isHorizontal ? strip(items, { visible: this.#viewport.visible, length, texts: props.texts }) : items}`;
  }

  get #axis(): 'x' | 'y' {
    return this.model?.options.layout === 'carousel' ? 'x' : 'y';
  }

  /** Lays out the list if its pages or lengths have changed; scroll anchoring keeps the visible pictures in place. */
  #updateLayout(props: VirtualGridProps): void {
    const { list, layout } = props;
    if (this.#list !== list) {
      this.#list = list;
      // If the previous list never loaded, its restored anchor is for this one.
      const hasLoaded = this.#parts.filter(({ items }) => items).length > 0;
      if (props.returned) this.anchor = restoreScrollState(this.#host)?.anchor;
      else this.anchor = hasLoaded ? undefined : (this.anchor ?? this.currentAnchor);
      this.model = undefined;
      this.#restoredAnchor = undefined;
      this.#lastFocused = 0;
      this.#requestedIndices.clear();
    }
    const options = this.#tokens.read(layout);
    // While the grid is hidden, the page may scroll elsewhere: no anchor then.
    if (!options) this.#options = undefined;
    const isSame = this.#options === options && this.#parts === props.parts;
    if (!options || (isSame && this.model)) return;
    if (this.#options) this.anchor ??= this.currentAnchor;
    // The list may have become shorter.
    if (this.anchor && this.anchor.index >= (list.total ?? Infinity)) this.anchor = undefined;
    this.#options = options;
    this.#parts = props.parts;
    const parts = props.parts.map(({ count, items }) => ({ count, ratios: items && ratiosOf(items) }));
    this.model = layoutPages(parts, options, { open: props.open, before: this.model });
    this.#viewport.pause();
    this.#predictViewport();
  }

  /** Sets the visible range to where the anchor will be: the page scrolls there only after the update. */
  #predictViewport(): void {
    const { anchor, model } = this;
    const { visible } = this.#viewport;
    const box = anchor && model && boxOf(model, anchor.index);
    if (!box || !visible) return;
    const start = box[this.#axis] - anchor.offset;
    this.#viewport.visible = { start, end: start + visible.end - visible.start };
  }

  /** Scroll anchoring: scrolls to the anchor once it is rendered. */
  #applyAnchor(): void {
    const { anchor, model } = this;
    const box = anchor && model && boxOf(model, anchor.index);
    if (!box) return;
    const visible = this.#viewport.measure();
    const list = this.#host.renderRoot.querySelector('.virtual-grid');
    if (!visible || !list) return;
    this.anchor = undefined;
    this.#restoredAnchor = { anchor, start: visible.start };
    const by = box[this.#axis] - anchor.offset - visible.start;
    if (Math.abs(by) < 1) return;
    const isMirrored = this.#axis === 'x' && getComputedStyle(list).direction === 'rtl';
    scrollNearestContainer(list, { [this.#axis]: isMirrored ? -by : by });
    this.#restoredAnchor.start = this.#viewport.measure()?.start ?? NaN;
    this.#host.requestUpdate();
  }

  /** Computes the items to render now. */
  #updateRange(): ItemRange {
    const { model } = this;
    const { visible = this.#viewport.measure(), velocity } = this.#viewport;
    if (this.#print.isPrinting) {
      this.#renderRange = undefined;
      return printedRange(this.#parts);
    }
    if (!model || !visible) return this.#renderedItems;
    this.#renderRange = overscan(visible, velocity, model.length);
    return itemsInRange(model, this.#renderRange.start, this.#renderRange.end);
  }

  /** Cancels the loads of images that are no longer rendered. */
  #cancelLoads(range: ItemRange): void {
    this.#renderedItems = range;
    const rendered = new Set(this.#indices(range));
    for (const index of [...this.#requestedIndices].filter((each) => !rendered.has(each))) {
      this.#requestedIndices.delete(index);
      cancelImageLoad(this.#host.renderRoot.querySelector<HTMLImageElement>(`[data-index="${index}"] img`));
    }
  }

  /** Indices of a range, of the focused tile with its neighbours, and of the pinned item, sorted. */
  #indices({ first, last }: ItemRange): number[] {
    const { focusedIndex: focused, focusedTile } = this.focus;
    if (focused >= 0) this.#lastFocused = focused;
    this.#focusedTile = focusedTile;
    const indices = range(first, last);
    // Between its neighbours the focused tile is never moved in the document, which would cost it the focus.
    const around = focused < 0 ? [] : [focused - 1, focused, focused + 1];
    for (const index of new Set([...around, this.#pinnedIndex]))
      if (index >= 0 && (index < first || index > last)) indices.push(index);
    return indices.sort((a, b) => a - b);
  }

  /** A loaded picture whose final position is known; on an estimated page it would move again. */
  #knownAt({ list }: VirtualGridProps, index: number): Picture | undefined {
    const { model } = this;
    const isFinal = this.#print.isPrinting || model?.options.layout === 'grid';
    return isFinal || (model && segmentAt(model, index)?.ratios) ? list.at(index) : undefined;
  }

  #item(props: VirtualGridProps, index: number, tabbable: boolean): TemplateResult | undefined {
    const { list, tile, imageUrl } = props;
    const { isPrinting } = this.#print;
    const box = (this.model && boxOf(this.model, index)) ?? (isPrinting ? NO_BOX : undefined);
    if (!box) return undefined;
    const picture = this.#knownAt(props, index);
    const isDeferred = !!this.#renderRange?.isFastScrolling && !this.#requestedIndices.has(index);
    if (picture && !isDeferred) this.#requestedIndices.add(index);
    const options = { index, box, tabbable, isNear: true, isDeferred };
    return virtualItem({ index, count: list.count, box, picture, isPrinting }, (one) =>
      tile(one, imageUrl ? { ...options, srcset: srcsetOf(one.image, box.width, imageUrl) } : options),
    );
  }
}
