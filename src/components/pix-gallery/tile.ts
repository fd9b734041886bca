import { html, nothing, type TemplateResult } from 'lit';
import type { Picture } from '../picture.ts';

/** How a tile is shown. */
export interface TileOptions {
  index: number;
  /** Whether Tab leads to it; arrows lead to the others. */
  tabbable?: boolean;
  /** In the window from the beginning: loaded at once and first. */
  first?: boolean | undefined;
  /** Near the window, as whoever draws it knows: no need for the browser to find out. */
  near?: boolean | undefined;
  /** Flown past: its picture is not asked for. */
  passed?: boolean | undefined;
  /** Addresses for screens of more pixels. */
  srcset?: string | undefined;
  /** Style of what is there until the picture is. */
  placeholder?: string | undefined;
  overlay?: unknown;
}

/** A tile: a link to the picture's page, which opens the viewer for whoever has it. */
export function tile(picture: Picture, options: TileOptions): TemplateResult {
  const { index, tabbable, first, near, passed, srcset, placeholder, overlay } = options;
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
      loading=${first || near ? 'eager' : 'lazy'}
      fetchpriority=${first ? 'high' : 'auto'}
      width=${picture.width}
      height=${picture.height}
      alt=${picture.title}
      srcset=${(!passed && srcset) || nothing}
      src=${passed ? nothing : picture.thumbnail}
    />${overlay ?? nothing}</a
  >`;
}
