import {
  css,
  html,
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { ListAlbumImagesQuery } from '../../contract/models.ts';
import { limitConverter } from '../../internal/parse-limit.ts';
import type { AlbumSource, ImageSource } from '../sources.ts';

/**
 * All pictures of an album, in the album's order.
 *
 * @fires pix-load - The pictures are there; `detail.count` says how many.
 * @fires pix-error - They could not be loaded; `detail.error` says why.
 * @fires pix-open - A visitor opens a picture; `detail.image` is its record. Cancelable.
 * @fires pix-close - The viewer was closed; `detail.image` is the record shown last.
 * @csspart gallery - The gallery inside; its own parts are exported under their own names.
 * @example <pix-album token="k3V9xQ2mB7ap"></pix-album>
 */
export class PixAlbum extends LitElement {
  static override styles = css`
    :host {
      display: block !important;
      max-inline-size: 100%;
    }
    :host([hidden]) {
      display: none !important;
    }
  `;
  static override properties: PropertyDeclarations = {
    source: { attribute: false },
    token: {},
    limit: { converter: limitConverter(Infinity) },
    sort: {},
  };

  /** Where the pictures come from; until it is set the album waits. */
  declare source: AlbumSource | undefined;
  /** The album's token, or its id. */
  declare token: string | undefined;
  /** How many pictures are shown. Default all. */
  declare limit: number;
  /** Order; the album's own if absent. */
  declare sort: ListAlbumImagesQuery['sort'];

  #images: ImageSource | undefined;

  constructor() {
    super();
    this.limit = Infinity;
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

  protected override render(): TemplateResult {
    return html`<pix-gallery
      part="gallery"
      exportparts="grid, tile, image, status, button"
      .source=${this.#images}
      .limit=${this.limit}
      .sort=${this.sort}
    ></pix-gallery>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pix-album': PixAlbum;
  }
}
