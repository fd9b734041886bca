import { observeTree } from '../internal/observe-tree.ts';
import { unclobbered } from '../internal/documents.ts';
import type { ElementCode } from './mount.ts';
import type { Mounts } from './mounts.ts';
import { ATTRIBUTES, CONTAINERS, LIGHTBOXES } from './mount-config.ts';

/** Finds containers, and reconciles their elements with the page whenever containers are added, removed, moved or changed. */
export function createScanner(mounts: Mounts, { loadOwnImages }: ElementCode) {
  /** Scanned and observed roots; weak, since single-page applications discard their shadow roots. */
  let roots: WeakRef<ParentNode>[] = [];
  /** Elements with attributes that changed since the last refresh: the only trace of one that is no longer a container. */
  const changed = new Set<Element>();
  let scheduled = false;

  /** The containers in a root, whose own images get the viewer. */
  const containersIn = (root: ParentNode): Element[] => {
    const own: ParentNode & { matches?: Element['matches'] } = unclobbered(root);
    if (own.querySelector(LIGHTBOXES)) loadOwnImages(root);
    const inside = [...own.querySelectorAll(CONTAINERS)];
    // Only elements match: documents and shadow roots do not.
    return own.matches?.(CONTAINERS) ? [root as Element, ...inside] : inside;
  };

  const refresh = () => {
    scheduled = false;
    roots = roots.filter((root) => root.deref());
    const containers = new Set([
      ...changed,
      ...roots.flatMap((root) => containersIn(root.deref() ?? document)),
    ]);
    changed.clear();
    for (const container of containers) mounts.reconcile(container);
    mounts.prune();
  };

  // All changes within a frame are one update: the last value wins.
  const schedule = (records: readonly MutationRecord[]) => {
    for (const { type, target } of records) if (type === 'attributes') changed.add(target as Element);
    if (!scheduled) requestAnimationFrame(refresh);
    scheduled = true;
  };

  return {
    /** Reconciles now, without waiting for the next frame. */
    refresh,
    /** Mounts every container in `root` (default: the document), now and when they are added later. */
    scan: (root: ParentNode = document): void => {
      for (const container of containersIn(root)) mounts.reconcile(container, true);
      const isObserved = (known: ParentNode | undefined) => !!known && unclobbered(known).contains(root);
      if (roots.filter((known) => isObserved(known.deref())).length) return;
      roots.push(new WeakRef(root));
      observeTree(root, { subtree: true, childList: true, attributeFilter: ATTRIBUTES }, schedule);
    },
    /** Removes what is mounted in an element: in a container, in all containers within another element, or a mounted element itself. */
    destroy: (element: Element): void => {
      const { parentElement } = unclobbered(element);
      const inside = unclobbered(element).querySelectorAll(CONTAINERS);
      for (const container of [element, parentElement, ...inside]) if (container) mounts.destroy(container);
    },
  };
}
