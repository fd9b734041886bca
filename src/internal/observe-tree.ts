import { withoutPrototype } from './altered-globals.ts';

/**
 * Observes changes in a tree by a MutationObserver; does nothing in a browser without one.
 *
 * @returns A function that stops observing.
 */
export function observeTree(
  root: Node,
  options: MutationObserverInit,
  onChange: MutationCallback,
): () => void {
  if (!('MutationObserver' in globalThis)) return () => undefined;
  const observer = new MutationObserver(onChange);
  observer.observe(root, withoutPrototype(options));
  return () => observer.disconnect();
}
