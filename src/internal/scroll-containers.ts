import { unclobbered } from './unclobbered.ts';
import { withoutPrototype } from './without-prototype.ts';

/** Parent of an element in the flat tree: through slots and shadow roots. */
const flatTreeParent = (element: Element): Element | null =>
  element.assignedSlot ??
  unclobbered(element).parentElement ??
  (element.getRootNode() as Partial<ShadowRoot>).host ??
  null;

/** Ancestors that clip an element (any `overflow` but `visible`), innermost first. */
export function clippingAncestors(element: Element): Element[] {
  const found: Element[] = [];
  const { body, documentElement } = unclobbered(element.ownerDocument);
  const clips = (at: Element) => getComputedStyle(at).overflow !== 'visible';
  // The `overflow` of the root element, or else of the body, applies to the viewport.
  const last = clips(documentElement) ? documentElement : body;
  for (let at = flatTreeParent(element); at && at !== last; at = flatTreeParent(at))
    if (clips(at)) found.push(at);
  return found;
}

/** Height in px of the scrollport of an element: the smallest clipping ancestor; one without a box clips nothing. */
export const visibleHeight = (element: Element): number =>
  Math.min(innerHeight, ...clippingAncestors(element).map(({ clientHeight }) => clientHeight || innerHeight));

/** Roots of an element's trees in the flat tree: `scroll` events do not leave a shadow root. */
export function composedRoots(element: Element): Set<Node> {
  const roots = new Set<Node>();
  for (let at: Element | null = element; at; at = flatTreeParent(at)) roots.add(at.getRootNode());
  return roots;
}

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

const scaleOf = (element: Element) =>
  element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth || 1;
