import { html, nothing, type TemplateResult } from 'lit';
import { markFailed } from '../mark-failed.ts';
import type { Picture } from '../picture.ts';

/** Options of a tile. */
export interface TileOptions {
  index: number;
  /** Size of the tile, in CSS pixels. */
  box?: { width: number; height: number } | undefined;
  /** Whether the tile is the tab stop of the grid (roving tabindex). */
  tabbable?: boolean;
  /** Initially in the viewport: the image is loaded at once, with high priority. */
  isInitial?: boolean | undefined;
  /** Known to be near the viewport: the image needs no lazy loading. */
  isNear?: boolean | undefined;
  /** Render no image address yet, as during fast scrolling. */
  isDeferred?: boolean | undefined;
  /** Addresses of larger images than the thumbnail. */
  srcset?: string | undefined;
  /** Style until the image has loaded. */
  placeholder?: string | undefined;
  overlay?: unknown;
}

/** Renders a tile: a link to the picture page; a click opens the viewer instead. */
export function tile(picture: Picture, options: TileOptions): TemplateResult {
  const { index, tabbable, isInitial, isNear, isDeferred, srcset, placeholder, overlay } = options;
  return html`<a
    class="frame"
    part="tile"
    href=${picture.page}
    data-index=${index}
    tabindex=${tabbable ? 0 : -1}
    aria-haspopup="dialog"
    .style=${placeholder ?? nothing}
    ><img
      part="image"
      decoding="async"
      loading=${isInitial || isNear ? 'eager' : 'lazy'}
      fetchpriority=${isInitial ? 'high' : 'auto'}
      width=${picture.width}
      height=${picture.height}
      alt=${picture.title}
      srcset=${(!isDeferred && srcset) || nothing}
      src=${isDeferred ? nothing : picture.thumbnail}
      @load=${markFailed}
      @error=${markFailed}
    />${overlay ?? nothing}</a
  >`;
}
