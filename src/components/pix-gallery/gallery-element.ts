import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import type { ListImagesQuery } from '../../contract/models.ts';
import { ChildrenController } from '../../controllers/children-controller.ts';
import { ListController } from '../../controllers/list-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { StateController, type ListState } from '../../controllers/state-controller.ts';
import { lazy, stateOf, type CodeState } from '../../internal/lazy.ts';
import { AUTO_PAGES, parseLimit } from '../../internal/numbers.ts';
import { scrollIntoView } from '../../internal/scroll-into-view.ts';
import { galleryTexts } from '../../locales/gallery.ts';
import type { ImageUrl } from '../../tiles/image-url.ts';
import { toPicture, type Picture, type PictureRecord } from '../../tiles/picture.ts';
import { tilesOf } from '../../tiles/tile-list.ts';
import type { CaptionText, PictureAlt, TilePlaceholder } from '../../tiles/tile-options.ts';
import type { GalleryCaption, GalleryLayout, GalleryPaging, Quality } from '../option-values.ts';
import { PaintedElement } from '../painted-element.ts';
import { ViewerController } from '../pix-lightbox/viewer-controller.ts';
import type { ViewerTools } from '../pix-lightbox/viewer-tools.ts';
import { recordReader, type ReadOptions } from '../sources.ts';
import { StatusMessage } from '../status-message.ts';
import type { GalleryFeatures } from './features.ts';
import { tileAt, tileIndex } from './focus-tile.ts';
import type { GalleryContent, GalleryContext } from './gallery-context.ts';
import { INITIAL_STATE, reduce } from './gallery-state.ts';
import { LaterCode } from './later-code.ts';
import { CAPTION, optionalChunks } from './optional-chunks.ts';
import type { PictureSelection } from './selection/picture-selection.ts';
import { PlainGrid } from './plain-grid.ts';
import { serverPicturesOf } from './server-pictures.ts';

