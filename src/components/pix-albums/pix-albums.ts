import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { Album, ListAlbumsQuery } from '../../contract/models.ts';
import { ListController } from '../../controllers/list-controller.ts';
import { emit } from '../../internal/emit.ts';
import { limitConverter } from '../../internal/parse-limit.ts';
import { plainText } from '../../internal/plain-text.ts';
import { safeUrl } from '../../internal/safe-url.ts';
import type { PixClose } from '../events.ts';
import { listStyles } from '../list.styles.ts';
import { skeleton, status, strut } from '../list.templates.ts';
import type { AlbumSource, ReadOptions } from '../sources.ts';
import { albumsStyles } from './pix-albums.styles.ts';

/**
 * Album cards with cover, title and picture count; opening one shows its pictures in place.
 *
 * @fires pix-load - The albums, or the pictures of the open one, are there; `detail.count` says how many.
 * @fires pix-error - They could not be loaded; `detail.error` says why.
 * @fires pix-open - A visitor opens an album (`detail.album`) or a picture (`detail.image`). Cancelable.
 * @fires pix-close - A visitor goes back to the albums (`detail.album`) or closes the viewer (`detail.image`).
 * @csspart grid - The list of cards, and of tiles in an open album.
 * @csspart card - A card, a button.
 * @csspart cover - The frame of a card's picture.
 * @csspart title - A card's title.
 * @csspart count - A card's picture count.
 * @csspart header - The line above an open album.
 * @csspart heading - The title in it.
 * @csspart tile - A tile of an open album.
 * @csspart image - A picture, in a card or a tile.
 * @csspart status - What is said when nothing can be shown.
 * @csspart button - "Back to albums" and "Try again".
 * @cssproperty [--pix-card-size=clamp(130px, 46%, 260px)] - Least width of a card.
 * @cssproperty [--pix-card-ratio=4 / 3] - Width to height of a cover.
 * @cssproperty [--pix-card-gap=20px] - Space between cards.
 * @example <pix-albums user="owner"></pix-albums>
 */
export class PixAlbums extends LitElement {
  static override styles = [listStyles, albumsStyles];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    user: {},
    limit: { converter: limitConverter(Infinity) },
    open: { state: true },
  };

  /** Where the albums come from; until it is set the element waits. */
  declare source: AlbumSource | undefined;
  /** Username; all public albums if absent. */
  declare user: string | undefined;
  /** How many albums are shown. Default all. */
  declare limit: number;
  declare private open: Album | undefined;

  readonly #list = new ListController<Album>(this, (album) => album);
  /** The album that could not be opened, and why. */
  #failure: { state: 'error'; error: unknown; retry: () => void } | undefined;

  constructor() {
    super();
    this.limit = Infinity;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.size || (changed.size === 1 && changed.has('open'))) return;
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
    if (!album) this.renderRoot.querySelector<HTMLElement>(`[data-id="${Number(left?.id)}"]`)?.focus();
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

  #card(album: Album): TemplateResult {
    const cover = safeUrl(album.cover_thumbnail);
    return html`<li>
      <button class="card" part="card" data-id=${album.id} @click=${() => this.#open(album)}>
        <span class="frame" part="cover">
          ${cover ? html`<img part="image" decoding="async" loading="lazy" alt="" src=${cover} />` : nothing}
        </span>
        <bdi class="title" part="title">${plainText(album.title) || 'Album'}</bdi>
        <span class="count" part="count">${count(album.image_count)}</span>
      </button>
    </li>`;
  }

  protected override render(): TemplateResult {
    const { open } = this;
    return html`${strut}
      <div ?hidden=${open} @pointerenter=${preloadAlbum} @focusin=${preloadAlbum}>
        <ul class="grid" part="grid" role="list" tabindex="-1" aria-busy=${this.#list.state === 'loading'}>
          ${this.#list.items.map((album) => this.#card(album))} ${skeleton(this.#list, captionSkeleton)}
        </ul>
        ${this.#failure ? status(this.#failure, 'album') : status(this.#list, 'albums')}
      </div>
      ${
        open
          ? html`<pix-album
              exportparts="header, heading, grid, tile, image, status, button"
              .source=${this.source}
              .album=${open}
              token=${open.token}
              closable
              @pix-close=${(event: CustomEvent<PixClose>) => this.#closed(event)}
            ></pix-album>`
          : nothing
      }`;
  }
}

/** The two lines below a cover, while nobody knows what they say. */
const captionSkeleton = html`<span class="title">&nbsp;</span><span class="count">&nbsp;</span>`;

/** "1 picture", "12 pictures"; nothing when the server does not say. */
function count(pictures: number | undefined): string {
  return Number.isInteger(pictures)
    ? `${Number(pictures).toLocaleString('en')} picture${pictures === 1 ? '' : 's'}`
    : '';
}

/** Fetches the code for an open album when a visitor seems about to want it; a failure shows when they do. */
function preloadAlbum(): void {
  import('../pix-album/pix-album.define.ts').catch(() => undefined);
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-albums': PixAlbums;
  }
}
