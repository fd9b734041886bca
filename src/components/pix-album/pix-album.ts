import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import type { Album, ImageSort } from '../../contract/models.ts';
import { LocalizeController } from '../../controllers/localize-controller.ts';
import { SourceController } from '../../controllers/source-controller.ts';
import { limitConverter } from '../../internal/counts.ts';
import { emit } from '../../internal/custom-element.ts';
import { icons, iconStyles } from '../../internal/icons.ts';
import { parseLimit } from '../../internal/numbers.ts';
import { plainText } from '../../internal/untrusted.ts';
import { albumTexts, pictureCount } from '../../locales/albums.ts';
import type { PixAlbumEventMap, TypedListeners } from '../events.ts';
import type { GalleryPaging } from '../option-values.ts';
import { listStyles } from '../painted-element.ts';
import type { GalleryContent } from '../pix-gallery/gallery-context.ts';
import { GalleryElement } from '../pix-gallery/gallery-element.ts';
import { galleryStyles } from '../pix-gallery/pix-gallery.styles.ts';
import { recordReader, type AlbumSource, type ImageSource } from '../sources.ts';
import { albumStyles } from './pix-album.styles.ts';

/**
 * The pictures of an album, in the order of the album.
 *
 * @slot header - Content between the album's title and the pictures.
 * @slot footer - Content below the pictures.
 * @slot empty - Replaces the message for an album without pictures.
 * @slot error - Replaces the error message, but not the "Try again" button.
 * @slot tiles - Replaces the tiles, for pages that render the pictures themselves.
 * @slot loading - Replaces the skeleton tiles while the first pictures load.
 * @slot caption - A `<template>` that is copied to each tile as its caption; `data-pix-field="title"` shows a field of the record.
 * @slot tool - Buttons and links that are tools of the viewer.
 * @slot action - Buttons and links for the selected pictures, with `select`.
 * @fires pix-load - Pictures have loaded: the first ones of a list, or a further page. `detail.count` is the number of pictures of the list that have loaded so far, `detail.total` the number that there are.
 * @fires pix-error - The pictures could not be loaded; `detail.error` is the reason.
 * @fires pix-slow - The server has not responded for 4 seconds.
 * @fires pix-warning - Records without an image were skipped; `detail.skipped` is their number.
 * @fires pix-open - A visitor opens a picture; `detail.image` is its record. Cancelable: prevents the viewer from opening.
 * @fires pix-change - A visitor moved to another picture in the viewer (`detail.image`), or to another page (`detail.page`).
 * @fires pix-close - The viewer has closed (`detail.image`), or a visitor has pressed the Back button of the album (`detail.album`).
 * @fires pix-select - Another selection: by a visitor, or since pictures are gone. `detail.count` is the number of selected pictures, `detail.images` are the records of those that have loaded.
 * @fires pix-tool - A visitor uses a tool of the page in the viewer; `detail.name` is its name, `detail.image` the record of the picture.
 * @csspart header - The header of the album: Back button, title and number of pictures.
 * @csspart heading - The title of the album.
 * @csspart count - The number of pictures in the album.
 * @csspart grid - The list of tiles, in every layout.
 * @csspart month - The heading of a month, with `group="month"`.
 * @csspart rail - The rail of months beside a long list.
 * @csspart rail-handle - The handle of the rail, where the visitor is.
 * @csspart rail-month - The month that the rail points to.
 * @csspart tile - A tile, a link unless `link` is `none`.
 * @csspart new - A tile of a picture that an update has added: `::part(tile new)`.
 * @csspart image - The image of a tile.
 * @csspart caption - The caption of a tile.
 * @csspart skeleton - The placeholder of a tile that has not loaded.
 * @csspart select-box - The box that selects a picture.
 * @csspart selected - A tile of a selected picture: `::part(tile selected)`.
 * @csspart selection - The bar with the number of selected pictures and what can be done with them.
 * @csspart selection-count - The number of selected pictures, and the size of their files.
 * @csspart selection-download - The button that downloads the selected pictures.
 * @csspart selection-progress - The progress of the download.
 * @csspart strip - The scroll container of a carousel.
 * @csspart pager - The page numbers, or the "Show more" button and its count.
 * @csspart shown - The number of pictures shown.
 * @csspart page - The button of a page number.
 * @csspart current - The current page number: `::part(page current)`.
 * @csspart ellipsis - The ellipsis between page numbers.
 * @csspart news - The frame of the button for new pictures, at the upper edge of the visible tiles.
 * @csspart status - The message of an empty list or an error.
 * @csspart button - All buttons of the album.
 * @csspart back-button - The button that closes the album.
 * @csspart more-button - The "Show more" button.
 * @csspart previous-button - The button of the page before, and that of a carousel towards its start.
 * @csspart next-button - The button of the next page, and that of a carousel towards its end.
 * @csspart retry-button - The "Try again" button.
 * @csspart news-button - The button that shows new pictures.
 * @csspart selection-clear - The button that ends the selection.
 * @csspart selection-all - The button that selects all pictures.
 * @csspart selection-retry - The button that tries a failed download again.
 * @csspart selection-leave-out - The button that downloads the pictures that did not fail.
 * @csspart selection-cancel - The button that cancels a download.
 * @cssproperty [--pix-tile-size=clamp(96px, 30%, 220px)] - Minimum width of a tile in a grid or in columns.
 * @cssproperty [--pix-tile-ratio=1] - Aspect ratio of a tile in a grid.
 * @cssproperty [--pix-row-height=clamp(96px, 28%, 240px)] - Target height of rows, and height of a carousel.
 * @cssproperty [--pix-gap=6px] - Space between tiles.
 * @cssproperty [--pix-month-offset=0px] - Distance of the heading of a month from the upper edge of the page, such as the height of a fixed header.
 * @cssproperty [--pix-caption-lines=1] - Number of lines of a caption below a picture.
 * @cssproperty [--pix-radius=4px] - Corner radius of tiles.
 * @cssproperty [--pix-surface=color-mix(in srgb, currentColor 8%, transparent)] - Colour of a tile until its image has loaded.
 * @cssproperty [--pix-focus=color-mix(in srgb, currentColor 35%, #3b82f6)] - Colour of the focus ring.
 * @cssproperty [--pix-accent=#1b62d4] - Colour of the boxes of selected pictures, and, lighter, of what is behind those pictures.
 * @cssproperty [--pix-panel=oklch(from currentColor calc((0.6 - l) * 999) 0 0)] - Background of the selection bar and of the button for new pictures: black or white, whichever is not the colour of the text.
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
export class PixAlbum extends GalleryElement {
  static override styles = [listStyles, galleryStyles, iconStyles, albumStyles];
  static override properties: PropertyDeclarations = {
    token: {},
    limit: { converter: limitConverter(Infinity) },
    sort: {},
    album: { attribute: false },
    closable: { type: Boolean },
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
  /** Paging: `none` (default, all pictures), a "Show more" button (`more`), infinite scroll (`scroll`), or page numbers (`pages`). */
  declare paging: GalleryPaging | undefined;
  /** @internal The events by name, for type checks. */
  declare addEventListener: TypedListeners<this, PixAlbumEventMap, AddEventListenerOptions>;
  /** @internal The events by name, for type checks. */
  declare removeEventListener: TypedListeners<this, PixAlbumEventMap, EventListenerOptions>;

  readonly #source = new SourceController<AlbumSource & Partial<ImageSource>>(this);
  readonly #texts = new LocalizeController(this, albumTexts);
  /** The album as a source of pictures, and what it was made of. */
  #images: { from: unknown[]; source: ImageSource | undefined } | undefined;

  constructor() {
    super();
    this.limit = Infinity;
    this.closable = false;
  }

  /** @internal What is shown. */
  override get content(): GalleryContent {
    const { paging = 'none', sort, album } = this;
    const limit = parseLimit(this.limit) ?? Infinity;
    return {
      source: this.#imageSource(),
      filters: { sort },
      sort,
      // Without paging all pictures are shown.
      pageSize: limit === Infinity && paging !== 'none' ? DEFAULT_LIMIT : limit,
      expected: album?.image_count,
    };
  }

  /** The album as a source of pictures, memoized: another one makes the pictures load again. */
  #imageSource(): ImageSource | undefined {
    const { token } = this;
    const source = this.#source.current;
    const [formerSource, formerToken] = this.#images?.from ?? [];
    if (!this.#images || source !== formerSource || token !== formerToken)
      this.#images = { from: [source, token], source: source && token ? imagesOf(source, token) : undefined };
    return this.#images.source;
  }

  protected override firstUpdated(): void {
    if (this.closable) this.renderRoot.querySelector('button')?.focus();
  }

  #close(): void {
    emit(this, 'pix-close', { album: this.album });
  }

  protected override get first(): Element {
    return this.frame.header;
  }

  protected override render(): TemplateResult {
    const { album, closable } = this;
    // The focus moves to the button, which tells by its description which album is open.
    return html`<header part="header" ?hidden=${!album && !closable}>
      ${
        closable
          ? html`<button
              class="back"
              part="button back-button"
              aria-describedby=${album ? 'title' : nothing}
              @click=${() => this.#close()}
            >
              ${icons.back}${this.#texts.t('backToAlbums')}
            </button>`
          : nothing
      }
      ${
        album
          ? html`<h2 part="heading" id="title">
                <bdi .textContent=${plainText(album.title) || this.#texts.t('album')}></bdi>
              </h2>
              <span part="count"><bdi .textContent=${pictureCount(album, this.#texts.t)}></bdi></span>`
          : nothing
      }
    </header>`;
  }
}

/** Adapter from an album to a source of pictures. */
function imagesOf(source: AlbumSource & Partial<ImageSource>, token: string): ImageSource {
  const get = recordReader(source.images);
  return {
    images: {
      list: ({ page, limit, sort }, options) => source.albums.images(token, { page, limit, sort }, options),
      ...(get && { get }),
    },
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-album': PixAlbum;
  }
}
