import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import type { Album, ListAlbumImagesQuery } from '../../contract/models.ts';
import { ChildrenController } from '../../controllers/children-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { emit } from '../../internal/emit.ts';
import { limitConverter } from '../../internal/limit-converter.ts';
import { AUTO_PAGES } from '../../internal/parse-limit.ts';
import { plainText } from '../../internal/plain-text.ts';
import { albumTexts } from '../../locales/albums.ts';
import { forwardSlots } from '../forward-slots.ts';
import { iconStyles } from '../icon.styles.ts';
import { icons } from '../icon.ts';
import { listStyles } from '../list.styles.ts';
import { pictureCount } from '../picture-count.ts';
import type { PixGallery } from '../pix-gallery/pix-gallery.ts';
import { recordReader, type AlbumSource, type ImageSource } from '../sources.ts';
import { albumStyles } from './pix-album.styles.ts';

/**
 * All pictures of an album, in the album's order.
 *
 * @slot header - Stands above the pictures, below the album's title.
 * @slot footer - Stands below the pictures.
 * @slot empty - Instead of "There are no pictures here yet."
 * @slot error - Instead of what is said when the pictures could not be loaded; the button that tries again stays.
 * @slot loading - Instead of the grey tiles while there are no pictures yet.
 * @slot overlay - A `<template>` that is laid over each tile; `data-pix-field="title"` shows a field of its record.
 * @fires pix-load - The pictures are there; `detail.count` says how many.
 * @fires pix-error - They could not be loaded; `detail.error` says why.
 * @fires pix-slow - Nothing has come for 4 seconds.
 * @fires pix-warning - Records without any picture were left out; `detail.skipped` says how many.
 * @fires pix-open - A visitor opens a picture; `detail.image` is its record. Cancelable.
 * @fires pix-change - A visitor went on: in the viewer (`detail.image`), or to another page (`detail.page`).
 * @fires pix-close - The viewer was closed (`detail.image`), or a visitor wants the album closed (`detail.album`).
 * @csspart header - The line above the pictures, with an album's title or a way back.
 * @csspart heading - The title in it.
 * @csspart count - The picture count in it.
 * @csspart gallery - The gallery inside; its own parts are exported under their own names.
 * @csspart grid - The list of tiles.
 * @csspart tile - A tile, a link to the picture's page.
 * @csspart image - The picture in a tile.
 * @csspart overlay - What is laid over a tile.
 * @csspart skeleton - A place that is kept for a tile.
 * @csspart strip - What scrolls in the carousel.
 * @csspart pager - The line below the pictures that leads on.
 * @csspart shown - How many pictures are shown.
 * @csspart page - A page's number.
 * @csspart ellipsis - Where numbers are left out.
 * @csspart status - What is said when nothing can be shown.
 * @csspart button - Every button.
 * @cssproperty [--pix-tile-size=clamp(96px, 30%, 220px)] - Least width of a tile.
 * @cssproperty [--pix-tile-ratio=1] - Width to height of a tile.
 * @cssproperty [--pix-row-height=clamp(96px, 28%, 240px)] - Height that rows come near to, and height of a carousel.
 * @cssproperty [--pix-gap=6px] - Space between tiles.
 * @cssproperty [--pix-radius=4px] - Roundness of tiles.
 * @cssproperty --pix-surface - Colour of a tile before its picture is there.
 * @cssproperty --pix-focus - Colour of the focus ring.
 * @cssstate loading - Pictures are on their way.
 * @cssstate empty - There are none.
 * @cssstate error - They could not be loaded.
 * @cssstate ready - They are there.
 * @example <pix-album token="k3V9xQ2mB7ap"></pix-album>
 */
export class PixAlbum extends LitElement {
  static override styles = [listStyles, iconStyles, albumStyles];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
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

  /** Where the pictures come from; until it is set the album waits. With `images.get` each opening counts a view. */
  declare source: (AlbumSource & Partial<ImageSource>) | undefined;
  /** The album's token, or its id. */
  declare token: string | undefined;
  /** How many pictures are shown, on a page or at first. Default all, and 24 with `paging`. */
  declare limit: number;
  /** Order; the album's own if absent. */
  declare sort: ListAlbumImagesQuery['sort'];
  /** The album's record, if known: its title is shown above. */
  declare album: Album | undefined;
  /** Whether there is a button that leads back; it gets the focus. */
  declare closable: boolean;
  /** How the pictures stand: `grid` (default), `rows`, `columns` or `masonry`, `carousel`. */
  declare layout: PixGallery['layout'];
  /** What comes after the first pictures: `none`, `more`, `scroll` or `pages`. Default `none`: all are shown. */
  declare paging: PixGallery['paging'];
  /** How many times `scroll` goes on by itself before there is a button. Default 5. */
  declare autoPages: number;
  /** `?name` or `#name`: keeps the picture in the viewer in the page's address under that name; Back closes. */
  declare history: string | undefined;
  /** `fast`: thumbnails alone. `sharp`: full pictures wherever thumbnails are too small. Default: where that costs little. */
  declare quality: PixGallery['quality'];
  /** What a tile shows until its picture is there: a CSS background, such as a colour. */
  declare placeholder: PixGallery['placeholder'];
  /** Addresses of a picture in the sizes that are needed, for hosts that can make them. */
  declare imageUrl: PixGallery['imageUrl'];
  /** Texts of your own, by key, instead of those of the language. */
  declare texts: OwnTexts | undefined;

  readonly #texts = new LocalizeController(this, albumTexts);
  #images: ImageSource | undefined;

  constructor() {
    super();
    this.limit = Infinity;
    this.autoPages = AUTO_PAGES;
    this.closable = false;
    new ChildrenController(this);
  }

  /** Brings a picture of the album into view; resolves as `reveal()` of a gallery does. */
  async reveal(index: number): Promise<HTMLElement | undefined> {
    if (!this.isConnected) return undefined;
    await this.updateComplete;
    return this.renderRoot.querySelector('pix-gallery')?.reveal(index);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('source') && !changed.has('token')) return;
    const { source, token } = this;
    // A new object is a new source: the gallery discards its pictures.
    this.#images = source && token ? imagesOf(source, token) : undefined;
  }

  protected override firstUpdated(): void {
    const gallery = this.renderRoot.querySelector<PixGallery>('[part=gallery]');
    if (gallery) new StateController(this, () => gallery.state, gallery);
    if (this.closable) this.renderRoot.querySelector('button')?.focus();
  }

  /**
   * Opens the viewer at a picture, or the nearest there is. Resolves when the viewer is open; `pix-close` tells of its end.
   * Does nothing where there are no pictures, or while the viewer is open.
   */
  async show(index: number): Promise<void> {
    await this.renderRoot.querySelector('pix-gallery')?.show(index);
  }

  /** Pages need a size; without pages all pictures are shown. */
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
        .source=${this.#images}
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

/** Parts of the gallery that a page's style sheet can reach. */
const GALLERY_PARTS =
  'grid, tile, image, overlay, skeleton, strip, pager, shown, page, ellipsis, status, button';

/** An album as a list of pictures. */
function imagesOf(source: AlbumSource & Partial<ImageSource>, token: string): ImageSource {
  const get = recordReader(source.images);
  return {
    images: {
      list: async ({ q, page, limit, sort }, options) => {
        if (q) throw new Error('An album cannot be searched.');
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
