import { unclobbered } from './documents.ts';

/** Parent of an element in the flat tree: through slots and shadow roots. */
export const flatTreeParent = (element: Element): Element | null =>
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

/** Value of an attribute on the nearest inclusive ancestor that has it, through shadow roots. */
export function inheritedAttribute(element: Element, name: string): string | undefined {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const value = at.closest(`[${name}]`)?.getAttribute(name);
    if (value != null) return value;
  }
  return undefined;
}
