import { unsafeCSS, type CSSResult, type ReactiveController } from 'lit';
import { PrintController } from '../../controllers/print-controller.ts';
import { hasLayout, ViewportController } from '../../controllers/viewport-controller.ts';
import { adoptStyles } from '../../internal/adopt-styles.ts';
import { range } from '../../internal/altered-globals.ts';
import { sumOf } from '../../internal/numbers.ts';
import { UNKNOWN_RATIO } from '../../internal/aspect-ratio.ts';
import type { Box, ItemRange } from '../../layouts/layout-model.ts';
import { boxOf, itemCount, itemsInRange, segmentAt } from '../../layouts/paged-layout.ts';
import { setAttributes } from '../../tiles/elements.ts';
import { iconStyles } from '../../internal/icons.ts';
import { lazy } from '../../internal/lazy.ts';
import { srcsetOf } from '../../tiles/image-url.ts';
import type { Picture } from '../../tiles/picture.ts';
import { positionedTilesStyles } from '../../tiles/positioned-tiles.styles.ts';
import type { Strip } from './carousel.ts';
import { GridLayout } from './grid-layout.ts';
import { createProbe, listStyle, tileStyle } from './positioned-tiles.ts';
import { covers, NO_ITEMS, overscan, union, type RenderRange } from './render-range.ts';
import { RovingTabindex } from './roving-tabindex.ts';
import { ScrollAnchoring } from './scroll-anchoring.ts';
import type { StripButtons } from './strip-buttons.ts';
import type { TileItem } from '../../tiles/tile-list.ts';
import type { VirtualGridHost, VirtualGridProps } from './virtual-grid-props.ts';
import { virtualGridStyles } from './virtual-grid.styles.ts';

const positionedStyles = unsafeCSS(positionedTilesStyles);

/** Maximum number of pictures of a list whose tiles stay once they are rendered, as for screenshots of whole pages. */
const MAX_KEPT = 60;

/** Maximum number of items that are printed. */
const MAX_PRINTED = 300;

/** Box of an item that is rendered but not laid out, as for print and in a simulated document. */
const NO_BOX: Readonly<Box> = { x: 0, y: 0, width: 0, height: 0 };

/**
 * Virtual list of a gallery: renders only the tiles near the viewport, and reserves the space of the others. `update` computes
 * what to render, `updateTiles` reads it, and `hostUpdated` applies scroll position and focus.
 */
export class VirtualGrid implements ReactiveController {
  /** Moves the focus by keys. */
  readonly focus: RovingTabindex;
  readonly #host: VirtualGridHost;
  readonly #props: () => VirtualGridProps;
  readonly #viewport: ViewportController;
  readonly #print: PrintController;
  /** Without layout, as in tests with a simulated document, all shown pictures are rendered. */
  readonly #hasLayout = hasLayout();
  readonly #layout: GridLayout;
  readonly #anchoring: ScrollAnchoring;
  readonly #probe: Element;
  readonly #buttonsCode;
  /** The element around a list that scrolls horizontally. */
  #carousel: Element | undefined;
  #stripStyles: CSSResult | undefined;
  #buttons: StripButtons | undefined;
  #list: VirtualGridProps['list'] | undefined;
  #renderedItems: ItemRange = { first: 0, last: -1 };
  /** Items of a short list that have been rendered with their pictures. */
  #keptItems: ItemRange = NO_ITEMS;
  /** Items that have been printed: what had not loaded in time is there for the next printout. */
  #printedItems: ItemRange = NO_ITEMS;
  #renderRange: RenderRange | undefined;
  /** Indices of the items to render, sorted. */
  #indices: readonly number[] = [];
  /** Index of the tile that is a Tab stop. */
  #tabStop = 0;

