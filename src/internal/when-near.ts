/**
 * Margins at which things begin to load: two windows away, or two heights of a scroller that is not the page.
 * Each has an observer of its own, because on one observer some browsers add them up. Where `scrollMargin` is
 * unknown, its observer waits until the element is seen.
 */
const MARGINS = ['rootMargin', 'scrollMargin'];

/**
 * Resolves once the element comes within two windows' distance of being seen; not while it is hidden.
 * An aborted signal ends the watch and the promise stays pending: nobody is waiting for it any more.
 *
 * @returns Whether it is in the window already.
 */
export function whenNear(element: Element, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = () => observers.forEach((observer) => observer.disconnect());
    const look: IntersectionObserverCallback = (entries) => {
      const near = entries.find((entry) => entry.isIntersecting);
      if (!near) return;
      stop();
      const { top, bottom } = near.boundingClientRect;
      resolve(top < innerHeight && bottom >= 0);
    };
    const observers = MARGINS.map((margin) => new IntersectionObserver(look, { [margin]: '200%' }));
    observers.forEach((observer) => observer.observe(element));
    signal.addEventListener('abort', stop);
  });
}

/**
 * Whether an element is surely in the window, as far as can be told before the next frame: not in a frame of a page, which may
 * itself be far below, nor in something folded up.
 */
export function isSeen(element: Partial<Element> & Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (!around.clientHeight && getComputedStyle(around).overflow !== 'visible') return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isInside = top < innerHeight && bottom >= 0 && left < innerWidth && right > 0;
  return self === parent && isInside && !!element.checkVisibility?.();
}
