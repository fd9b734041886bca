import { flatTreeParent } from './scroll-containers.ts';

/** Roots of an element's trees in the flat tree: `scroll` events do not leave a shadow root. */
export function composedRoots(element: Element): Set<Node> {
  const roots = new Set<Node>();
  for (let at: Element | null = element; at; at = flatTreeParent(at)) roots.add(at.getRootNode());
  return roots;
}
