import {
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { Album, ListAlbumImagesQuery } from '../../contract/models.ts';
import { emit } from '../../internal/emit.ts';
import { limitConverter } from '../../internal/parse-limit.ts';
import { plainText } from '../../internal/plain-text.ts';
import { listStyles } from '../list.styles.ts';
import type { AlbumSource, ImageSource } from '../sources.ts';
import { albumStyles } from './pix-album.styles.ts';

/**
 * All pictures of an album, in the album's order.
 *
 * @fires pix-load - The pictures are there; `detail.count` says how many.
 * @fires pix-error - They could not be loaded; `detail.error` says why.
 * @fires pix-open - A visitor opens a picture; `detail.image` is its record. Cancelable.
 * @fires pix-close - The viewer was closed (`detail.image`), or a visitor wants the album closed (`detail.album`).
 * @csspart header - The line above the pictures, with an album's title or a way back.
 * @csspart heading - The title in it.
 * @csspart gallery - The gallery inside; its own parts are exported under their own names.
 * @csspart button - "Back to albums", and the gallery's "Try again".
 * @example <pix-album token="k3V9xQ2mB7ap"></pix-album>
 */
export class PixAlbum extends LitElement {
  static override styles = [listStyles, albumStyles];
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    token: {},
    limit: { converter: limitConverter(Infinity) },
    sort: {},
    album: { attribute: false },
    closable: { type: Boolean },
  };

  /** Where the pictures come from; until it is set the album waits. */
  declare source: AlbumSource | undefined;
  /** The album's token, or its id. */
  declare token: string | undefined;
  /** How many pictures are shown. Default all. */
  declare limit: number;
  /** Order; the album's own if absent. */
  declare sort: ListAlbumImagesQuery['sort'];
  /** The album's record, if known: its title is shown above. */
  declare album: Album | undefined;
  /** Whether there is a button that leads back; it gets the focus. */
  declare closable: boolean;

  #images: ImageSource | undefined;

  constructor() {
    super();
    this.limit = Infinity;
    this.closable = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('source') && !changed.has('token')) return;
    const { source, token } = this;
    // A new object is a new wish: the gallery drops what it showed.
    this.#images =
      source && token
        ? {
            images: {
              list: ({ page, limit, sort }, options) =>
                source.albums.images(token, { page, limit, sort }, options),
            },
          }
        : undefined;
  }

  protected override firstUpdated(): void {
    if (this.closable) this.renderRoot.querySelector('button')?.focus();
  }

  #close(): void {
    emit(this, 'pix-close', { album: this.album });
  }

  protected override render(): TemplateResult {
    const { album, closable } = this;
    return html`<header part="header" ?hidden=${!album && !closable}>
        ${
          closable
            ? html`<button class="action" part="button" @click=${() => this.#close()}>Back to albums</button>`
            : nothing
        }
        ${album ? html`<h2 part="heading"><bdi>${plainText(album.title)}</bdi></h2>` : nothing}
      </header>
      <pix-gallery
        part="gallery"
        exportparts="grid, tile, image, status, button"
        .source=${this.#images}
        .limit=${this.limit}
        .sort=${this.sort}
        .expected=${album?.image_count}
      ></pix-gallery>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-album': PixAlbum;
  }
}
