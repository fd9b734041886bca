import { ATTRIBUTES, CONTAINERS, readAttributes } from './wish.ts';
import type { Mounts } from './mounts.ts';

/**
 * Finds containers and keeps their elements in step with the page: containers may come, go, move and change
 * at any time, by whatever means (wish 16).
 */
export function createScanner({ mounts, mount, release, sweep }: Mounts) {
  const roots = new Set<Node>();
  /** Containers a page has destroyed by hand, with the attributes they had: they stay empty until those change. */
  const dismissed = new WeakMap<Element, string>();
  let scheduled = false;

  const visit = (container: Element) => {
    const wish = readAttributes(container);
    if (mounts.get(container)?.explicit || dismissed.get(container) === JSON.stringify(wish)) return;
    if (wish) mount(container, wish, false).catch(() => undefined);
    else release(container);
  };

  const containersIn = (root: ParentNode): Element[] => [
    ...(root instanceof Element && root.matches(CONTAINERS) ? [root] : []),
    ...root.querySelectorAll(CONTAINERS),
  ];

  const refresh = () => {
    scheduled = false;
    sweep();
    // A container that has lost its attributes is found among the mounts alone.
    for (const [container, { explicit }] of mounts)
      if (!explicit && !container.matches(CONTAINERS)) release(container);
    for (const root of roots) {
      if (root.isConnected) containersIn(root as ParentNode).forEach(visit);
      else roots.delete(root);
    }
  };

  // Many changes in one frame are one update: the last value wins (H14).
  const observer = new MutationObserver(() => {
    if (!scheduled) requestAnimationFrame(refresh);
    scheduled = true;
  });

  return {
    /** Mounts every container in `root` (default the document), and from now on those that come there. */
    scan(root: ParentNode = document): void {
      for (const container of containersIn(root)) {
        dismissed.delete(container);
        visit(container);
      }
      const top = root.getRootNode();
      if (roots.has(top)) return;
      roots.add(top);
      observer.observe(top, { subtree: true, childList: true, attributeFilter: ATTRIBUTES });
    },
    /** Takes away what was mounted in an element, or the mounted element itself; nothing else changes. */
    destroy(element: Element): void {
      const container = mounts.has(element) ? element : element.parentElement;
      if (!container || !release(container)) return;
      dismissed.set(container, JSON.stringify(readAttributes(container)));
    },
  };
}
