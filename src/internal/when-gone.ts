/**
 * Acts on an element that has left its document for good. A move is a removal and an insertion in one task: only an
 * element that stays away is gone (H11).
 */
export function whenGone(element: Element, act: () => void): void {
  queueMicrotask(() => {
    if (!element.isConnected) act();
  });
}
