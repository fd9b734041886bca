import { focusInView } from '../../internal/scroll-into-view.ts';
import { navigationTarget } from '../../internal/spatial-navigation.ts';

/** Index of the tile that is the target of an event or contains it; -1 outside of tiles. */
export function tileIndex(target: EventTarget | null): number {
  return Number((target as Element | null)?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
}

/** Moves the focus by a key from a tile of the plain grid to its neighbour, if it has one. */
export function focusNeighbour(root: ParentNode, from: HTMLElement, event: KeyboardEvent): void {
  const to = navigationTarget([...root.querySelectorAll<HTMLElement>('[data-index]')], from, event);
  if (!to) return;
  event.preventDefault();
  focusInView(to);
}
