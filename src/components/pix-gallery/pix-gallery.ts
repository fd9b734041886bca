import {
  html,
  LitElement,
  nothing,
  render,
  type PropertyDeclaration,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { IMAGE_FILTERS, mapFilters } from '../../contract/image-filters.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../contract/limits.ts';
import type { Image, ImageFilter, ImageFilters, ImageSort, ListImagesQuery } from '../../contract/models.ts';
import { ListController } from '../../controllers/list-controller.ts';
import { SourceController } from '../../controllers/source-controller.ts';
import { StateController, type ListState } from '../../controllers/state-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { lazy } from '../../internal/lazy.ts';
import { range } from '../../internal/range.ts';
import { AUTO_PAGES, parseLimit } from '../../internal/parse-limit.ts';
import { scrollIntoView } from '../../internal/scroll-into-view.ts';
import type { GalleryLayout } from '../../layouts/layout-names.ts';
import { galleryTexts } from '../../locales/gallery.ts';
import type { PixGalleryEventMap, TypedListeners } from '../events.ts';
import { fullPicture } from '../../tiles/full-picture.ts';
import { INITIAL_IMAGES } from '../../tiles/initial-images.ts';
import { listStyles } from '../list.styles.ts';
import type { GalleryPaging, Quality } from '../option-values.ts';
import { toPicture, type Picture, type PictureRecord } from '../../tiles/picture.ts';
import { StatusMessage } from '../status-message.ts';
import { recordReader, type ImageSource, type ReadOptions } from '../sources.ts';
import { ViewerController } from '../pix-lightbox/viewer-controller.ts';
import { galleryStyles } from './pix-gallery.styles.ts';
import type { ImageUrl } from '../../tiles/image-url.ts';
import { PlainGridFocus, tileIndex } from './focus-tile.ts';
import { keepStyles } from './keep-styles.ts';
import { optionalChunks, OVERLAY } from './optional-chunks.ts';
import { TileBox } from './tile-box.ts';
import type { GalleryFeatures } from './features.ts';
import type { TileOptions } from './gallery-context.ts';
import { TileFrame } from '../../tiles/tile-frame.ts';
import type { TileView } from '../../tiles/tile.ts';

/** Properties that a list depends on, besides its source: a change loads a new list. */
const LIST_PROPERTIES = [...IMAGE_FILTERS, 'limit', 'page', 'paging'];

/** Returns the CSS background of a tile until its image has loaded, such as a colour; `undefined` for the default. */
export type TilePlaceholder = (image: Image) => string | undefined;

/**
 * A gallery of pictures as a grid, justified rows, columns or a carousel, with a zoom viewer.
 *
 * @slot header - Content above the pictures.
 * @slot footer - Content below the pictures.
 * @slot loading - Replaces the skeleton tiles while the first pictures load.
 * @slot empty - Replaces the message for an empty list.
 * @slot error - Replaces the error message, but not the "Try again" button.
 * @slot tiles - Replaces the tiles, for pages that render the pictures themselves.
 * @slot overlay - A `<template>` that is copied over each tile; `data-pix-field="title"` shows a field of the record.
 * @fires pix-load - Pictures have loaded: the first ones of a list, or a further page. `detail.count` is the number of pictures of the list that have loaded so far, `detail.total` the number that there are.
 * @fires pix-error - The pictures could not be loaded; `detail.error` is the reason.
 * @fires pix-slow - The server has not responded for 4 seconds.
 * @fires pix-warning - Records without an image were skipped; `detail.skipped` is their number.
 * @fires pix-open - A visitor opens a picture; `detail.image` is its record. Cancelable: prevents the viewer from opening.
 * @fires pix-change - A visitor moved to another picture in the viewer (`detail.image`), to another page (`detail.page`), or changed the query by a control (`detail.query`).
 * @fires pix-close - The viewer has closed; `detail.image` is the record shown last.
 * @csspart controls - The controls above the pictures.
 * @csspart toolbar - The row that contains the controls.
 * @csspart search - The search field.
 * @csspart search__box - The frame of the search field.
 * @csspart search__input - The input of the search field.
 * @csspart search__clear - The button that clears the search field.
 * @csspart sort - The sort control.
 * @csspart sort__box - The frame of the sort control.
 * @csspart sort__select - The select element of the sort control.
 * @csspart category - The category control.
 * @csspart category__box - The frame of the category control.
 * @csspart category__select - The select element of the category control.
 * @csspart tags - The tags control.
 * @csspart tags__row - The scroll container of the tags.
 * @csspart tags__more - The button that shows all tags.
 * @csspart tag - The button of a tag.
 * @csspart tag__name - The name of a tag.
 * @csspart tag__number - The number of pictures with a tag.
 * @csspart count - The number of pictures.
 * @csspart grid - The list of tiles, in every layout.
 * @csspart tile - A tile, a link to the picture page.
 * @csspart image - The image of a tile.
 * @csspart overlay - The overlay of a tile.
 * @csspart skeleton - The placeholder of a tile that has not loaded.
 * @csspart strip - The scroll container of a carousel.
 * @csspart pager - The page numbers, or the "Show more" button and its count.
 * @csspart shown - The number of pictures shown.
 * @csspart page - The button of a page number.
 * @csspart current - The current page number, `::part(page current)`, and the selected tag, `::part(tag current)`.
 * @csspart ellipsis - The ellipsis between page numbers.
 * @csspart status - The message of an empty list or an error.
 * @csspart button - All buttons of the gallery, tags included, except for the one that clears the search field.
 * @cssstate loading - The first pictures are loading.
 * @cssstate ready - The pictures have loaded.
 * @cssstate empty - The list has no pictures.
 * @cssstate error - The pictures could not be loaded.
 * @cssproperty [--pix-tile-size=clamp(96px, 30%, 220px)] - Minimum width of a tile in a grid or in columns.
 * @cssproperty [--pix-tile-ratio=1] - Aspect ratio of a tile in a grid.
 * @cssproperty [--pix-row-height=clamp(96px, 28%, 240px)] - Target height of rows, and height of a carousel.
 * @cssproperty [--pix-gap=6px] - Space between tiles.
 * @cssproperty [--pix-radius=4px] - Corner radius of tiles.
 * @cssproperty [--pix-surface=color-mix(in srgb, currentColor 8%, transparent)] - Colour of a tile until its image has loaded.
 * @cssproperty [--pix-focus=color-mix(in srgb, currentColor 35%, #3b82f6)] - Colour of the focus ring.
 * @cssproperty [--pix-control-size=max(40px, 2.5em)] - Minimum height of controls and buttons.
 * @cssproperty [--pix-control-radius=max(20px, 1.25em)] - Corner radius of controls and buttons.
 * @cssproperty [--pix-control-border=color-mix(in srgb, currentColor 46%, transparent)] - Colour of the border of controls and buttons.
 * @cssproperty [--pix-control-surface=transparent] - Background colour of controls and buttons.
 * @cssproperty [--pix-control-hover=color-mix(in srgb, currentColor 8%, transparent)] - Background colour of controls and buttons under the pointer.
 * @cssproperty [--pix-control-active=color-mix(in srgb, currentColor 14%, transparent)] - Background colour of the selected tag and of the current page number.
 * @cssproperty [--pix-chip-size=max(32px, 2.2em)] - Minimum height of a tag.
 * @cssproperty [--pix-controls-space=16px] - Space below the controls.
 * @example <pix-gallery base-url="https://pix.example" limit="12" sort="popular"></pix-gallery>
 */
export class PixGallery extends LitElement implements ImageFilters {
  static override styles = [listStyles, galleryStyles];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    baseUrl: { attribute: 'base-url' },
    limit: { type: Number },
    page: { type: Number },
    ...mapFilters<Record<ImageFilter, PropertyDeclaration>>(() => ({})),
    layout: {},
    paging: {},
    autoPages: { attribute: 'auto-pages', type: Number },
    controls: {},
    sync: {},
    history: {},
    quality: {},
    placeholder: { attribute: false },
    imageUrl: { attribute: false },
    texts: { attribute: false },
    expected: { attribute: false },
  };

  /** Source of the pictures. Without a source, the gallery waits. Default: the service at `baseUrl`, or the default source of the page. */
  declare source: ImageSource | undefined;
  /** Base URL of the service that the pictures come from, absolute or relative to the page. `source` takes precedence. */
  declare baseUrl: string | undefined;
  /** Number of pictures on a page, or at first; more than 100 are loaded in several requests. Default 24. */
  declare limit: number;
  /** Page of the list, of `limit` pictures each, from 1. Default 1. */
  declare page: number;
  /** Sort order: `newest` (default), `oldest`, `popular` or `size`. */
  declare sort: ImageSort | undefined;
  /** Search words, matched against slug, title, description and tags. */
  declare q: string | undefined;
  /** Token or id of an album whose pictures are shown. */
  declare album: string | undefined;
  /** Name of a user whose pictures are shown. */
  declare user: string | undefined;
  /** Name of a category whose pictures are shown. */
  declare category: string | undefined;
  /** Tag that the pictures must have. */
  declare tag: string | undefined;
  /** Layout: `grid` (default), `rows`, `columns` (alias `masonry`) or `carousel`. */
  declare layout: GalleryLayout | undefined;
  /** Paging: `none` (default), a "Show more" button (`more`), infinite scroll (`scroll`), or page numbers (`pages`). */
  declare paging: GalleryPaging | undefined;
  /** Number of pages, at least 1 and the first one included, that infinite scroll loads before a button appears. Default 5. */
  declare autoPages: number;
  /** Controls above the pictures, in the given order: names from `search sort category tags count`, separated by spaces or commas. */
  declare controls: string | undefined;
  /** Syncs the values of shown controls with URL parameters, except for filters that the page sets; the value is a prefix of the parameter names. */
  declare sync: string | undefined;
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
  /** Expected number of pictures, if known before they load: space for them is reserved. */
  declare expected: number | undefined;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixGalleryEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixGalleryEventMap, EventListenerOptions>;

  readonly #source = new SourceController<ImageSource>(this);
  readonly #list = new ListController<PictureRecord, Picture>(this, toPicture);
  readonly #texts = new LocalizeController(this, galleryTexts);
  readonly #viewer = new ViewerController(this, () => ({
    pictures: this.#list.list,
    tile: (index) => this.#tileAt(index),
    reveal: (index) => this.reveal(index),
    get: recordReader(this.currentSource?.images),
    source: this.currentSource,
    query: this.#query,
    history: this.history,
    texts: this.texts,
  }));
  readonly #status = new StatusMessage(this, this.#texts, () => ({
    list: this.#list,
    empty: this.#texts.t('noPictures'),
    failed: this.#texts.t('picturesFailed'),
    filtered: IMAGE_FILTERS.filter((name) => this[name]).length,
  }));
  readonly #code = lazy(() => import('./features.ts'), this);
  #features: GalleryFeatures | undefined;
  /** Query of the list, without the page. */
  #query: ListImagesQuery = {};
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
    this.limit = DEFAULT_LIMIT;
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

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    // The frame is never moved, which would cost its tiles the focus: Lit renders before and after it.
    this.renderOptions.renderBefore = this.#frame.element;
    return this.#frame.attachTo(keepStyles(this, () => super.createRenderRoot()));
  }

  /** @internal The source in effect. */
  get currentSource(): ImageSource | undefined {
    return this.#source.current;
  }

  /** State of the list: `loading` until the pictures have loaded, then `ready`; `empty` without pictures, `error` after a failed request. */
  get state(): ListState {
    return this.#list.state;
  }

  /** Total number of pictures that match the query, once the service has responded. */
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

  protected override willUpdate(changed: PropertyValues): void {
    this.limit = parseLimit(this.limit) ?? DEFAULT_LIMIT;
    this.page = parseLimit(this.page) ?? 1;
    const isChanged = LIST_PROPERTIES.filter((name) => changed.has(name)).length > 0;
    this.#needsReload = this.#source.hasChanged() || isChanged || this.#needsReload;
    const code = this.#isPlain ? null : this.#code();
    // Code that loads late may need another list than the fallback.
    if (code && !this.#features)
      this.#needsReload = (this.#extend(code).endless && this.#isFallback) || this.#needsReload;
    this.#isFallback ||= code === null && !this.#isPlain;
    // Code that is loading may change the query; if it cannot be loaded, a plain grid shows all pictures.
    this.#awaitingCode = (code === undefined || this.#features?.isPrepared() === false) && !this.#isFallback;
    if (this.#awaitingCode || !this.#needsReload) return;
    this.#needsReload = false;
    const first = this.#frame.takePainted(this);
    // A painted tile may have the focus.
    this.#focus.index = Math.max(0, first ? tileIndex((this.renderRoot as ShadowRoot).activeElement) : 0);
    if (first && this.matches(':hover, :focus-within')) this.#viewer.preload();
    const { currentSource: source, page, limit, expected } = this;
    const query = (this.#query = mapFilters<ImageFilters>((name) => this[name]));
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
    return !optionalChunks(this, this.#expectedCount).length && !this.querySelector(OVERLAY);
  }

  /** Expected number of pictures, also of a list that is not requested yet. */
  get #expectedCount(): number {
    const { limit, expected = DEFAULT_LIMIT } = this;
    return this.#needsReload ? (limit < Infinity ? limit : expected) : this.#list.list.count;
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
    const { controls, layout = 'grid', paging = 'none' } = this;
    const isExtended = !!controls || layout !== 'grid' || paging !== 'none';
    return this.#awaitingCode && isExtended && !this.#list.list.loaded;
  }

  /** Renders what is above the tiles. */
  protected override render(): TemplateResult | typeof nothing {
    return this.#isIncomplete ? nothing : html`<slot name="header"></slot>${this.#features?.controls()}`;
  }
}

// An update that measures what it has rendered may require another one: Lit's development build warns of that.
PixGallery.disableWarning?.('change-in-update');

declare global {
  interface HTMLElementTagNameMap {
    'pix-gallery': PixGallery;
  }
}
