/**
 * Resolves once the element comes within two windows' distance of being seen; not while it is hidden.
 * An aborted signal ends the watch and the promise stays pending: nobody is waiting for it any more.
 */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '200%' },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}
