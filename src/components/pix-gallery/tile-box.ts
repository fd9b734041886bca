import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';

/** An element that may render a plain grid. */
type GridHost = ReactiveControllerHost & HTMLElement & { renderRoot?: ParentNode };

/** Measures the tiles of the plain grid, and updates the gallery when the grid is resized. */
export class TileBox implements ReactiveController {
  /** Size of the first picture: of width 0 while the grid is hidden, `undefined` until it is laid out and without tiles. */
  rect: { width: number; height: number } | undefined;
  readonly #host: GridHost;
  #sizes: SizeObserver | undefined;

  constructor(host: GridHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const host = this.#host;
    // The observer belongs to the document that the gallery is in now.
    this.#sizes = sizeObserver(host, () => {
      // Layout is fresh here; reading the box during an update would force one layout per gallery.
      this.rect = pictureIn(host.renderRoot?.querySelector('.grid>li'));
      // In the next frame: a change within the callback is a ResizeObserver loop error.
      requestAnimationFrame(() => {
        if (host.isConnected) host.requestUpdate();
      });
    });
    this.hostUpdated();
  }

  hostDisconnected(): void {
    this.#sizes?.disconnect();
    this.#sizes = undefined;
  }

  hostUpdated(): void {
    const grid = this.#host.renderRoot?.querySelector('.grid');
    if (grid) this.#sizes?.observe(grid);
  }
}

/** The size of the picture of an item, without the caption below it; not that of the image, which grows under the pointer. */
function pictureIn(item: Element | null | undefined): TileBox['rect'] {
  if (!item) return undefined;
  const { width, height } = item.getBoundingClientRect();
  const caption = item.querySelector('.caption');
  const isBelow = caption && getComputedStyle(caption).position === 'static';
  return { width, height: height - (isBelow ? caption.getBoundingClientRect().height : 0) };
}
