import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../contract/limits.ts';
import type { Image, ImageSort, ListImagesQuery } from '../../contract/models.ts';
import { ListController, type ListState } from '../../controllers/list-controller.ts';
import { StateController } from '../../controllers/state-controller.ts';
import { TextController, type OwnTexts } from '../../controllers/text-controller.ts';
import { lazy } from '../../internal/lazy.ts';
import { AUTO_PAGES, parseLimit } from '../../internal/parse-limit.ts';
import { galleryTexts } from '../../locales/gallery.ts';
import { listStyles } from '../list.styles.ts';
import { notice, skeleton, strut } from '../list.templates.ts';
import { toPicture, type Picture } from '../picture.ts';
import type { ImageSource, ReadOptions } from '../sources.ts';
import { ViewerController } from '../viewer-controller.ts';
import { galleryStyles } from './pix-gallery.styles.ts';
import type { ImageUrl } from '../image-url.ts';
import { tile, type TileOptions } from './tile.ts';
import type { GalleryExtras } from './extras.ts';

/** Tiles that are loaded at once and first; the rest wait until they are near the window. */
const FIRST_TILES = 8;

/** Properties that make another list. */
const ASKED = ['source', 'limit', 'page', 'sort', 'q', 'album', 'user', 'category', 'tag', 'paging'] as const;

/** Keys that lead from tile to tile. */
const KEYS = /^(Arrow|Page|Home$|End$)/;

/** How pictures stand. `masonry` is another word for `columns`. */
export type GalleryLayout = 'grid' | 'rows' | 'columns' | 'masonry' | 'carousel';

/** How a list goes on after its first `limit` pictures. */
export type GalleryPaging = 'none' | 'more' | 'scroll' | 'pages';

/**
 * Pictures in a grid, in rows, in columns or in one row, with a zoom viewer.
 *
 * @slot header - Above the pictures.
 * @slot footer - Below the pictures.
 * @slot loading - Instead of the grey tiles while there are no pictures yet.
 * @slot empty - Instead of the words that say that there are none.
 * @slot error - Instead of the words that say what failed.
 * @slot tiles - Instead of the tiles, for a page that draws the pictures itself.
 * @slot overlay - A `<template>` that is laid over each tile; `data-pix-field="title"` shows a field of its record.
 * @fires pix-load - The pictures are there; `detail.count` says how many.
 * @fires pix-error - They could not be loaded; `detail.error` says why.
 * @fires pix-slow - Nothing has come for 4 seconds.
 * @fires pix-warning - Records without any picture were left out; `detail.skipped` says how many.
 * @fires pix-open - A visitor opens a picture; `detail.image` is its record. Cancelable: the viewer then stays away.
 * @fires pix-change - A visitor went on: in the viewer (`detail.image`), to another page (`detail.page`), by a control (`detail.query`).
 * @fires pix-close - The viewer was closed; `detail.image` is the record shown last.
 * @csspart controls - The controls above the pictures.
 * @csspart toolbar - The row that they stand in.
 * @csspart search - The search field.
 * @csspart search__box - Its frame.
 * @csspart search__input - What one types into.
 * @csspart search__clear - The button that empties it.
 * @csspart sort - The choice of an order.
 * @csspart sort__box - Its frame.
 * @csspart sort__select - The list in it.
 * @csspart category - The choice of a category.
 * @csspart category__box - Its frame.
 * @csspart category__select - The list in it.
 * @csspart tags - The line of tags.
 * @csspart tags__row - What scrolls in it.
 * @csspart tags__more - The button that shows all of them.
 * @csspart tag - A tag, a button.
 * @csspart tag__name - What it says.
 * @csspart tag__number - How many pictures have it.
 * @csspart count - How many pictures there are.
 * @csspart grid - The list of tiles, in every layout.
 * @csspart tile - A tile, a link to the picture's page.
 * @csspart image - The picture in a tile.
 * @csspart overlay - What is laid over a tile.
 * @csspart skeleton - A place that is kept for a tile.
 * @csspart strip - What scrolls in a carousel.
 * @csspart pager - The line below the pictures that leads on.
 * @csspart shown - How many pictures are shown.
 * @csspart page - A page's number.
 * @csspart ellipsis - Where numbers are left out.
 * @csspart status - What is said when nothing can be shown.
 * @csspart button - Every button.
 * @cssstate loading - Pictures are awaited.
 * @cssstate ready - Pictures are there.
 * @cssstate empty - There are none.
 * @cssstate error - They could not be loaded.
 * @cssproperty [--pix-tile-size=clamp(96px, 30%, 220px)] - Least width of a tile in a grid or in columns.
 * @cssproperty [--pix-tile-ratio=1] - Width to height of a tile in a grid.
 * @cssproperty [--pix-row-height=clamp(96px, 28%, 240px)] - Height that rows come near to, and height of a carousel.
 * @cssproperty [--pix-gap=6px] - Space between tiles.
 * @cssproperty [--pix-radius=4px] - Roundness of tiles.
 * @cssproperty --pix-surface - Colour of a tile before its picture is there.
 * @cssproperty --pix-focus - Colour of the focus ring.
 * @cssproperty [--pix-control-size=40px] - Height of the controls.
 * @cssproperty [--pix-chip-size=32px] - Height of a tag.
 * @cssproperty [--pix-controls-space=16px] - Space below the controls.
 * @example <pix-gallery limit="12" sort="popular"></pix-gallery>
 */
