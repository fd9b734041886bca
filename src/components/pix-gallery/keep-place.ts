import { clippingAncestors } from '../../internal/flat-tree.ts';
import { scaleOf, scrollNearestContainer } from '../../internal/scroll-nearest-container.ts';
import { frameOf } from '../../tiles/tile-frame.ts';
import { tilesOf } from '../../tiles/tile-list.ts';
import type { ScrollAnchor } from './scroll-anchor.ts';
import { saveScrollState } from './scroll-state.ts';

/** Idle time in ms before the place is saved to the history entry. */
const SAVE_DELAY_MS = 300;

/** An edge of a tile, or of the whole list, and its distance from the top of the window. */
interface Place {
  element: Element;
  edge: 'top' | 'bottom';
  at: number;
}

/** The place kept last, and the top of the list with it: until the visitor scrolls, the same place is kept. */
const kept = new WeakMap<Element, Place & { list: number }>();

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The top of the visible range of a gallery. */
function startOf(gallery: Element): number {
  const tops = clippingAncestors(frameOf(gallery).element).map(topOf);
  return Math.max(0, ...tops.filter((each) => each > 0));
}

/**
 * Keeps the first visible tile that stays in its place, or without one the end of the list; a virtual grid does so itself.
 *
 * @returns Call it once the tiles have changed; `undefined` if the list begins in view.
 */
export function holdPlace(gallery: Element): (() => void) | undefined {
  const { element: list } = tilesOf(gallery);
  const { arranged } = frameOf(gallery);
  const start = startOf(gallery);
  const { top, bottom } = list.getBoundingClientRect();
  if (!(arranged ?? list.matches('.grid')) || top >= start) return undefined;
  const former = kept.get(gallery);
  const tiles = [...list.children].map((element): Place => ({ element, edge: 'top', at: topOf(element) }));
  const places = [
    ...(former && Math.abs(former.list - top) < 2 ? [former] : []),
    ...tiles.filter(({ at }) => at >= start),
    { element: list, edge: 'bottom', at: bottom } as const,
  ];
  return () => {
    const [place] = places.filter(({ element }) => element.isConnected);
    if (place) {
      const { element, edge, at } = place;
      const by = element.getBoundingClientRect()[edge] - at;
      scrollNearestContainer(list, { y: by / scaleOf(list) });
      kept.set(gallery, { ...place, list: topOf(list) });
    }
  };
}

/** The first tile that begins in view, or the last one before; `undefined` at the start of the list, and if it is not in view. */
export function placeOf(gallery: Element): ScrollAnchor | undefined {
  const { element: list } = tilesOf(gallery);
  const start = startOf(gallery);
  const { top, bottom } = list.getBoundingClientRect();
  if (top >= start || bottom <= start) return undefined;
  const tops = [...list.children].map(topOf);
  const first = tops.findIndex((each) => each >= start);
  const index = first < 0 ? tops.length - 1 : first;
  return { index, offset: ((tops[index] ?? start) - start) / scaleOf(list) };
}

/** Galleries whose place is saved; removed ones are not kept. */
const galleries = new Set<WeakRef<Element>>();
const known = new WeakSet<Element>();

let timer: ReturnType<typeof setTimeout> | undefined;

/** Saves the place of a gallery to the entry of the history, as a virtual grid does, until it shows another list. */
export function savePlace(gallery: Element): void {
  if (known.has(gallery)) return;
  known.add(gallery);
  if (!galleries.size) addEventListener('scroll', onScroll, true);
  galleries.add(new WeakRef(gallery));
}

function onScroll(): void {
  clearTimeout(timer);
  timer = setTimeout(save, SAVE_DELAY_MS);
  // Events of a page that is left come too late for its history entry.
  addEventListener('click', save, true);
}

function save(): void {
  clearTimeout(timer);
  removeEventListener('click', save, true);
  for (const ref of galleries) {
    const gallery = ref.deref();
    if (!gallery || !frameOf(gallery).arranged) galleries.delete(ref);
    else if (gallery.getClientRects().length) {
      const anchor = placeOf(gallery);
      if (anchor) saveScrollState(gallery as Parameters<typeof saveScrollState>[0], { anchor });
    }
  }
  if (!galleries.size) removeEventListener('scroll', onScroll, true);
}
