import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { Album, ListAlbumsQuery } from '../../contract/models.ts';
import { ChildrenController } from '../../controllers/children-controller.ts';
import { ListController } from '../../controllers/list-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { LocalizeController, type OwnTexts } from '../../controllers/localize-controller.ts';
import { emit } from '../../internal/emit.ts';
import { navigationTarget } from '../../internal/spatial-navigation.ts';
import { limitConverter } from '../../internal/limit-converter.ts';
import { AUTO_PAGES } from '../../internal/parse-limit.ts';
import { albumTexts } from '../../locales/albums.ts';
import type { PixClose } from '../events.ts';
import { forwardSlots } from '../forward-slots.ts';
import { listStyles } from '../list.styles.ts';
import { notice, pulseInStep, skeleton, statusCode, strut } from '../list.templates.ts';
import type { PixGallery } from '../pix-gallery/pix-gallery.ts';
import type { AlbumSource, ReadOptions } from '../sources.ts';
import { albumCard } from './album-card.ts';
import { albumsStyles } from './pix-albums.styles.ts';

/**
 * Album cards with cover, title and picture count; opening one shows its pictures in place.
 *
 * @slot header - Stands above the cards, and above an open album.
 * @slot footer - Stands below them.
 * @slot empty - Instead of "There are no albums here yet."
 * @slot error - Instead of what is said when the albums could not be loaded; the button that tries again stays.
 * @slot loading - Instead of the grey cards while there are no albums yet.
 * @slot overlay - A `<template>` that is laid over each tile of an open album; `data-pix-field="title"` shows a field of its record.
 * @fires pix-load - The albums, or the pictures of the open one, are there; `detail.count` says how many.
 * @fires pix-error - They could not be loaded; `detail.error` says why.
 * @fires pix-slow - Nothing has come for 4 seconds.
 * @fires pix-warning - Records without any picture were left out; `detail.skipped` says how many.
 * @fires pix-open - A visitor opens an album (`detail.album`) or a picture (`detail.image`). Cancelable.
 * @fires pix-change - A visitor went on: in the viewer (`detail.image`), or to another page of an open album (`detail.page`).
 * @fires pix-close - A visitor goes back to the albums (`detail.album`) or closes the viewer (`detail.image`).
 * @csspart grid - The list of cards, and of tiles in an open album.
 * @csspart card - A card, a button.
 * @csspart cover - The frame of a card's picture.
 * @csspart title - A card's title.
 * @csspart count - A card's picture count, and that of an open album.
 * @csspart album - An open album; its own parts are exported under their own names.
 * @csspart header - The line above an open album.
 * @csspart heading - The title in it.
 * @csspart gallery - The gallery of an open album.
 * @csspart tile - A tile of an open album.
 * @csspart image - A picture, in a card or a tile.
 * @csspart overlay - What is laid over a tile of an open album.
 * @csspart skeleton - A place that is kept for a card, or for a tile.
 * @csspart strip - What scrolls in the carousel of an open album.
 * @csspart pager - The line below the pictures of an open album that leads on.
 * @csspart shown - How many pictures of it are shown.
 * @csspart page - A page's number.
 * @csspart ellipsis - Where numbers are left out.
 * @csspart status - What is said when nothing can be shown.
 * @csspart button - Every button but the cards.
 * @cssproperty [--pix-card-size=clamp(130px, 46%, 260px)] - Least width of a card.
 * @cssproperty [--pix-card-ratio=4 / 3] - Width to height of a cover.
 * @cssproperty [--pix-card-gap=28px 20px] - Space between cards: rows, columns.
 * @cssproperty [--pix-card-radius=10px] - Roundness of covers.
 * @cssproperty [--pix-tile-size=clamp(96px, 30%, 220px)] - Least width of a tile of an open album.
 * @cssproperty [--pix-tile-ratio=1] - Width to height of such a tile.
 * @cssproperty [--pix-gap=6px] - Space between such tiles.
 * @cssproperty [--pix-radius=4px] - Roundness of such tiles.
 * @cssproperty --pix-surface - Colour of a cover or a tile before its picture is there.
 * @cssproperty --pix-focus - Colour of the focus ring.
 * @cssstate loading - Albums are on their way.
 * @cssstate empty - There are none.
 * @cssstate error - They, or the album that a visitor chose, could not be loaded.
 * @cssstate ready - They are there.
 * @example <pix-albums user="owner"></pix-albums>
 */