/** An element that shows a list of pictures: what a gallery and an album have in common. */
export abstract class GalleryElement extends PaintedElement implements GalleryContext {
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    baseUrl: { attribute: 'base-url' },
    page: { type: Number },
    layout: {},
    group: {},
    paging: {},
    autoPages: { attribute: 'auto-pages', type: Number },
    link: {},
    alt: {},
    caption: { reflect: true },
    captionText: { attribute: 'caption-text' },
    history: {},
    tools: {},
    interval: {},
    transition: {},
    fit: {},
    info: {},
    quality: {},
    focalPoint: { attribute: 'focal-point' },
    placeholder: {},
    imageUrl: { attribute: 'image-url' },
    texts: { attribute: false },
    live: { type: Number },
    select: { type: Boolean },
  };

  abstract source: object | undefined;
  abstract baseUrl: string | undefined;
  abstract paging: GalleryPaging | undefined;
  /** Page of the list, of `limit` pictures each, from 1. Default 1. */
  declare page: number;
  /** Layout: `grid` (default), `rows`, `columns` (alias `masonry`) or `carousel`. */
  declare layout: GalleryLayout | undefined;
  /** Headings between the pictures: `month` for the months in which they were uploaded, with the sort orders `newest` and `oldest`. Default: none. */
  declare group: 'month' | undefined;
  /** Number of pages, at least 1 and the first one included, that infinite scroll loads before a button appears. Default 5. */
  declare autoPages: number;
  /** What a click on a picture does: `viewer` (default), `page` (the picture page), `none`, or an address with fields of the record, such as `/photo/{slug}`. */
  declare link: string | undefined;
  /** What pictures are called for screen readers: `title` (default), `description`, or a function that returns the alternative text. */
  declare alt: PictureAlt | undefined;
  /** Place of the captions of tiles: `below` the picture, `over` it, or over it on `hover` and focus. Default: no captions; `over` with a template in the slot `caption`. */
  declare caption: GalleryCaption | undefined;
  /** Text of captions, unless there is a template: `title` (default), `description`, a text with fields of the record such as `{title} – {category}`, or a function that returns the text. */
  declare captionText: CaptionText | undefined;
  /** Back closes the viewer, and leaves the page with `none`. With `?name` or `#name`, the URL names the picture. Default: the URL stays as it is. */
  declare history: string | undefined;
  /** Tools of the viewer, in the given order: names from `slideshow fullscreen download share thumbnails copy-link copy-embed picture-page zoom info`, or `all` for the rest, separated by spaces or commas; empty for none. Or a list with tools of your own. Default: all. */
  declare tools: ViewerTools | undefined;
  /** Seconds for which the slideshow shows a picture: a whole number from 1. Default 5. */
  declare interval: number | undefined;
  /** How the slideshow changes pictures: at once (`none`), by a `slide`, or by a `fade`. Default `none`. */
  declare transition: 'none' | 'slide' | 'fade' | undefined;
  /** Fit of pictures while the slideshow plays: `contain` (default), or `cover`, which fills the viewer and crops them. */
  declare fit: 'contain' | 'cover' | undefined;
  /** What the info panel of the viewer shows of the file of a picture: `exif` for camera, lens, exposure and date, `location` for the place where it was taken, or both, separated by spaces. Default: nothing of the file. */
  declare info: string | undefined;
  /** `fast`: only thumbnails. `sharp`: full images wherever thumbnails are too small. Default: full images only where their files are small. */
  declare quality: Quality | undefined;
  /** Point of pictures that stays visible where tiles crop them, in percent of width and height, such as `50% 30%`; a picture with a tag such as `focus:30-70` has its own. `tags`: only those have one. Default: the centre. */
  declare focalPoint: string | undefined;
  /** Background of a tile until its image has loaded: `color` for a muted colour of its own, or a function that returns a CSS background. Default: `--pix-surface`. */
  declare placeholder: TilePlaceholder | undefined;
  /** Address of pictures in the width that a tile needs, for hosts that resize images, such as `https://cdn.example/{width}/{path}`; or a function that returns it. Default: the thumbnail or the full image. */
  declare imageUrl: ImageUrl | string | undefined;
  /** Custom texts, by key. */
  declare texts: OwnTexts | undefined;
  /** Seconds, from 5, between requests for new pictures, which are announced by a button in place of moving what a visitor looks at. Default: no requests. */
  declare live: number | undefined;
  /** Whether visitors can select pictures, and download the selected ones as a ZIP archive. Default false. */
  declare select: boolean;

  readonly #list = new ListController<PictureRecord, Picture>(this, toPicture);
  readonly #texts = new LocalizeController(this, galleryTexts);
  readonly #viewer = new ViewerController(this, () => {
    const { source } = this.content;
    const list = { pictures: this.#list.list, source, query: this.#query, get: recordReader(source?.images) };
    return { ...list, tile: (index) => tileAt(this, index), reveal: (index) => this.reveal(index) };
  });
  readonly #status = new StatusMessage(this, this.#texts, () => ({
    list: this.#list,
    empty: this.#texts.t('noPictures'),
    failed: this.#texts.t('picturesFailed'),
    filtered: Object.values(this.content.filters).filter(Boolean).length,
  }));
  readonly #code = lazy(() => {
    // Together: one after the other, they would take another round trip.
    if (optionalChunks(this, this.#expectedCount).includes('virtual-grid'))
      import('./virtual-grid.ts').catch(() => undefined);
    return import('./features.ts');
  }, this);
  #features: GalleryFeatures | undefined;
  #state = INITIAL_STATE;
  /** Query of the list, without the page. */
  #query: ListImagesQuery = {};
  readonly #grid = new PlainGrid(this, { list: this.#list, texts: this.#texts });
  readonly #focus = this.#grid.focus;
  readonly #later = new LaterCode(this, { list: this.#list, texts: this.#texts, focus: this.#focus });

  constructor() {
    super();
    this.page = 1;
    this.autoPages = AUTO_PAGES;
    this.select = false;
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

  /** What is selected, with `select`; `undefined` until its code has loaded. */
  get selection(): PictureSelection | undefined {
    return this.#later.selection;
  }

  /**
   * Opens the viewer at the picture with this index, or at the nearest one. Resolves when the viewer is open; `pix-close` fires
   * when it closes. Does nothing without pictures, outside of a page, or while the viewer is open.
   */
  async show(index: number): Promise<void> {
    if (this.isConnected) await this.#viewer.show(index);
  }

  /**
   * Scrolls to a picture. Resolves with its tile, a link, once the tile is in view. Resolves with `undefined` if there is no
   * tile: beyond the list, after an error, in a gallery that is removed or hidden or has no source, or if a later call
   * replaces this one.
   */
  async reveal(index: number): Promise<HTMLElement | undefined> {
    const tile = this.getClientRects().length ? tileAt(this, index) : undefined;
    const features =
      this.#features ??
      (tile ? undefined : await import('./features.ts').then(this.#extend, () => undefined));
    if (features) return features.reveal(index);
    if (tile) scrollIntoView(tile);
    return tile;
  }

  /**
   * Requests the list again, and shows what has changed, once the viewer is closed. The visible pictures stay where they are, and
   * keep the focus; tiles of new pictures have the part `new`. Resolves with the number of new pictures, as far as the first
   * request says: 0 as long as no pictures have loaded.
   *
   * @throws Error of the source, if the request fails: what is shown stays.
   */
  async refresh(): Promise<number> {
    return (await this.#later.updates()).refresh();
  }

  protected override willUpdate(): void {
    this.#later.load();
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
    const query = JSON.stringify([filters, pageSize, page, paging, !!this.#features?.endless]);
    this.#state = reduce(this.#state, { type: 'query', source, query });
    // Another list has another arrangement.
    const { arranged, isCurrent } = this.frame;
    if (arranged && this.#state.isStale && !isCurrent) arranged.isReplaced = true;
  }

  #readCode(): void {
    const code = this.#isPlain ? null : this.#code();
    if (code) this.#extend(code);
    const features = this.#isPlain ? 'unneeded' : stateOf(code);
    const others = [...(this.#features?.code() ?? []), ...this.code()];
    this.#state = reduce(this.#state, { type: 'code', features, others });
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
    const { source, filters: query, pageSize: limit, expected } = this.content;
    this.#query = query;
    const read =
      source &&
      ((range: ListImagesQuery, options: ReadOptions) => source.images.list({ ...query, ...range }, options));
    const known = first && [first];
    this.#list.load(
      { read, page: this.page, limit, expected, endless: this.#features?.endless, known },
      !!known && this.frame.isUrgent,
    );
  }

  readonly #extend = (code: { GalleryFeatures: typeof GalleryFeatures }): GalleryFeatures =>
    (this.#features ??= new code.GalleryFeatures(this, {
      list: this.#list,
      count: () => this.#expectedCount,
      isArranged: () => !!this.#grid.arranged,
      texts: this.#texts,
      tile: this.#grid.tile,
      tiles: tilesOf(this),
    }));

  /** Whether the plain grid suffices, without any optional feature. */
  get #isPlain(): boolean {
    return (
      !optionalChunks(this, this.#expectedCount, !!this.#grid.arranged).includes('features') &&
      !this.querySelector(CAPTION)
    );
  }

  /** Expected number of pictures, also of a list that is not requested yet. */
  get #expectedCount(): number {
    if (!this.#state.isStale) return this.#list.list.count;
    const { pageSize, expected = DEFAULT_LIMIT } = this.content;
    return pageSize < Infinity ? pageSize : expected;
  }

  protected override updateFrame(): void {
    // The pictures of a server stay if the list fails.
    const isShown = serverPicturesOf(this).note() ?? this.state === 'loading';
    const isWaiting = this.isIncomplete || (isShown && this.total === undefined);
    this.frame.update(() => ({
      slot: isWaiting ? 'loading' : 'tiles',
      isBusy: this.state === 'loading',
      probe: this.#features?.probe() ?? this.frame.arranged?.probe,
      content: this.isIncomplete
        ? undefined
        : (this.#features?.tiles() ??
          this.#grid.update(this.#expectedCount, this.#state.isWaiting, this.#features)),
    }));
    if (!isWaiting) serverPicturesOf(this).take(this.#features?.virtualGrid?.focus);
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
    return layout !== 'grid' || paging !== 'none' || this.caption === 'below' || !!this.group;
  }
}

// An update that measures what it has rendered may require another one: Lit's development build warns of that.
GalleryElement.disableWarning?.('change-in-update');
