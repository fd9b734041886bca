import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { sizeObserver, type SizeObserver } from '../../internal/size-observer.ts';

/** An element that may render a plain grid. */
type GridHost = ReactiveControllerHost & HTMLElement & { renderRoot?: ParentNode };

/** Measures the tiles of the plain grid, and updates the gallery when the grid is resized. */
export class TileBox implements ReactiveController {
  /** Box of the first tile: of width 0 while the grid is hidden, `undefined` until it is laid out and without tiles. */
  rect: DOMRect | undefined;
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
      this.rect = host.renderRoot?.querySelector('.grid>li')?.getBoundingClientRect();
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
