import { clippingAncestors } from '../../internal/flat-tree.ts';
import { scrollNearestContainer } from '../../internal/scroll-nearest-container.ts';
import { frameOf } from '../../tiles/tile-frame.ts';
import { tilesOf } from '../../tiles/tile-list.ts';

/** A tile and its distance from the top of the window, and that of the list with it: until the visitor scrolls, the same tile is kept. */
interface Place {
  item: Element;
  top: number;
  list: number;
}

const places = new WeakMap<Element, Place>();

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Keeps the first visible tile that stays in its place; a virtual grid does so itself.
 *
 * @returns Call it once the tiles have changed; `undefined` if the list begins in view.
 */
export function holdPlace(gallery: Element): (() => void) | undefined {
  const { element } = tilesOf(gallery);
  const { element: frame, arranged } = frameOf(gallery);
  const tops = clippingAncestors(frame).map(topOf);
  const start = Math.max(0, ...tops.filter((each) => each > 0));
  const list = topOf(frame);
  if (!(arranged ?? element.matches('.grid')) || list >= start) return undefined;
  const known = places.get(gallery);
  const isKnown = known && Math.abs(known.list - list) < 2;
  const visible = [...element.children]
    .map((item): Place => ({ item, top: topOf(item), list }))
    .filter(({ top }) => top >= start);
  const candidates = isKnown ? [known, ...visible] : visible;
  if (!candidates.length) return undefined;
  frame.toggleAttribute('data-updating', true);
  return () => {
    const [kept] = candidates.filter(({ item }) => item.isConnected);
    if (kept) {
      scrollNearestContainer(kept.item, { y: topOf(kept.item) - kept.top });
      places.set(gallery, { ...kept, list: topOf(frame) });
    }
    requestAnimationFrame(() => frame.removeAttribute('data-updating'));
  };
}
