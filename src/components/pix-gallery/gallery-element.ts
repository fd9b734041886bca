import {
  html,
  LitElement,
  nothing,
  render,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../contract/limits.ts';
import type { Image, ListImagesQuery } from '../../contract/models.ts';
import { ListController } from '../../controllers/list-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { StateController, type ListState } from '../../controllers/state-controller.ts';
import { lazy } from '../../internal/lazy.ts';
import { ownTask } from '../../internal/own-task.ts';
import { AUTO_PAGES, parseLimit } from '../../internal/parse-limit.ts';
import { range } from '../../internal/range.ts';
import { scrollIntoView } from '../../internal/scroll-into-view.ts';
import type { GalleryLayout } from '../../layouts/layout-names.ts';
import { galleryTexts } from '../../locales/gallery.ts';
import { fullPicture } from '../../tiles/full-picture.ts';
import type { ImageUrl } from '../../tiles/image-url.ts';
import { INITIAL_IMAGES } from '../../tiles/initial-images.ts';
import { toPicture, type Picture, type PictureRecord } from '../../tiles/picture.ts';
import { TileFrame } from '../../tiles/tile-frame.ts';
import type { TileView } from '../../tiles/tile.ts';
import type { GalleryPaging, Quality } from '../option-values.ts';
import { ViewerController } from '../pix-lightbox/viewer-controller.ts';
import { recordReader, type ImageSource, type ReadOptions } from '../sources.ts';
import { StatusMessage } from '../status-message.ts';
import type { GalleryFeatures } from './features.ts';
import { PlainGridFocus, tileIndex } from './focus-tile.ts';
import type { GalleryContent, GalleryContext, TileOptions } from './gallery-context.ts';
import { keepStyles } from './keep-styles.ts';
import { optionalChunks, OVERLAY } from './optional-chunks.ts';
import { TileBox } from './tile-box.ts';

/** Returns the CSS background of a tile until its image has loaded, such as a colour; `undefined` for the default. */
export type TilePlaceholder = (image: Image) => string | undefined;

/** An element that shows a list of pictures: what a gallery and an album have in common. */
export abstract class GalleryElement extends LitElement implements GalleryContext {
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    baseUrl: { attribute: 'base-url' },
    page: { type: Number },
    layout: {},
    paging: {},
    autoPages: { attribute: 'auto-pages', type: Number },
    history: {},
    quality: {},
    placeholder: { attribute: false },
    imageUrl: { attribute: false },
    texts: { attribute: false },
  };

  abstract source: object | undefined;
  abstract baseUrl: string | undefined;
  abstract paging: GalleryPaging | undefined;
  /** Page of the list, of `limit` pictures each, from 1. Default 1. */
  declare page: number;
  /** Layout: `grid` (default), `rows`, `columns` (alias `masonry`) or `carousel`. */
  declare layout: GalleryLayout | undefined;
  /** Number of pages, at least 1 and the first one included, that infinite scroll loads before a button appears. Default 5. */
  declare autoPages: number;
  /** Back closes the viewer, and leaves the page with `none`. With `?name` or `#name`, the URL names the picture. Default: the URL stays as it is. */
  declare history: string | undefined;
  /** `fast`: only thumbnails. `sharp`: full images wherever thumbnails are too small. Default: full images only where their files are small. */
  declare quality: Quality | undefined;
  /** Returns the CSS background of a tile until its image has loaded, such as a colour. */
  declare placeholder: TilePlaceholder | undefined;
  /** Returns the URL of a picture in a given width, for hosts that resize images. */
  declare imageUrl: ImageUrl | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;

  readonly #list = new ListController<PictureRecord, Picture>(this, toPicture);
  readonly #texts = new LocalizeController(this, galleryTexts);
  readonly #viewer = new ViewerController(this, () => ({
    pictures: this.#list.list,
    tile: (index) => this.#tileAt(index),
    reveal: (index) => this.reveal(index),
    get: recordReader(this.content.source?.images),
    source: this.content.source,
    query: this.#query,
    history: this.history,
    texts: this.texts,
  }));
  readonly #status = new StatusMessage(this, this.#texts, () => ({
    list: this.#list,
    empty: this.#texts.t('noPictures'),
    failed: this.#texts.t('picturesFailed'),
    filtered: Object.values(this.content.filters).filter(Boolean).length,
  }));
  readonly #code = lazy(() => import('./features.ts'), this);
  #features: GalleryFeatures | undefined;
  /** Source of the list. */
  #source: ImageSource | undefined;
  /** Query of the list, without the page. */
  #query: ListImagesQuery = {};
  /** Query, page and paging of the list, as JSON: a change loads a new list. */
  #listKey = '';
  /** Whether a new list must be loaded. */
  #needsReload = false;
  /** Whether code that decides what is rendered is still loading. */
  #awaitingCode = false;
  /** Whether the plain grid stands in for code that could not be loaded in time. */
  #isFallback = false;
  readonly #focus = new PlainGridFocus(this);
  readonly #box = new TileBox(this);
  /** May hold tiles already, which the embed script has painted. */
  readonly #frame = TileFrame.of(this);

  constructor() {
    super();
    this.page = 1;
    this.autoPages = AUTO_PAGES;
    new StateController(this, () => this.state);
    const { element } = this.#frame;
    element.addEventListener('click', (event) => this.#viewer.click(event, tileIndex(event.target)));
    element.addEventListener('focusin', ({ target }) => this.#focus.note(target));
    element.addEventListener('keydown', (event) =>
      (this.#features?.virtualGrid?.focus ?? this.#focus).press(event),
    );
    for (const type of ['focusin', 'pointerenter']) element.addEventListener(type, this.#viewer.preload);
  }

  /** @internal What is shown: pictures of another source, or with other filters, load again. */
  abstract get content(): GalleryContent;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    Object.assign(this, this.#frame.painted?.props);
    // The frame is never moved, which would cost its tiles the focus: Lit renders before and after it.
    this.renderOptions.renderBefore = this.#frame.element;
    return this.#frame.attachTo(keepStyles(this, () => super.createRenderRoot()));
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    // Painted galleries take over one after the other.
    return this.#frame.painted ? ownTask().then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** State of the list: `loading` until the pictures have loaded, then `ready`; `empty` without pictures, `error` after a failed request. */
  get state(): ListState {
    return this.#list.state;
  }

  /** Total number of pictures in the list, once the service has responded. */
  get total(): number | undefined {
    return this.#list.list.total;
  }

  /**
   * Opens the viewer at the picture with this index, or at the nearest one. Resolves when the viewer is open; `pix-close` fires
   * when it closes. Does nothing without pictures, or while the viewer is open.
   */
  show(index: number): Promise<void> {
    return this.#viewer.show(index);
  }

  /**
   * Scrolls to a picture. Resolves with its tile, a link, once the tile is in view. Resolves with `undefined` if there is no
   * tile: beyond the list, after an error, in a gallery that is removed or hidden or has no source, or if a later call
   * replaces this one.
   */
  async reveal(index: number): Promise<HTMLElement | undefined> {
    const tile = this.getClientRects().length ? this.#tileAt(index) : undefined;
    const features =
      this.#features ??
      (tile ? undefined : await import('./features.ts').then(this.#extend, () => undefined));
    if (features) return features.reveal(index);
    if (tile) scrollIntoView(tile);
    return tile;
  }

  protected override willUpdate(): void {
    this.page = parseLimit(this.page) ?? 1;
    this.#needsReload = this.#hasOtherList() || this.#needsReload;
    const code = this.#isPlain ? null : this.#code();
    // Code that loads late may need another list than the fallback.
    if (code && !this.#features)
      this.#needsReload = (this.#extend(code).endless && this.#isFallback) || this.#needsReload;
    this.#isFallback ||= code === null && !this.#isPlain;
    // Code that is loading may change the query; if it cannot be loaded, a plain grid shows all pictures.
    const isLoaded = [code !== undefined, this.#features?.hasLoaded() ?? true, this.hasLoaded()];
    this.#awaitingCode = isLoaded.includes(false) && !this.#isFallback;
    if (this.#awaitingCode) return;
    // The query first: a saved scroll state belongs to one.
    this.prepare();
    this.#features?.prepare();
    if (!this.#hasOtherList() && !this.#needsReload) return;
    this.#needsReload = false;
    this.#load();
  }

  /** Whether code of this element that decides what is rendered has loaded. */
  protected hasLoaded(): boolean {
    return true;
  }

  /** Sets the query, once all code has loaded. */
  protected prepare(): void {
    // The page alone sets it.
  }

  /** Whether the list depends on other values than at the last call. */
  #hasOtherList(): boolean {
    const { content, page, paging } = this;
    const { source, filters, pageSize } = content;
    const key = JSON.stringify([filters, pageSize, page, paging]);
    const isOther = source !== this.#source || key !== this.#listKey;
    this.#source = source;
    this.#listKey = key;
    return isOther;
  }

  #load(): void {
    const first = this.#frame.takePainted(this);
    // A painted tile may have the focus.
    this.#focus.index = Math.max(0, first ? tileIndex((this.renderRoot as ShadowRoot).activeElement) : 0);
    if (first && this.matches(':hover, :focus-within')) this.#viewer.preload();
    const { content, page } = this;
    const { source, filters: query, pageSize: limit, expected } = content;
    this.#query = query;
    const read =
      source &&
      ((range: ListImagesQuery, options: ReadOptions) => source.images.list({ ...query, ...range }, options));
    this.#list.load({ read, page, limit, expected, endless: this.#features?.endless, first });
  }

  readonly #extend = (code: { GalleryFeatures: typeof GalleryFeatures }): GalleryFeatures =>
    (this.#features ??= new code.GalleryFeatures(this, {
      list: this.#list,
      count: () => this.#expectedCount,
      texts: this.#texts,
      tile: (picture, options) => this.#tile(picture, options),
      tiles: this.#frame.list,
    }));

  /** Whether the plain grid suffices, without any optional feature. */
  get #isPlain(): boolean {
    return !optionalChunks(this, this.#expectedCount).includes('features') && !this.querySelector(OVERLAY);
  }

  /** Expected number of pictures, also of a list that is not requested yet. */
  get #expectedCount(): number {
    if (!this.#needsReload) return this.#list.list.count;
    const { pageSize, expected = DEFAULT_LIMIT } = this.content;
    return pageSize < Infinity ? pageSize : expected;
  }

  #tileAt(index: number): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined;
  }

  /** The state of a tile; `box` is its size, in CSS pixels. */
  #tile(picture: Picture, options: TileOptions): TileView {
    const { box = this.#box.rect, ...rest } = options;
    return {
      picture,
      isDeferred: !box?.width,
      srcset: box && fullPicture(picture, { box, count: this.#list.list.count, quality: this.quality }),
      isInitial: this.#list.urgent && rest.index < INITIAL_IMAGES,
      tabbable: rest.index === this.#focus.index,
      placeholder: this.placeholder && this.#features?.placeholder(this.placeholder, picture),
      overlay: this.#features?.overlay(picture),
      ...rest,
    };
  }

  /** The tiles of the plain grid, and skeletons for pictures that have not loaded. */
  #plainGrid(): HTMLElement {
    // While the code of the virtual grid loads, the rendered tiles stay, or skeletons reserve the space of the first ones.
    const pictures = this.#list.range && !this.#tileAt(0) ? [] : this.#list.items;
    const isLoading = this.#list.range ?? this.#list.state === 'loading';
    const expected = isLoading ? Math.min(this.#expectedCount, MAX_LIMIT) : 0;
    return this.#frame.list.update({
      name: 'grid',
      label: this.#texts.t('pictures', { count: this.#list.list.count }),
      items: range(0, Math.max(pictures.length, expected) - 1).map((index) => {
        const picture = pictures[index];
        return { index, tile: picture && this.#tile(picture, { index }) };
      }),
    });
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const isBusy = this.state === 'loading';
    this.#frame.update(() => ({
      slot: this.#isIncomplete || (isBusy && this.total === undefined) ? 'loading' : 'tiles',
      isBusy,
      probe: this.#features?.probe(),
      content: this.#isIncomplete ? undefined : (this.#features?.tiles() ?? this.#plainGrid()),
    }));
    render(this.#isIncomplete ? nothing : this.#below(), this.renderRoot, { host: this });
  }

  #below(): TemplateResult {
    return html`${this.#status.render()} ${this.#features?.pager()}<slot name="footer"></slot>`;
  }

  /** Whether the first tiles would shift the layout, since code that decides what is rendered is still loading; server-rendered content stays. */
  get #isIncomplete(): boolean {
    return this.#awaitingCode && this.isExtended && !this.#list.list.loaded;
  }

  /** Whether there is more than a grid. */
  protected get isExtended(): boolean {
    const { layout = 'grid', paging = 'none' } = this;
    return layout !== 'grid' || paging !== 'none';
  }

  /** Renders what is above the tiles. */
  protected above(): TemplateResult {
    return html`<slot name="header"></slot>`;
  }

  protected override render(): TemplateResult | typeof nothing {
    return this.#isIncomplete ? nothing : this.above();
  }
}

// An update that measures what it has rendered may require another one: Lit's development build warns of that.
GalleryElement.disableWarning?.('change-in-update');
