import type { Mounts } from './mounts.ts';
import { ATTRIBUTES, CONTAINERS } from './wish.ts';

const containersIn = (root: ParentNode): Element[] => [
  ...(root instanceof Element && root.matches(CONTAINERS) ? [root] : []),
  ...root.querySelectorAll(CONTAINERS),
];

/**
 * Finds containers and keeps their elements in step with the page: containers may come, go, move and change
 * at any time, by whatever means.
 */
export function createScanner({ follow, destroy, has }: Mounts) {
  /** What has been scanned and is watched since. Not kept alive: pages come and go with their shadow roots. */
  let roots: WeakRef<ParentNode>[] = [];
  /** Elements whose attributes changed since the last look: one that stops being a container is found by this alone. */
  const changed = new Set<Element>();
  let scheduled = false;

  const refresh = () => {
    scheduled = false;
    roots = roots.filter((root) => root.deref());
    const containers = new Set([
      ...changed,
      ...roots.flatMap((root) => containersIn(root.deref() ?? document)),
    ]);
    changed.clear();
    for (const container of containers) follow(container);
  };

  // Many changes in one frame are one update: the last value wins (H14).
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) if (type === 'attributes') changed.add(target as Element);
    if (!scheduled) requestAnimationFrame(refresh);
    scheduled = true;
  });

  return {
    /** Takes up what has changed without waiting for the next frame. */
    refresh,
    /** Mounts every container in `root` (default the document), and from now on those that come there. */
    scan: (root: ParentNode = document): void => {
      for (const container of containersIn(root)) follow(container, true);
      if (roots.some((known) => known.deref()?.contains(root))) return;
      roots.push(new WeakRef(root));
      observer.observe(root, { subtree: true, childList: true, attributeFilter: ATTRIBUTES });
    },
    /** Takes away what was mounted in an element, or the mounted element itself; nothing else changes. */
    destroy: (element: Element): void => {
      const container = has(element) ? element : element.parentElement;
      if (container) destroy(container);
    },
  };
}
