import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import type { Album, ImageSort } from '../../contract/models.ts';
import { ChildrenController } from '../../controllers/children-controller.ts';
import { NO_SOURCE, SourceController } from '../../controllers/source-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { emit } from '../../internal/emit.ts';
import { limitConverter } from '../../internal/limit-converter.ts';
import { AUTO_PAGES } from '../../internal/parse-limit.ts';
import { plainText } from '../../internal/plain-text.ts';
import type { GalleryLayout } from '../../layouts/layout-names.ts';
import { albumTexts } from '../../locales/albums.ts';
import type { PixAlbumEventMap, TypedListeners } from '../events.ts';
import { forwardSlots } from '../forward-slots.ts';
import { iconStyles } from '../../internal/icon.styles.ts';
import { icons } from '../icon.ts';
import type { ImageUrl } from '../../tiles/image-url.ts';
import { listStyles } from '../list.styles.ts';
import type { GalleryPaging, Quality } from '../option-values.ts';
import { pictureCount } from '../picture-count.ts';
import type { PixGallery, TilePlaceholder } from '../pix-gallery/pix-gallery.ts';
import { recordReader, type AlbumSource, type ImageSource } from '../sources.ts';
import { albumStyles } from './pix-album.styles.ts';

/**
 * The pictures of an album, in the order of the album.
 *
 * @slot header - Content between the album's title and the pictures.
 * @slot footer - Content below the pictures.
 * @slot empty - Replaces the message for an album without pictures.
 * @slot error - Replaces the error message, but not the "Try again" button.
 * @slot loading - Replaces the skeleton tiles while the first pictures load.
 * @slot overlay - A `<template>` that is copied over each tile; `data-pix-field="title"` shows a field of the record.
 * @fires pix-load - Pictures have loaded: the first ones of a list, or a further page. `detail.count` is the number of pictures of the list that have loaded so far, `detail.total` the number that there are.
 * @fires pix-error - The pictures could not be loaded; `detail.error` is the reason.
 * @fires pix-slow - The server has not responded for 4 seconds.
 * @fires pix-warning - Records without an image were skipped; `detail.skipped` is their number.
 * @fires pix-open - A visitor opens a picture; `detail.image` is its record. Cancelable: prevents the viewer from opening.
 * @fires pix-change - A visitor moved to another picture in the viewer (`detail.image`), or to another page (`detail.page`).
 * @fires pix-close - The viewer has closed (`detail.image`), or a visitor has pressed the Back button of the album (`detail.album`).
 * @csspart header - The header of the album: Back button, title and number of pictures.
 * @csspart heading - The title of the album.
 * @csspart count - The number of pictures in the album.
 * @csspart gallery - The gallery element; its parts are exported under the same names.
 * @csspart grid - The list of tiles, in every layout.
 * @csspart tile - A tile, a link to the picture page.
 * @csspart image - The image of a tile.
 * @csspart overlay - The overlay of a tile.
 * @csspart skeleton - The placeholder of a tile that has not loaded.
 * @csspart strip - The scroll container of a carousel.
 * @csspart pager - The page numbers, or the "Show more" button and its count.
 * @csspart shown - The number of pictures shown.
 * @csspart page - The button of a page number.
 * @csspart current - The current page number: `::part(page current)`.
 * @csspart ellipsis - The ellipsis between page numbers.
 * @csspart status - The message of an empty list or an error.
 * @csspart button - All buttons of the album.
 * @cssproperty [--pix-tile-size=clamp(96px, 30%, 220px)] - Minimum width of a tile in a grid or in columns.
 * @cssproperty [--pix-tile-ratio=1] - Aspect ratio of a tile in a grid.
 * @cssproperty [--pix-row-height=clamp(96px, 28%, 240px)] - Target height of rows, and height of a carousel.
 * @cssproperty [--pix-gap=6px] - Space between tiles.
 * @cssproperty [--pix-radius=4px] - Corner radius of tiles.
 * @cssproperty [--pix-surface=color-mix(in srgb, currentColor 8%, transparent)] - Colour of a tile until its image has loaded.
 * @cssproperty [--pix-focus=color-mix(in srgb, currentColor 35%, #3b82f6)] - Colour of the focus ring.
 * @cssproperty [--pix-control-size=max(40px, 2.5em)] - Minimum height of buttons.
 * @cssproperty [--pix-control-radius=max(20px, 1.25em)] - Corner radius of buttons.
 * @cssproperty [--pix-control-border=color-mix(in srgb, currentColor 46%, transparent)] - Colour of the border of buttons.
 * @cssproperty [--pix-control-surface=transparent] - Background colour of buttons.
 * @cssproperty [--pix-control-hover=color-mix(in srgb, currentColor 8%, transparent)] - Background colour of buttons under the pointer.
 * @cssproperty [--pix-control-active=color-mix(in srgb, currentColor 14%, transparent)] - Background colour of the current page number.
 * @cssstate loading - The first pictures are loading.
 * @cssstate empty - The album has no pictures.
 * @cssstate error - The pictures could not be loaded.
 * @cssstate ready - The pictures have loaded.
 * @example <pix-album base-url="https://pix.example" token="a47625fd52fa"></pix-album>
 */
