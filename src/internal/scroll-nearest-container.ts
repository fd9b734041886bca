import { withoutPrototype } from './altered-globals.ts';
import { unclobbered } from './documents.ts';
import { clippingAncestors } from './flat-tree.ts';

/** Scrolls the nearest scrollable ancestor of an element, by px of the element. */
export function scrollNearestContainer(element: Element, { x = 0, y = 0 }: { x?: number; y?: number }): void {
  const { scrollingElement } = unclobbered(element.ownerDocument);
  const isScrollable = (at: Element) => {
    const style = getComputedStyle(at);
    const [size, viewport, position, overflow] = y
      ? [at.scrollHeight, at.clientHeight, at.scrollTop, style.overflowY]
      : [at.scrollWidth, at.clientWidth, at.scrollLeft, style.overflowX];
    // `overflow: hidden` scrolls by script only: it counts once the page has scrolled it.
    return (
      size > viewport &&
      (at === scrollingElement || !!position || overflow === 'auto' || overflow === 'scroll')
    );
  };
  const [scroller] = [...clippingAncestors(element), scrollingElement].filter((at) => at && isScrollable(at));
  if (!scroller) return;
  // Either may be scaled by a transform.
  const by = scaleOf(element) / (scroller === scrollingElement ? 1 : scaleOf(scroller));
  scroller.scrollBy(withoutPrototype<ScrollToOptions>({ left: x * by, top: y * by, behavior: 'instant' }));
}

/** How much an element is scaled by transforms. */
export const scaleOf = (element: Element): number =>
  element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth || 1;