  constructor(host: VirtualGridHost, props: () => VirtualGridProps) {
    this.#host = host;
    this.#props = props;
    this.#probe = host.renderRoot.querySelector('.tokens') ?? createProbe();
    this.#viewport = new ViewportController(host, () => {
      const { visible, velocity } = this.#viewport;
      const rendered = visible && this.#renderRange;
      if (!rendered || !covers(rendered, visible, velocity)) host.requestUpdate();
      else this.#anchoring.saveWhenIdle();
    });
    this.#print = new PrintController(host);
    this.#buttonsCode = lazy(() => import('./strip-buttons.ts'), host);
    this.#layout = new GridLayout(host);
    this.#anchoring = new ScrollAnchoring(host, {
      layout: this.#layout,
      viewport: this.#viewport,
      isKnown: (index) => !!this.#knownAt(index),
    });
    this.focus = new RovingTabindex(host, this, (index, isWanted) => props().reveal(index, isWanted));
    adoptStyles(host, positionedStyles);
    adoptStyles(host, virtualGridStyles);
    host.addController(this);
    // Tiles that have been painted before are measured where they are.
    if (this.#probe.isConnected) this.#observe();
  }

  /** Range of the pictures to load; none during fast scrolling, when what is on its way is not aborted either. */
  get range(): readonly [first: number, last: number] | undefined {
    if (this.#renderRange?.isFastScrolling) return undefined;
    // Before the first measurement of the viewport, as while content of the page is shown in place of the list: the first page.
    const isMeasured = this.model && (this.#renderRange ?? this.#print.isPrinting);
    const items = isMeasured || !this.#hasLayout ? this.#renderedItems : { first: 0, last: 0 };
    const { first, last } = union(items, this.#printedItems);
    return [first, last];
  }

  /** Layout of the whole list. */
  get model(): GridLayout['model'] {
    return this.#layout.model;
  }

  /** Length of the visible range, in pixels. */
  get viewportLength(): number {
    const { start = 0, end = innerHeight } = this.#viewport.visible ?? {};
    return end - start;
  }

  /** Scrolls to an item, so that it is this many pixels from the start of the visible range. */
  scrollTo(index: number, offset: number): void {
    this.#anchoring.scrollTo({ index, offset });
  }

  /** Index of the first item that is visible this many pixels from the start of the visible range. */
  firstVisible(offset: number): number {
    const { start = 0, end = 0 } = this.#viewport.measure() ?? {};
    return this.model ? itemsInRange(this.model, start + offset, Math.max(end, start + offset + 1)).first : 0;
  }

  /** Computes what to render: the layout, the items near the viewport, their images and the Tab stop. */
  update(): void {
    const props = this.#props();
    this.#measureHeadings(props);
    if (this.#list !== props.list) this.#startList(props);
    this.#updateLayout(props);
    const items = (this.#renderedItems = this.#itemsToRender(props));
    const indices = range(items.first, items.last);
    for (const index of new Set(this.focus.noteFocus()))
      if (index >= 0 && (index < items.first || index > items.last)) indices.push(index);
    this.#indices = indices.sort((a, b) => a - b);
    this.#tabStop = this.focus.tabStop(indices) ?? this.#anchoring.current?.index ?? items.first;
  }

  /** Each step relies on the one before: the viewport is that of the list, and the focus scrolls last. */
  hostUpdated(): void {
    this.#observe();
    this.focus.restore();
    this.#anchoring.apply();
    const { visible } = this.#viewport;
    const isNearEnd = !!this.model && !!visible && 2 * visible.end - visible.start > this.model.length;
    this.#props().onUpdated(isNearEnd);
    this.#anchoring.saveWhenIdle();
  }

  /** Has the heights of headings measured, if there are some. */
  #measureHeadings({ headings }: VirtualGridProps): void {
    const former = this.#probe.querySelector('.month');
    if (former === (headings?.probe ?? null)) return;
    former?.remove();
    if (headings) this.#probe.append(headings.probe);
    if (this.#probe.isConnected) this.#layout.observe();
  }

  #observe(): void {
    const list = this.#host.renderRoot.querySelector<HTMLElement>('.virtual-grid') ?? undefined;
    this.#viewport.observe(list, this.#props().strategy.axis === 'x');
    this.#layout.observe();
  }

  /** Updates the list of tiles, in place of the plain grid; returns it, or the element around it. */
  updateTiles(): Element {
    const props = this.#props();
    const { element } = props.tiles;
    // Until the layout is known, the tiles of the plain grid stay, and with them the focus.
    if (!this.model && !this.#rendersAll && element.matches('.grid')) return element;
    const { list, texts, strip, headings } = props;
    const { model } = this;
    const { caption = 0, heading = 0 } = model?.lengths ?? {};
    const { keptIndex } = this.focus;
    const items = props.tiles.update({
      name: 'virtual-grid',
      label: list.total === undefined ? undefined : texts.t('pictures', { count: list.count }),
      style: model
        ? listStyle(model.strategy, { ...model.lengths, caption: caption + heading }, model.length)
        : 'block-size:0',
      items: this.#indices.flatMap((index) => this.#item(props, index, index === keptIndex) ?? []),
    });
    headings?.update({
      tiles: props.tiles,
      pages: model ? this.#layout.pages : props.pages,
      model,
      indices: this.#indices,
    });
    return strip ? this.#updateCarousel(items, strip, texts) : items;
  }

  /** Updates the element around a list that scrolls horizontally: that of painted tiles if there is one, so that they never move. */
  #updateCarousel(items: Element, strip: Strip, texts: VirtualGridProps['texts']): Element {
    adoptStyles(this.#host, (this.#stripStyles ??= unsafeCSS(strip.styles)));
    const carousel = (this.#carousel ??= items.closest('.carousel') ?? strip.create(items));
    const [row] = carousel.children;
    if (row && !carousel.contains(items)) row.replaceChildren(items);
    // Without links in it, the row is a tab stop itself, and keys scroll it.
    const isTabStop = !!row?.querySelector('a:not([href])');
    if (row)
      setAttributes(row, {
        tabindex: isTabStop ? 0 : -1,
        role: isTabStop ? 'group' : undefined,
        'aria-label': (isTabStop && items.getAttribute('aria-label')) || undefined,
      });
    const code = this.#buttonsCode();
    if (code) {
      adoptStyles(this.#host, iconStyles);
      adoptStyles(this.#host, code.stripStyles);
      this.#buttons ??= new code.StripButtons(carousel);
      this.#buttons.update({ visible: this.#viewport.visible, length: this.model?.length ?? 0, texts });
    }
    return carousel;
  }

  /** The probe of the custom properties, which is also measured while the page's own content is shown. */
  probe(): Element {
    return this.#probe;
  }

  /** Resets the state for a new list. */
  #startList({ list, returned }: VirtualGridProps): void {
    const { change } = list;
    const move = change?.from === this.#list ? change?.move : undefined;
    this.#list = list;
    const hasLoaded = this.#layout.pages.filter(({ items }) => items).length > 0;
    if (move) this.#anchoring.follow(move);
    else if (returned) this.#anchoring.restore();
    else if (hasLoaded) this.#anchoring.reset();
    // If the previous list never loaded, its restored anchor is for this one.
    else this.#anchoring.carryOver();
    this.#layout.reset();
    this.#keptItems = this.#printedItems = NO_ITEMS;
    this.focus.follow(move);
  }

  /** Lays out the list if its pages or lengths have changed; scroll anchoring keeps the visible pictures in place. */
  #updateLayout(props: VirtualGridProps): void {
    const wasVisible = this.#layout.isVisible;
    this.#layout.readLengths(props.strategy);
    if (!this.#layout.isStale(props.pages)) return;
    // While the grid is hidden, the page may scroll elsewhere: no anchor then.
    if (wasVisible) this.#anchoring.hold();
    this.#anchoring.limit(props.list.total ?? Infinity);
    this.#layout.update(props);
    this.#viewport.pause();
    this.#anchoring.predict();
  }

  /** Items within the visible range and the overscan, or those to print; without layout all of them. */
  #itemsToRender(props: VirtualGridProps): ItemRange {
    if (!this.#hasLayout) return { first: 0, last: sumOf(props.pages, ({ count }) => count) - 1 };
    const { model, pages } = this.#layout;
    const { velocity } = this.#viewport;
    const visible = (this.#viewport.visible ??= this.#viewport.measure());
    if (this.#print.isPrinting) {
      this.#renderRange = undefined;
      const count = sumOf(pages, (page) => page.count);
      return (this.#printedItems = { first: 0, last: Math.min(count, MAX_PRINTED) - 1 });
    }
    if (!model || !visible) return this.#renderedItems;
    this.#renderRange = overscan(visible, velocity, model.length);
    const items = itemsInRange(model, this.#renderRange.start, this.#renderRange.end);
    const count = itemCount(model);
    if (count > MAX_KEPT || !this.#knownAt(items.first)) return items;
    const { first, last } = union(this.#keptItems, items);
    // While a visitor scrolls, a list that is there as a whole has nothing to render; buttons and months are shown by position.
    if (!first && last + 1 === props.list.count && !props.strip && !props.headings)
      this.#renderRange = { ...this.#renderRange, start: -Infinity, end: Infinity };
    return (this.#keptItems = { first, last: Math.min(last, count - 1) });
  }

  /** Whether all items are rendered, with or without a position. */
  get #rendersAll(): boolean {
    return this.#print.isPrinting || !this.#hasLayout;
  }

  /** A loaded picture whose final position is known; on an estimated page it would move again. */
  #knownAt(index: number): Picture | undefined {
    const { model } = this;
    const isFinal = this.#rendersAll || model?.strategy.usesRatios === false;
    return isFinal || (model && segmentAt(model, index)?.ratios) ? this.#list?.at(index) : undefined;
  }

  /** The state of an item: a skeleton until the picture is loaded. */
  #item({ list, tile, imageUrl }: VirtualGridProps, index: number, isKept: boolean): TileItem | undefined {
    const box = (this.model && boxOf(this.model, index)) ?? (this.#rendersAll ? NO_BOX : undefined);
    if (!box) return undefined;
    const { caption = 0 } = this.model?.lengths ?? {};
    const { width, height } = box;
    // The tile of the focus stays, wherever an estimate puts it: without it, the focus would be lost.
    const picture = isKept ? this.#list?.at(index) : this.#knownAt(index);
    const style = tileStyle(
      box,
      width / (height - caption) || (picture ? picture.width / picture.height : UNKNOWN_RATIO),
    );
    if (!picture) return { index, style };
    const view = tile(picture, {
      index,
      box: { width, height: height - caption },
      tabbable: index === this.#tabStop,
      isNear: true,
      isDeferred: !!this.#renderRange?.isFastScrolling,
      ...(imageUrl && width && { srcset: srcsetOf(picture.image, width, imageUrl) }),
    });
    return { index, style, tile: view, count: list.count };
  }
}
