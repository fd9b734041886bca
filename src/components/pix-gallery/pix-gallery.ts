import { html, LitElement, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { DEFAULT_LIMIT } from '../../contract/limits.ts';
import type { Image, ImageSort, ListImagesQuery } from '../../contract/models.ts';
import { ListController } from '../../controllers/list-controller.ts';
import { emit } from '../../internal/emit.ts';
import { limitConverter } from '../../internal/parse-limit.ts';
import { whenGone } from '../../internal/when-gone.ts';
import { listStyles } from '../list.styles.ts';
import { skeleton, status, strut } from '../list.templates.ts';
import { toPicture, type Picture } from '../picture.ts';
import type { ImageSource, ReadOptions } from '../sources.ts';
import { galleryStyles } from './pix-gallery.styles.ts';

/** Tiles that are loaded at once and first; the rest wait until they are near the window. */
const FIRST_TILES = 8;

/**
 * A responsive grid of pictures with a zoom viewer.
 *
 * @fires pix-load - The pictures are there; `detail.count` says how many.
 * @fires pix-error - They could not be loaded; `detail.error` says why.
 * @fires pix-open - A visitor opens a picture; `detail.image` is its record. Cancelable: the viewer then stays away.
 * @fires pix-close - The viewer was closed; `detail.image` is the record shown last.
 * @csspart grid - The list of tiles.
 * @csspart tile - A tile, a link to the picture's page.
 * @csspart image - The picture in a tile.
 * @csspart status - What is said when nothing can be shown.
 * @csspart button - The button that tries again.
 * @cssproperty [--pix-tile-size=clamp(96px, 30%, 220px)] - Least width of a tile.
 * @cssproperty [--pix-tile-ratio=1] - Width to height of a tile.
 * @cssproperty [--pix-gap=6px] - Space between tiles.
 * @cssproperty [--pix-radius=4px] - Roundness of tiles.
 * @cssproperty --pix-surface - Colour of a tile before its picture is there.
 * @cssproperty --pix-focus - Colour of the focus ring.
 * @example <pix-gallery limit="12" sort="popular"></pix-gallery>
 */
export class PixGallery extends LitElement {
  static override styles = [listStyles, galleryStyles];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    limit: { converter: limitConverter(DEFAULT_LIMIT) },
    page: { type: Number },
    sort: {},
    q: {},
    album: {},
    user: {},
    category: {},
    tag: {},
    expected: { attribute: false },
  };

  /** Where the pictures come from; until it is set the gallery waits. */
  declare source: ImageSource | undefined;
  /** How many pictures are shown; over 100 are read in pages. Default 24. */
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
  /** How many pictures there probably are, if known before they are read: so many places are kept. */
  declare expected: number | undefined;

  readonly #list = new ListController<Image, Picture>(this, toPicture);
  #viewer: AbortController | undefined;

  constructor() {
    super();
    this.limit = DEFAULT_LIMIT;
    this.page = 1;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    whenGone(this, () => this.#viewer?.abort());
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.size) return;
    const { source, page, limit, expected, sort, q, album, user, category, tag } = this;
    const query: ListImagesQuery = { sort, q, album, user, category, tag };
    const read =
      source &&
      ((range: ListImagesQuery, options: ReadOptions) => source.images.list({ ...query, ...range }, options));
    this.#list.load({ read, page, limit, expected });
  }

  /** Opens the viewer at a picture; does nothing while there is none, or another one is being viewed (U20). */
  async show(index: number): Promise<void> {
    const pictures = this.#list.items;
    if (viewing || !pictures[index]) return;
    const own = (viewing = this.#viewer = new AbortController());
    try {
      const { openViewer } = await import('../pix-lightbox/open-viewer.ts');
      const tiles = () => [...this.renderRoot.querySelectorAll('a')];
      const last = await openViewer(pictures, index, (i) => tiles()[i], own.signal);
      emit(this, 'pix-close', { image: pictures[last]?.image });
    } finally {
      viewing = undefined;
    }
  }

  #open(event: MouseEvent, index: number): void {
    // Other clicks mean a new tab, a window, a download: those stay the link's.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const picture = this.#list.items[index];
    if (viewing || !picture || !emit(this, 'pix-open', { image: picture.image, index }, true)) return;
    // Without the viewer the link still leads to the picture.
    this.show(index).catch(() => location.assign(picture.page));
  }

  #tile(picture: Picture, index: number): TemplateResult {
    const first = this.#list.urgent && index < FIRST_TILES;
    return html`<li>
      <a
        class="frame"
        part="tile"
        href=${picture.page}
        aria-haspopup="dialog"
        @click=${(event: MouseEvent) => this.#open(event, index)}
        ><img
          part="image"
          decoding="async"
          loading=${first ? 'eager' : 'lazy'}
          fetchpriority=${first ? 'high' : 'auto'}
          width=${picture.width}
          height=${picture.height}
          alt=${picture.title}
          src=${picture.thumbnail}
      /></a>
    </li>`;
  }

  protected override render(): TemplateResult {
    return html`${strut}
      <ul
        class="grid"
        part="grid"
        role="list"
        tabindex="-1"
        aria-busy=${this.#list.state === 'loading'}
        @pointerenter=${preloadViewer}
        @focusin=${preloadViewer}
        @touchstart=${passivePreload}
      >
        ${this.#list.items.map((picture, index) => this.#tile(picture, index))} ${skeleton(this.#list)}
      </ul>
      ${status(this.#list, 'pictures')}`;
  }
}

/** One viewer at a time, on the whole page (U20). */
let viewing: AbortController | undefined;

/** Fetches the viewer's code when a visitor seems about to want it; a failure shows when they do. */
function preloadViewer(): void {
  import('../pix-lightbox/open-viewer.ts').catch(() => undefined);
}

const passivePreload = { handleEvent: preloadViewer, passive: true };

declare global {
  interface HTMLElementTagNameMap {
    'pix-gallery': PixGallery;
  }
}