export class PixAlbums extends LitElement {
  static override styles = [listStyles, albumsStyles];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    user: {},
    limit: { converter: limitConverter(Infinity) },
    layout: {},
    paging: {},
    autoPages: { attribute: 'auto-pages', type: Number },
    quality: {},
    placeholder: { attribute: false },
    imageUrl: { attribute: false },
    texts: { attribute: false },
    open: { state: true },
  };

  /** Where the albums come from; until it is set the element waits. */
  declare source: AlbumSource | undefined;
  /** Username; all public albums if absent. */
  declare user: string | undefined;
  /** How many albums are shown. Default all. */
  declare limit: number;
  /** How the pictures of an open album stand: `grid` (default), `rows`, `columns` or `masonry`, `carousel`. */
  declare layout: PixGallery['layout'];
  /** What comes after the first pictures of an open album: `none`, `more`, `scroll` or `pages`. Default `none`: all are shown. */
  declare paging: PixGallery['paging'];
  /** How many times `scroll` goes on by itself before there is a button. Default 5. */
  declare autoPages: number;
  /** `fast`: thumbnails alone. `sharp`: full pictures wherever thumbnails are too small. Default: where that costs little. */
  declare quality: PixGallery['quality'];
  /** What a tile shows until its picture is there: a CSS background, such as a colour. */
  declare placeholder: PixGallery['placeholder'];
  /** Addresses of a picture in the sizes that are needed, for hosts that can make them. */
  declare imageUrl: PixGallery['imageUrl'];
  /** Texts of your own, by key, instead of those of the language. */
  declare texts: OwnTexts | undefined;
  declare private open: Album | undefined;

  readonly #list = new ListController<Album>(this, (album) => album);
  readonly #texts = new LocalizeController(this, albumTexts);
  readonly #status = statusCode(this);
  /** The album that could not be opened, and why. */
  #failure: { state: 'error'; error: unknown; retry: () => void } | undefined;

  constructor() {
    super();
    this.limit = Infinity;
    this.autoPages = AUTO_PAGES;
    new StateController(this, () => this.#failure?.state ?? this.#list.state);
    new ChildrenController(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('source') && !changed.has('user') && !changed.has('limit')) return;
    const { source, user, limit } = this;
    const read =
      source &&
      ((range: ListAlbumsQuery, options: ReadOptions) => source.albums.list({ user, ...range }, options));
    this.open = this.#failure = undefined;
    this.#list.load({ read, page: 1, limit });
  }

  /** Shows the pictures of an album, or the cards again. */
  async show(album: Album | undefined): Promise<void> {
    const left = this.open;
    if (album) await import('../pix-album/pix-album.define.ts');
    this.open = album;
    await this.updateComplete;
    this.scrollIntoView({ block: 'nearest' });
    if (album || !left) return;
    const cards = this.renderRoot.querySelectorAll<HTMLElement>('.card');
    cards[this.#list.items.indexOf(left)]?.focus();
  }

  #open(album: Album): void {
    if (!emit(this, 'pix-open', { album }, true)) return;
    this.#failure = undefined;
    this.show(album).catch((error: unknown) => {
      this.#failure = { state: 'error', error, retry: () => this.#open(album) };
      this.requestUpdate();
      emit(this, 'pix-error', { error });
    });
  }

  #closed(event: CustomEvent<PixClose>): void {
    // The viewer closes with an image, the album with itself.
    if (event.detail.album) void this.show(undefined);
  }

  /** Arrow keys, Home, End and the Page keys lead from card to card; so does Tab. */
  readonly #press = (event: KeyboardEvent): void => {
    const { activeElement } = this.renderRoot as Partial<ShadowRoot>;
    const cards = [...this.renderRoot.querySelectorAll<HTMLElement>('.card')];
    const to = cards.includes(activeElement as HTMLElement)
      ? navigationTarget(cards, activeElement as HTMLElement, event)
      : undefined;
    if (!to) return;
    event.preventDefault();
    to.focus({ preventScroll: true });
    to.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };

  #cards(): TemplateResult {
    const { t } = this.#texts;
    const { items, state, list } = this.#list;
    const expected = list.count;
    const context = {
      texts: this.#texts,
      open: (album: Album) => this.#open(album),
      count: state === 'loading' ? Math.max(expected, items.length) : items.length,
    };
    const grey = skeleton({ state, items, expected }, captionSkeleton);
    return html`${
        items.length || state !== 'loading'
          ? nothing
          : html`<slot name="loading"
              ><ul class="grid" role="list" aria-hidden="true" @animationstart=${pulseInStep}>
                ${grey}
              </ul></slot
            >`
      }
      <ul
        class="grid"
        part="grid"
        role="list"
        tabindex="-1"
        aria-label=${t('albums')}
        aria-busy=${state === 'loading'}
      >
        ${items.map((album, index) => albumCard(album, { ...context, place: index + 1 }))}
        ${items.length ? grey : nothing}
      </ul>
      ${notice(this.#failure ?? this.#list, {
        host: this,
        texts: this.#texts,
        empty: t('noAlbums'),
        failed: t(this.#failure ? 'albumFailed' : 'albumsFailed'),
        code: this.#status,
      })}`;
  }

  protected override render(): TemplateResult {
    const { open } = this;
    return html`${strut}<slot name="header"></slot>
      <div ?hidden=${open} @keydown=${this.#press} @pointerenter=${preloadAlbum} @focusin=${preloadAlbum}>
        ${this.#cards()}
      </div>
      ${open ? this.#album(open) : nothing}<slot name="footer"></slot>`;
  }

  #album(album: Album): TemplateResult {
    return html`<pix-album
      part="album"
      exportparts=${ALBUM_PARTS}
      .source=${this.source}
      .album=${album}
      .layout=${this.layout}
      .paging=${this.paging}
      .autoPages=${this.autoPages}
      .quality=${this.quality}
      .placeholder=${this.placeholder}
      .imageUrl=${this.imageUrl}
      .texts=${this.texts}
      token=${album.token}
      closable
      @pix-close=${(event: CustomEvent<PixClose>) => this.#closed(event)}
      >${forwardSlots(this, ['error', 'loading', 'overlay'])}</pix-album
    >`;
  }
}

/** Parts of an open album that a page's style sheet can reach. */
const ALBUM_PARTS =
  'header, heading, count, gallery, grid, tile, image, overlay, skeleton, strip, pager, shown, page, ellipsis, status, button';

/** The two lines below a cover, while nobody knows what they say. */
const captionSkeleton = html`<span class="title">&nbsp;</span><span class="count">&nbsp;</span>`;

/** Fetches the code for an open album when a visitor seems about to want it; a failure shows when they do. */
function preloadAlbum(): void {
  import('../pix-album/pix-album.define.ts').catch(() => undefined);
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-albums': PixAlbums;
  }
}
