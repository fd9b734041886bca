import {
  html,
  nothing,
  unsafeCSS,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { Album, ListAlbumsQuery } from '../../contract/models.ts';
import { ChildrenController } from '../../controllers/children-controller.ts';
import { ListController } from '../../controllers/list-controller.ts';
import { SourceController } from '../../controllers/source-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { emit, onRemoved } from '../../internal/custom-element.ts';
import { navigationTarget } from '../../internal/spatial-navigation.ts';
import { range } from '../../internal/altered-globals.ts';
import { limitConverter } from '../../internal/counts.ts';
import { AUTO_PAGES, parseLimit } from '../../internal/numbers.ts';
import { focusInView, scrollIntoView } from '../../internal/scroll-into-view.ts';
import type { GalleryCaption, GalleryLayout, GalleryPaging, Quality } from '../option-values.ts';
import { albumTexts, pictureCount } from '../../locales/albums.ts';
import type { PixAlbumsEventMap, TypedListeners } from '../events.ts';
import type { ImageUrl } from '../../tiles/image-url.ts';
import { listStyles, PaintedElement } from '../painted-element.ts';
import { cardOf, cardsOf } from '../../tiles/album-cards.ts';
import { cardStyles } from '../../tiles/album-cards.styles.ts';
import { INITIAL_IMAGES } from '../../tiles/image-loading.ts';
import type { CaptionText, PictureAlt, TilePlaceholder } from '../../tiles/tile-options.ts';
import { StatusMessage } from '../status-message.ts';
import type { ViewerTools } from '../pix-lightbox/viewer-tools.ts';
import type { PixAlbum } from '../pix-album/pix-album.ts';
import type { PictureSelection } from '../pix-gallery/selection/picture-selection.ts';
import type { AlbumSource, ReadOptions } from '../sources.ts';
import type { AlbumEntry } from './album-entry.ts';

/**
 * Albums as cards with cover, title and number of pictures. Opening a card shows the pictures of the album in place of the cards.
 *
 * @slot header - Content above the cards, or above an open album.
 * @slot footer - Content below the cards, or below an open album.
 * @slot empty - Replaces the message for an empty list of albums.
 * @slot error - Replaces the error message, but not the "Try again" button.
 * @slot loading - Replaces the skeleton cards while the first albums load.
 * @slot tiles - Replaces the cards, for pages that render the albums themselves.
 * @slot caption - A `<template>` that is copied to each tile of an open album as its caption; `data-pix-field="title"` shows a field of the record.
 * @slot tool - Buttons and links that are tools of the viewer.
 * @slot action - Buttons and links for the selected pictures of an open album, with `select`.
 * @fires pix-load - Albums, or pictures of an open album, have loaded: the first ones, or a further page. `detail.count` is the number of those that have loaded so far, `detail.total` the number that there are.
 * @fires pix-error - The albums, or the pictures of an open album, could not be loaded; `detail.error` is the reason.
 * @fires pix-slow - The server has not responded for 4 seconds.
 * @fires pix-warning - Records without an image were skipped; `detail.skipped` is their number.
 * @fires pix-open - A visitor opens an album (`detail.album`) or a picture (`detail.image`). Cancelable: prevents the album or the viewer from opening.
 * @fires pix-change - A visitor moved to another picture in the viewer (`detail.image`), or to another page of an open album (`detail.page`).
 * @fires pix-close - A visitor has returned from an open album to the cards (`detail.album`), or the viewer has closed (`detail.image`).
 * @fires pix-select - Another selection in an open album; `detail.count` is the number of selected pictures, `detail.images` are the records of those that have loaded.
 * @fires pix-tool - A visitor uses a tool of the page in the viewer; `detail.name` is its name, `detail.image` the record of the picture.
 * @csspart grid - The list of cards, or of tiles in an open album.
 * @csspart card - The button of an album.
 * @csspart cover - The frame of a cover image.
 * @csspart title - The title of a card.
 * @csspart count - The number of pictures, on a card or in an open album.
 * @csspart album - The open album; its parts are exported under the same names.
 * @csspart header - The header of an open album: Back button, title and number of pictures.
 * @csspart heading - The title of an open album.
 * @csspart tile - A tile of an open album, a link unless `link` is `none`.
 * @csspart new - A tile of an open album whose picture an update has added: `::part(tile new)`.
 * @csspart news - The frame of the button for new pictures of an open album.
 * @csspart image - The image of a card or of a tile.
 * @csspart caption - The caption of a tile of an open album.
 * @csspart skeleton - The placeholder of a card or a tile that has not loaded.
 * @csspart select-box - The box that selects a picture of an open album.
 * @csspart selected - A tile of a selected picture of an open album: `::part(tile selected)`.
 * @csspart selection - The bar of an open album with the number of selected pictures and what can be done with them.
 * @csspart selection-count - The number of selected pictures of an open album.
 * @csspart selection-download - The button that downloads the selected pictures of an open album.
 * @csspart selection-progress - The progress of that download.
 * @csspart strip - The scroll container of a carousel in an open album.
 * @csspart pager - The page numbers of an open album, or the "Show more" button and its count.
 * @csspart shown - The number of pictures of an open album that are shown.
 * @csspart page - The button of a page number.
 * @csspart current - The current page number: `::part(page current)`.
 * @csspart ellipsis - The ellipsis between page numbers.
 * @csspart status - The message of an empty list or an error.
 * @csspart button - All buttons except the cards.
 * @csspart back-button - The button that closes an open album.
 * @csspart more-button - The "Show more" button of an open album.
 * @csspart previous-button - The button of the page before, and that of a carousel towards its start.
 * @csspart next-button - The button of the next page, and that of a carousel towards its end.
 * @csspart retry-button - The "Try again" button.
 * @csspart news-button - The button that shows new pictures of an open album.
 * @csspart selection-clear - The button that ends the selection in an open album.
 * @csspart selection-all - The button that selects all pictures of an open album.
 * @csspart selection-retry - The button that tries a failed download again.
 * @csspart selection-leave-out - The button that downloads the pictures that did not fail.
 * @csspart selection-cancel - The button that cancels a download.
 * @cssproperty [--pix-card-size=clamp(130px, 46%, 260px)] - Minimum width of a card.
 * @cssproperty [--pix-card-ratio=4 / 3] - Aspect ratio of covers.
 * @cssproperty [--pix-card-gap=28px 20px] - Space between rows of cards, and between columns.
 * @cssproperty [--pix-card-radius=10px] - Corner radius of covers.
 * @cssproperty [--pix-tile-size=clamp(96px, 30%, 220px)] - Minimum width of a tile of an open album, in a grid or in columns.
 * @cssproperty [--pix-tile-ratio=1] - Aspect ratio of a tile of an open album, in a grid.
 * @cssproperty [--pix-gap=6px] - Space between tiles of an open album.
 * @cssproperty [--pix-caption-lines=1] - Number of lines of a caption below a picture of an open album.
 * @cssproperty [--pix-radius=4px] - Corner radius of tiles of an open album.
 * @cssproperty [--pix-surface=color-mix(in srgb, currentColor 8%, transparent)] - Colour of a cover or a tile until its image has loaded.
 * @cssproperty [--pix-focus=color-mix(in srgb, currentColor 35%, #3b82f6)] - Colour of the focus ring.
 * @cssproperty [--pix-accent=#1b62d4] - Colour of the boxes of selected pictures of an open album, and, lighter, of what is behind those pictures.
 * @cssproperty [--pix-panel=oklch(from currentColor calc((0.6 - l) * 999) 0 0)] - Background of the selection bar and of the button for new pictures of an open album: black or white, whichever is not the colour of the text.
 * @cssproperty [--pix-control-size=max(40px, 2.5em)] - Minimum height of buttons.
 * @cssproperty [--pix-control-radius=max(20px, 1.25em)] - Corner radius of buttons.
 * @cssproperty [--pix-control-border=color-mix(in srgb, currentColor 46%, transparent)] - Colour of the border of buttons.
 * @cssproperty [--pix-control-surface=transparent] - Background colour of buttons.
 * @cssproperty [--pix-control-hover=color-mix(in srgb, currentColor 8%, transparent)] - Background colour of buttons under the pointer.
 * @cssproperty [--pix-control-active=color-mix(in srgb, currentColor 14%, transparent)] - Background colour of the current page number.
 * @cssstate loading - The first albums are loading.
 * @cssstate empty - The list has no albums.
 * @cssstate error - The albums could not be loaded, or an album could not be opened.
 * @cssstate ready - The albums have loaded.
 * @example <pix-albums base-url="https://pix.example" user="owner"></pix-albums>
 */
export class PixAlbums extends PaintedElement {
  static override styles = [listStyles, unsafeCSS(cardStyles)];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    baseUrl: { attribute: 'base-url' },
    user: {},
    limit: { converter: limitConverter(Infinity) },
    layout: {},
    paging: {},
    autoPages: { attribute: 'auto-pages', type: Number },
    live: { type: Number },
    select: { type: Boolean },
    link: {},
    alt: {},
    caption: {},
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
    open: { state: true },
  };

  /** Source of the albums. Without a source, the element waits. Default: the service at `baseUrl`, or the default source of the page. */
  declare source: AlbumSource | undefined;
  /** Base URL of the service that the albums come from, absolute or relative to the page. `source` takes precedence. */
  declare baseUrl: string | undefined;
  /** Name of a user whose albums are shown. Default: all public albums. */
  declare user: string | undefined;
  /** Maximum number of albums. Default: all albums. */
  declare limit: number;
  /** Layout of an open album: `grid` (default), `rows`, `columns` (alias `masonry`) or `carousel`. */
  declare layout: GalleryLayout | undefined;
  /** Paging of an open album: `none` (default, all pictures), a "Show more" button (`more`), infinite scroll (`scroll`), or page numbers (`pages`). */
  declare paging: GalleryPaging | undefined;
  /** Number of pages, at least 1, that infinite scroll loads before a button appears. Default 5. */
  declare autoPages: number;
  /** Seconds, from 5, between requests for new pictures of an open album: see `live` of `<pix-album>`. Default: no requests. */
  declare live: number | undefined;
  /** Whether visitors can select pictures of an open album, and download the selected ones as a ZIP archive. Default false. */
  declare select: boolean;
  /** What a click on a picture of an open album does: `viewer` (default), `page` (the picture page), `none`, or an address with fields of the record, such as `/photo/{slug}`. */
  declare link: string | undefined;
  /** What pictures are called for screen readers: `title` (default), `description`, or a function that returns the alternative text. */
  declare alt: PictureAlt | undefined;
  /** Place of the captions of an open album: `below` the pictures, `over` them, or over them on `hover` and focus. Default: no captions; `over` with a template in the slot `caption`. */
  declare caption: GalleryCaption | undefined;
  /** Text of captions, unless there is a template: `title` (default), `description`, a text with fields of the record such as `{title} – {category}`, or a function that returns the text. */
  declare captionText: CaptionText | undefined;
  /** `?album` or `#album`, or another name: the URL names the open album by its token, and the picture in its viewer by `album-photo`, so that links open them. `none`: Back leaves the page also while an album or the viewer is open. Default: Back closes them. */
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
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixAlbumsEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixAlbumsEventMap, EventListenerOptions>;
  declare private open: Album | undefined;

  readonly #source = new SourceController<AlbumSource>(this);
  readonly #list = new ListController<Album>(this, (album) => album);
  readonly #texts = new LocalizeController(this, albumTexts);
  readonly #status = new StatusMessage(this, this.#texts, () => ({
    list: this.#failure ?? this.#list,
    empty: this.#texts.t('noAlbums'),
    failed: this.#texts.t(this.#failure ? 'albumFailed' : 'albumsFailed'),
  }));
  /** The element of an open album. */
  #opened: HTMLElement | undefined;
  /** History entry of an open album. */
  #entry: AlbumEntry | undefined;
  /** The album whose code is loading. */
  #opening: Album | undefined;
  /** Number of albums among which that of the URL was looked for. */
  #searched = 0;
  /** Failure to open an album. */
  #failure: { state: 'error'; error: unknown; retry: () => void } | undefined;

  constructor() {
    super();
    this.limit = Infinity;
    this.autoPages = AUTO_PAGES;
    this.select = false;
    new StateController(this, () => this.#failure?.state ?? this.#list.state);
    new ChildrenController(this);
    const { element } = this.frame;
    element.addEventListener('click', ({ target }) => {
      const item = (target as Element).closest('.card')?.parentElement;
      const album = this.#list.items[Number(item?.dataset['at'])];
      if (album) this.#open(album);
    });
    element.addEventListener('keydown', this.#press);
    for (const type of ['pointerenter', 'focusin']) element.addEventListener(type, preloadAlbum);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.#source.hasChanged() && !changed.has('user') && !changed.has('limit')) return;
    const { user } = this;
    const limit = parseLimit(this.limit) ?? Infinity;
    const source = this.#source.current;
    const read =
      source &&
      ((range: ListAlbumsQuery, options: ReadOptions) => source.albums.list({ user, ...range }, options));
    if (this.open) this.#entry?.clearUrl();
    this.#entry?.stop();
    this.open = this.#failure = this.#entry = undefined;
    this.#searched = 0;
    const first = this.frame.takePainted<Album>();
    this.#list.load({ read, page: 1, limit, known: first && [first] }, !!first && this.frame.isUrgent);
    // Now, even if the cards are outside the viewport.
    if (read && this.history && location.href.includes(`${this.history.slice(1)}=`))
      this.#list.list.readNext();
  }

  /** The option `history` of an open album: the picture has another name in the URL than the album. */
  get #photoHistory(): string | undefined {
    return this.history?.replace(/^[?#].*/, '$&-photo');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Inserted again, it looks for the album of the URL again.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    onRemoved(this, () => {
      this.#entry?.stop();
      this.#searched = 0;
    });
  }

  /** What is selected in an open album, with `select`; `undefined` without one, and until its code has loaded. */
  get selection(): PictureSelection | undefined {
    return (this.#opened as PixAlbum | undefined)?.selection;
  }

  /** Opens an album in place of the cards; returns to the cards for `undefined`. Resolves once the change is rendered. */
  async show(album: Album | undefined): Promise<void> {
    if (album) await (await this.#createEntry()).enter(album);
    else this.#entry?.leave();
    await this.#render(album);
  }

  async #createEntry(): Promise<AlbumEntry> {
    const { createAlbumEntry } = await import('./album-entry.ts');
    return (this.#entry ??= createAlbumEntry(this, {
      albums: () => this.#list.items,
      photoHistory: () => this.#photoHistory,
      show: (shown) => void this.#render(shown),
    }));
  }

  /** Renders an album in place of the cards, or the cards as they were left, with the focus on the card of the album. */
  async #render(album: Album | undefined): Promise<void> {
    const left = this.open;
    this.open = album;
    await this.updateComplete;
    if (album || !left) return scrollIntoView(this);
    const cards = this.renderRoot.querySelectorAll<HTMLElement>('.card');
    this.#entry?.restorePlace(cards[this.#list.items.indexOf(left)]);
  }

  #open(album: Album): void {
    // The second click of a double click.
    if (this.#opening === album || !emit(this, 'pix-open', { album }, true)) return;
    this.#failure = undefined;
    this.#opening = album;
    this.show(album)
      .catch((error: unknown) => {
        this.#failure = { state: 'error', error, retry: () => this.#open(album) };
        this.requestUpdate();
        emit(this, 'pix-error', { error });
      })
      .finally(() => (this.#opening = undefined));
  }

  /** Moves the focus from card to card by arrow keys, Home, End and the Page keys. */
  readonly #press = (event: KeyboardEvent): void => {
    const { activeElement } = this.renderRoot as Partial<ShadowRoot>;
    const cards = [...this.renderRoot.querySelectorAll<HTMLElement>('.card')];
    const to = cards.includes(activeElement as HTMLElement)
      ? navigationTarget(cards, activeElement as HTMLElement, event)
      : undefined;
    if (!to) return;
    event.preventDefault();
    focusInView(to);
  };

  protected override updateFrame(): void {
    const { t } = this.#texts;
    const { items, state, list, urgent } = this.#list;
    const isBusy = state === 'loading';
    const count = isBusy ? Math.max(list.count, items.length) : items.length;
    this.frame.element.hidden = !!this.open;
    this.frame.update(() => ({
      slot: isBusy && !items.length ? 'loading' : 'tiles',
      isBusy,
      content: cardsOf(this).update({
        name: 'grid',
        label: t('albums'),
        items: range(0, Math.min(count, items.length + MAX_SKELETONS) - 1).map((index) => {
          const album = items[index];
          const isInitial = urgent && index < INITIAL_IMAGES;
          const tile =
            album && cardOf(album, { title: t('album'), count: pictureCount(album, t), isInitial });
          return { index, count, tile };
        }),
      }),
    }));
  }

  protected override below(): TemplateResult {
    return html`${this.open ? nothing : this.#status.render()} ${this.#opened ?? nothing}`;
  }

  protected override update(changed: PropertyValues<this>): void {
    const { open } = this;
    const { current } = this.#source;
    this.#opened = open && this.#entry?.render(this.#opened, open, current, this.#photoHistory);
    super.update(changed);
  }

  protected override updated(): void {
    const { length } = this.#list.items;
    if (!this.history || this.history === 'none' || length <= this.#searched) return;
    this.#searched = length;
    // If the code cannot be loaded, a URL that names an album shows the cards.
    this.#createEntry().then(
      (entry) => this.isConnected && entry.openNamed(),
      () => undefined,
    );
  }
}

/** Maximum number of skeletons. */
const MAX_SKELETONS = 500;

/** Preloads the code of an open album; a failure is reported when an album is opened. */
function preloadAlbum(): void {
  import('./album-entry.ts').catch(() => undefined);
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-albums': PixAlbums;
  }
}
