import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../contract/limits.ts';
import type { Image, ListImagesQuery } from '../../contract/models.ts';
import { ChildrenController } from '../../controllers/children-controller.ts';
import { ListController } from '../../controllers/list-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { StateController, type ListState } from '../../controllers/state-controller.ts';
import { range } from '../../internal/altered-globals.ts';
import { lazy, stateOf, type CodeState } from '../../internal/lazy.ts';
import { AUTO_PAGES, parseLimit } from '../../internal/numbers.ts';
import { scrollIntoView } from '../../internal/scroll-into-view.ts';
import { galleryTexts } from '../../locales/gallery.ts';
import { fullPicture, INITIAL_IMAGES } from '../../tiles/image-loading.ts';
import type { ImageUrl } from '../../tiles/image-url.ts';
import { toPicture, type Picture, type PictureRecord } from '../../tiles/picture.ts';
import { tilesOf } from '../../tiles/tile-list.ts';
import type { TileView } from '../../tiles/tile.ts';
import type { GalleryLayout, GalleryPaging, Quality } from '../option-values.ts';
import { PaintedElement } from '../painted-element.ts';
import { ViewerController } from '../pix-lightbox/viewer-controller.ts';
import { recordReader, type ReadOptions } from '../sources.ts';
import { StatusMessage } from '../status-message.ts';
import type { GalleryFeatures } from './features.ts';
import { PlainGridFocus, tileIndex } from './focus-tile.ts';
import type { GalleryContent, GalleryContext, TileOptions } from './gallery-context.ts';
import { INITIAL_STATE, reduce } from './gallery-state.ts';
import { optionalChunks, OVERLAY } from './optional-chunks.ts';
import { TileBox } from './tile-box.ts';

/** Returns the CSS background of a tile until its image has loaded, such as a colour; `undefined` for the default. */
export type TilePlaceholder = (image: Image) => string | undefined;

/** An element that shows a list of pictures: what a gallery and an album have in common. */
export abstract class GalleryElement extends PaintedElement implements GalleryContext {
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
  #state = INITIAL_STATE;
  /** Query of the list, without the page. */
  #query: ListImagesQuery = {};
  readonly #focus = new PlainGridFocus(this);
  readonly #box = new TileBox(this);
  readonly #tiles = tilesOf(this);

  constructor() {
    super();
    this.page = 1;
    this.autoPages = AUTO_PAGES;
    new ChildrenController(this);
    new StateController(this, () => this.state);
    const { element } = this.frame;
    element.addEventListener('click', (event) => this.#viewer.click(event, tileIndex(event.target)));
    element.addEventListener('focusin', ({ target }) => this.#focus.note(target));
    element.addEventListener('keydown', (event) =>
      (this.#features?.virtualGrid?.focus ?? this.#focus).press(event),
    );
    for (const type of ['focusin', 'pointerenter']) element.addEventListener(type, this.#viewer.preload);
  }

  /** @internal What is shown: pictures of another source, or with other filters, load again. */
  abstract get content(): GalleryContent;

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
    this.#readQuery();
    this.#readCode();
    if (this.#state.isWaiting) return;
    // The query first: a saved scroll state belongs to one.
    this.prepare();
    this.#features?.prepare();
    this.#readQuery();
    if (this.#state.isStale) this.#load();
  }

  #readQuery(): void {
    const { content, page, paging } = this;
    const { source, filters, pageSize } = content;
    const query = JSON.stringify([filters, pageSize, page, paging]);
    this.#state = reduce(this.#state, { type: 'query', source, query });
  }

  #readCode(): void {
    const code = this.#isPlain ? null : this.#code();
    if (code) this.#extend(code);
    const features = this.#isPlain ? 'unneeded' : stateOf(code);
    const others = [...(this.#features?.code() ?? []), ...this.code()];
    const isEndless = !!this.#features?.endless;
    this.#state = reduce(this.#state, { type: 'code', features, others, isEndless });
  }

  /** Code of this element that decides what is rendered. */
  protected code(): CodeState[] {
    return [];
  }

  /** Sets the query, once all code has loaded. */
  protected prepare(): void {
    // The page alone sets it.
  }

  #load(): void {
    this.#state = reduce(this.#state, { type: 'load' });
    const first = this.frame.takePainted<PictureRecord>();
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
      tiles: this.#tiles,
    }));

  /** Whether the plain grid suffices, without any optional feature. */
  get #isPlain(): boolean {
    return !optionalChunks(this, this.#expectedCount).includes('features') && !this.querySelector(OVERLAY);
  }

  /** Expected number of pictures, also of a list that is not requested yet. */
  get #expectedCount(): number {
    if (!this.#state.isStale) return this.#list.list.count;
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
    return this.#tiles.update({
      name: 'grid',
      label: this.#texts.t('pictures', { count: this.#list.list.count }),
      items: range(0, Math.max(pictures.length, expected) - 1).map((index) => {
        const picture = pictures[index];
        return { index, tile: picture && this.#tile(picture, { index }) };
      }),
    });
  }

  protected override updateFrame(): void {
    const isBusy = this.state === 'loading';
    this.frame.update(() => ({
      slot: this.isIncomplete || (isBusy && this.total === undefined) ? 'loading' : 'tiles',
      isBusy,
      probe: this.#features?.probe(),
      content: this.isIncomplete ? undefined : (this.#features?.tiles() ?? this.#plainGrid()),
    }));
  }

  protected override below(): TemplateResult | typeof nothing {
    return this.isIncomplete ? nothing : html`${this.#status.render()} ${this.#features?.pager()}`;
  }

  /** Whether the first tiles would shift the layout, since code that decides what is rendered is still loading; server-rendered content stays. */
  protected get isIncomplete(): boolean {
    return this.#state.isWaiting && this.isExtended && !this.#list.list.loaded;
  }

  /** Whether there is more than a grid. */
  protected get isExtended(): boolean {
    const { layout = 'grid', paging = 'none' } = this;
    return layout !== 'grid' || paging !== 'none';
  }
}

// An update that measures what it has rendered may require another one: Lit's development build warns of that.
GalleryElement.disableWarning?.('change-in-update');
