import { hasDocument } from './window-of.ts';

/**
 * Calls back if an element is still disconnected at the end of the task. A move is a removal and an insertion in one task and
 * does not count, nor does the end of a simulated document, which takes the globals away.
 */
export function onRemoved(element: Element, callback: () => void): void {
  queueMicrotask(() => {
    if (hasDocument() && !element.isConnected) callback();
  });
}