export class PixGallery extends LitElement {
  static override styles = [listStyles, galleryStyles];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    limit: { type: Number },
    page: { type: Number },
    sort: {},
    q: {},
    album: {},
    user: {},
    category: {},
    tag: {},
    layout: {},
    paging: {},
    autoPages: { attribute: 'auto-pages', type: Number },
    controls: {},
    sync: {},
    history: {},
    placeholder: { attribute: false },
    imageUrl: { attribute: false },
    texts: { attribute: false },
    expected: { attribute: false },
  };

  /** Where the pictures come from; until it is set the gallery waits. */
  declare source: ImageSource | undefined;
  /** How many pictures are shown, on a page or at first; over 100 are read in pages. Default 24. */
  declare limit: number;
  /** Which part of the list is shown, counted in `limit`s from 1. Default 1. */
  declare page: number;
  /** Order: `newest` (default), `oldest`, `popular` or `size`. */
  declare sort: ImageSort | undefined;
  /** Words that slug, title, description or tags must contain. */
  declare q: string | undefined;
  /** Token or id of an album. */
  declare album: string | undefined;
  /** Username. */
  declare user: string | undefined;
  /** Category name. */
  declare category: string | undefined;
  /** Tag. */
  declare tag: string | undefined;
  /** `grid` (default), `rows`, `columns` or `masonry`, `carousel`. */
  declare layout: GalleryLayout | undefined;
  /** What comes after `limit` pictures: nothing (`none`, the default), a button (`more`), more while scrolling (`scroll`), numbered `pages`. */
  declare paging: GalleryPaging | undefined;
  /** How many times `scroll` goes on by itself before there is a button. Default 5. */
  declare autoPages: number;
  /** Controls above the pictures, in this order: `search sort category tags count`. */
  declare controls: string | undefined;
  /** The controls' values stand in the page's address; a value is put before their names there. */
  declare sync: string | undefined;
  /** `?name` or `#name`: the picture in the viewer stands in the page's address under that name, and Back closes. */
  declare history: string | undefined;
  /** What a tile shows until its picture is there: a CSS background, such as a colour. */
  declare placeholder: ((image: Image) => string | undefined) | undefined;
  /** Addresses of a picture in the sizes that are needed, for hosts that can make them. */
  declare imageUrl: ImageUrl | undefined;
  /** Texts of your own, by their names. */
  declare texts: OwnTexts | undefined;
  /** How many pictures there probably are, if known before they are read: so many places are kept. */
  declare expected: number | undefined;

  readonly #list = new ListController<Image, Picture>(this, toPicture);
  readonly #texts = new TextController(this, galleryTexts);
  readonly #viewer = new ViewerController(this, () => ({
    pictures: this.#list.list,
    tile: (index) => this.#tileAt(index),
    reveal: (index) => this.reveal(index),
    get: this.source?.images.get?.bind(this.source.images),
    history: this.history,
    texts: this.texts,
  }));
  readonly #code = lazy(() => import('./extras.ts'), this);
  #extras: GalleryExtras | undefined;
  /** Another list is wanted, but not yet asked for. */
  #due = false;
  /** Code is on its way that decides what is shown. */
  #waits = false;
  /** The tile that Tab leads to. */
  #current = 0;

  constructor() {
    super();
    this.limit = DEFAULT_LIMIT;
    this.page = 1;
    this.autoPages = AUTO_PAGES;
    new StateController(this, () => this.state);
  }

  /** `loading` until the pictures are there, then `ready`; `empty` when there are none, `error` when a request failed. */
  get state(): ListState {
    return this.#list.state;
  }

  /** How many pictures the service has for what is asked, as soon as it says so. */
  get total(): number | undefined {
    return this.#list.list.total;
  }

  /** Opens the viewer at a picture; does nothing while there is none, or another one is being viewed (U20). */
  show(index: number): Promise<void> {
    return this.#viewer.show(index);
  }

  /** Brings a picture into view; resolves with its tile, a link, or with nothing where there is none. */
  async reveal(index: number): Promise<HTMLElement | undefined> {
    await this.#extras?.reveal(index);
    const tile = this.#tileAt(index);
    tile?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return tile;
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.limit = parseLimit(this.limit) ?? DEFAULT_LIMIT;
    this.page = parseLimit(this.page) ?? 1;
    this.#due ||= ASKED.some((name) => changed.has(name));
    const code = this.#isPlain ? null : this.#code();
    if (code) {
      this.#extras ??= new code.GalleryExtras(this, {
        list: this.#list,
        texts: this.#texts,
        tile: (picture, options) => this.#tile(picture, options),
      });
    }
    // Which list is wanted may depend on code that is on its way; without it there are all pictures, in a grid.
    this.#waits = code === undefined || this.#extras?.isPrepared() === false;
    if (this.#waits || !this.#due) return;
    this.#due = false;
    this.#current = 0;
    const { source, page, limit, expected, sort, q, album, user, category, tag } = this;
    const query: ListImagesQuery = { sort, q, album, user, category, tag };
    const read =
      source &&
      ((range: ListImagesQuery, options: ReadOptions) => source.images.list({ ...query, ...range }, options));
    this.#list.load({ read, page, limit, expected, endless: this.#extras?.endless });
  }

  /** Whether the style sheet's grid will do, and nothing else is wanted. */
  get #isPlain(): boolean {
    const { layout = 'grid', paging = 'none', controls, sync, placeholder, imageUrl } = this;
    return (
      layout === 'grid' &&
      paging === 'none' &&
      !controls &&
      sync == null &&
      !placeholder &&
      !imageUrl &&
      !this.#overlay &&
      this.#places <= MAX_LIMIT
    );
  }

  /** How many pictures there will be, as far as is known; of a list that is not asked for yet, too. */
  get #places(): number {
    const { limit, expected = DEFAULT_LIMIT } = this;
    return this.#due ? (limit < Infinity ? limit : expected) : this.#list.list.count;
  }

  get #overlay(): HTMLTemplateElement | null {
    return this.querySelector(':scope>template[slot=overlay]');
  }

  #tileAt(index: number): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined;
  }

  #tile(picture: Picture, options: TileOptions): TemplateResult {
    const { index } = options;
    const overlay = this.#overlay;
    return tile(picture, {
      first: this.#list.urgent && index < FIRST_TILES,
      tabbable: index === this.#current,
      placeholder: this.placeholder && this.#extras?.placeholder(this.placeholder, picture),
      overlay: overlay && this.#extras?.overlay(overlay, picture),
      ...options,
    });
  }

  readonly #focused = ({ target }: Event): void => {
    this.#viewer.preload();
    const index = indexOf(target);
    if (index < 0 || index === this.#current) return;
    this.#current = index;
    this.requestUpdate();
  };

  /** Arrows and their kin lead from tile to tile, also to those that are not drawn. */
  readonly #press = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const index = indexOf(target);
    if (index < 0 || altKey || ctrlKey || metaKey || !KEYS.test(key)) return;
    event.preventDefault();
    // Without that code Tab still leads to the tile.
    void import('./extras.ts').then(
      ({ moveFocus }) => moveFocus(this, this.#extras, index, key),
      () => undefined,
    );
  };

  protected override render(): TemplateResult | typeof nothing {
    const list = this.#list;
    const { say } = this.#texts;
    const { state } = list;
    const extras = this.#extras;
    const { count } = list.list;
    const { controls, layout = 'grid', paging = 'none' } = this;
    // Tiles that are there first would be pushed down, stand elsewhere, or have less room.
    if (this.#waits && (controls || layout !== 'grid' || paging !== 'none')) return nothing;
    const tiles = extras?.tiles();
    // While the code is on its way that draws only some, the places of the first are kept.
    const items = list.range ? [] : list.items;
    return html`${strut}<slot name="header"></slot>${extras?.controls()}
      <div
        class="tiles"
        aria-busy=${state === 'loading'}
        @click=${(event: MouseEvent) => this.#viewer.click(event, indexOf(event.target))}
        @keydown=${this.#press}
        @focusin=${this.#focused}
        @pointerenter=${this.#viewer.preload}
      >
        <slot name=${state === 'loading' && this.total === undefined ? 'loading' : 'tiles'}
          >${
            tiles ??
            html`<ul
              class="grid"
              part="grid"
              role="list"
              tabindex="-1"
              aria-label=${say('pictures', { count })}
            >
              ${items.map((picture, index) => html`<li>${this.#tile(picture, { index })}</li>`)}
              ${skeleton({ state: list.range ? 'loading' : state, items, expected: Math.min(this.#places, MAX_LIMIT) })}
            </ul>`
          }</slot
        >
      </div>
      ${notice(list, { empty: say('noPictures'), failed: say('picturesFailed'), again: say('tryAgain') })}
      ${extras?.pager()}<slot name="footer"></slot>`;
  }
}

/** Index of the tile that an event happened in; -1 elsewhere. */
function indexOf(target: EventTarget | null): number {
  return Number((target as Element | null)?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-gallery': PixGallery;
  }
}
