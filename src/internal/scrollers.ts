/** The element around another as it is drawn: through slots and shadow roots. */
const around = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() as Partial<ShadowRoot>).host ??
  null;

/** What cuts an element off, from the inside out: everything around it that scrolls or hides. */
export function scrollersOf(element: Element): Element[] {
  const found: Element[] = [];
  const { body, documentElement } = element.ownerDocument;
  const cuts = (at: Element) => getComputedStyle(at).overflow !== 'visible';
  // What either of them says alone is the window's.
  const last = cuts(documentElement) ? documentElement : body;
  for (let at = around(element); at && at !== last; at = around(at)) if (cuts(at)) found.push(at);
  return found;
}

/** The trees that an element stands in as it is drawn, and their hosts: events of what scrolls there do not leave them. */
export function rootsAround(element: Element): Set<Node> {
  const roots = new Set<Node>();
  for (let at: Element | null = element; at; at = around(at)) roots.add(at.getRootNode());
  return roots;
}

/** Scrolls whatever moves an element by so many pixels. */
export function scrollAround(element: Element, { x = 0, y = 0 }: { x?: number; y?: number }): void {
  const { scrollingElement } = element.ownerDocument;
  const isScrolled = (at: Element) => {
    const style = getComputedStyle(at);
    const [has, room, place, overflow] = y
      ? [at.scrollHeight, at.clientHeight, at.scrollTop, style.overflowY]
      : [at.scrollWidth, at.clientWidth, at.scrollLeft, style.overflowX];
    // What only hides is scrolled by nobody, unless the page itself has done so.
    return has > room && (at === scrollingElement || !!place || overflow === 'auto' || overflow === 'scroll');
  };
  const scroller = [...scrollersOf(element), scrollingElement].find((at) => at && isScrolled(at));
  if (!scroller) return;
  // One of them may be scaled, or both.
  const by = scaleOf(element) / (scroller === scrollingElement ? 1 : scaleOf(scroller));
  scroller.scrollBy({ left: x * by, top: y * by, behavior: 'instant' });
}

const scaleOf = (element: Element) =>
  element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth || 1;
