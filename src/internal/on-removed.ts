/**
 * Calls back if an element is still disconnected at the end of the task. A move is a removal and an insertion in one task and
 * does not count.
 */
export function onRemoved(element: Element, callback: () => void): void {
  queueMicrotask(() => {
    if (!element.isConnected) callback();
  });
}
