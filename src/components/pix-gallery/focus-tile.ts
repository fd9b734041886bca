import type { ReactiveControllerHost } from 'lit';
import { focusInView } from '../../internal/scroll-into-view.ts';
import { navigationTarget } from '../../internal/spatial-navigation.ts';

/** Index of the tile that is the target of an event or contains it; -1 outside of tiles. */
export function tileIndex(target: EventTarget | null): number {
  return Number((target as Element | null)?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
}

/** The tile of a picture, if it is rendered. */
export function tileAt({ renderRoot }: { renderRoot: ParentNode }, index: number): HTMLElement | undefined {
  return renderRoot.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined;
}

/** An element with tiles in a plain grid. */
interface PlainGridHost extends ReactiveControllerHost {
  renderRoot: ParentNode;
}

/** The tab stop of the plain grid (roving tabindex), which keys move. */
export class PlainGridFocus {
  /** Index of the tile with `tabindex=0`. */
  index = 0;
  readonly #host: PlainGridHost;

  constructor(host: PlainGridHost) {
    this.#host = host;
  }

  /** Makes a focused tile the tab stop. */
  note(target: EventTarget | null): void {
    const index = tileIndex(target);
    if (index < 0 || index === this.index) return;
    this.index = index;
    this.#host.requestUpdate();
  }

  /** Arrow keys, Home, End and the Page keys move the focus synchronously, so that the next key starts from there. */
  press(event: KeyboardEvent): void {
    if (!(event.target as Element).matches('[data-index]')) return;
    const tiles = [...this.#host.renderRoot.querySelectorAll<HTMLElement>('[data-index]')];
    const [from] = tiles.filter((tile) => tileIndex(tile) === this.index);
    const to = from && navigationTarget(tiles, from, event);
    if (!to) return;
    event.preventDefault();
    focusInView(to);
  }
}