export class PixAlbum extends LitElement {
  static override styles = [listStyles, iconStyles, albumStyles];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    baseUrl: { attribute: 'base-url' },
    token: {},
    limit: { converter: limitConverter(Infinity) },
    sort: {},
    album: { attribute: false },
    closable: { type: Boolean },
    layout: {},
    paging: {},
    autoPages: { attribute: 'auto-pages', type: Number },
    history: {},
    quality: {},
    placeholder: { attribute: false },
    imageUrl: { attribute: false },
    texts: { attribute: false },
  };

  /** Source of the pictures. Without a source, the album waits. A source with `images.get` counts a view of each picture that is opened. Default: the service at `baseUrl`, or the default source of the page. */
  declare source: (AlbumSource & Partial<ImageSource>) | undefined;
  /** Base URL of the service that the album comes from, absolute or relative to the page. `source` takes precedence. */
  declare baseUrl: string | undefined;
  /** Token or id of the album. */
  declare token: string | undefined;
  /** Number of pictures on a page, or at first. Default: all pictures; 24 with `paging`. */
  declare limit: number;
  /** Sort order: `newest`, `oldest`, `popular` or `size`. Default: the order of the album. */
  declare sort: ImageSort | undefined;
  /** Record of the album, if known: title and number of pictures are shown above the pictures. */
  declare album: Album | undefined;
  /** Whether a Back button is shown; it receives the focus. Default false. */
  declare closable: boolean;
  /** Layout: `grid` (default), `rows`, `columns` (alias `masonry`) or `carousel`. */
  declare layout: GalleryLayout | undefined;
  /** Paging: `none` (default, all pictures), a "Show more" button (`more`), infinite scroll (`scroll`), or page numbers (`pages`). */
  declare paging: GalleryPaging | undefined;
  /** Number of pages, at least 1, that infinite scroll loads before a button appears. Default 5. */
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
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixAlbumEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixAlbumEventMap, EventListenerOptions>;

  readonly #source = new SourceController<AlbumSource & Partial<ImageSource>>(this);
  readonly #texts = new LocalizeController(this, albumTexts);
  #images: ImageSource | undefined;

  constructor() {
    super();
    this.limit = Infinity;
    this.autoPages = AUTO_PAGES;
    this.closable = false;
    new ChildrenController(this);
  }

  /** Scrolls to a picture of the album. Resolves with its tile, or with `undefined`, as `reveal()` of a gallery does. */
  async reveal(index: number): Promise<HTMLElement | undefined> {
    if (!this.isConnected) return undefined;
    await this.updateComplete;
    return this.renderRoot.querySelector('pix-gallery')?.reveal(index);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.#source.hasChanged() && !changed.has('token')) return;
    const { token } = this;
    const source = this.#source.current;
    // A new source makes the gallery discard its pictures.
    this.#images = source && token ? imagesOf(source, token) : undefined;
  }

  protected override firstUpdated(): void {
    const gallery = this.renderRoot.querySelector<PixGallery>('[part=gallery]');
    if (gallery) new StateController(this, () => gallery.state, gallery);
    if (this.closable) this.renderRoot.querySelector('button')?.focus();
  }

  /**
   * Opens the viewer at the picture with this index, or at the nearest one. Resolves when the viewer is open; `pix-close`
   * fires when it closes. Does nothing without pictures, or while the viewer is open.
   */
  async show(index: number): Promise<void> {
    await this.renderRoot.querySelector('pix-gallery')?.show(index);
  }

  /** Number of pictures on a page; without paging all pictures are shown. */
  get #limit(): number {
    const { limit, paging } = this;
    return limit === Infinity && paging && paging !== 'none' ? DEFAULT_LIMIT : limit;
  }

  #close(): void {
    emit(this, 'pix-close', { album: this.album });
  }

  #header(album: Album | undefined): TemplateResult {
    const { closable } = this;
    return html`<header part="header" ?hidden=${!album && !closable}>
      ${
        closable
          ? html`<button class="back" part="button" @click=${() => this.#close()}>
              ${icons.back}${this.#texts.t('backToAlbums')}
            </button>`
          : nothing
      }
      ${
        album
          ? html`<h2 part="heading">
                <bdi .textContent=${plainText(album.title) || this.#texts.t('album')}></bdi>
              </h2>
              <span part="count"><bdi .textContent=${pictureCount(album, this.#texts.t)}></bdi></span>`
          : nothing
      }
    </header>`;
  }

  protected override render(): TemplateResult {
    const { album } = this;
    return html`${this.#header(album)}<slot name="header"></slot>
      <pix-gallery
        part="gallery"
        exportparts=${GALLERY_PARTS}
        .source=${this.#images ?? NO_SOURCE}
        .limit=${this.#limit}
        .sort=${this.sort}
        .expected=${album?.image_count}
        .layout=${this.layout}
        .paging=${this.paging}
        .autoPages=${this.autoPages}
        .history=${this.history}
        .quality=${this.quality}
        .placeholder=${this.placeholder}
        .imageUrl=${this.imageUrl}
        .texts=${this.texts}
        >${forwardSlots(this, ['empty', 'error', 'loading', 'overlay'])}</pix-gallery
      ><slot name="footer"></slot>`;
  }
}

/** Exported parts of the gallery. */
const GALLERY_PARTS =
  'grid, tile, image, overlay, skeleton, strip, pager, shown, page, current, ellipsis, status, button';

/** Adapter from an album to a source of pictures. */
function imagesOf(source: AlbumSource & Partial<ImageSource>, token: string): ImageSource {
  const get = recordReader(source.images);
  return {
    images: {
      list: async ({ page, limit, sort, ...filters }, options) => {
        if (Object.values(filters).filter(Boolean).length)
          throw new Error('An album cannot be searched or filtered.');
        return source.albums.images(token, { page, limit, sort }, options);
      },
      ...(get && { get }),
    },
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-album': PixAlbum;
  }
}
