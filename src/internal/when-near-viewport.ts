import { unclobbered } from './unclobbered.ts';
import { withoutPrototype } from './without-prototype.ts';

/**
 * Margins of 200 %: elements load within two viewport heights, or two heights of a scroll container. Each margin has an observer
 * of its own, because some browsers add up both margins of one observer. Without support for `scrollMargin`, its observer
 * fires once the element is visible.
 */
const MARGINS = ['rootMargin', 'scrollMargin'];

/**
 * Resolves once a rendered element is within two viewport heights of the viewport, or is about to be printed. Resolves at once
 * without IntersectionObserver and in a simulated document, whose observers may never report. An aborted signal stops observing and leaves the promise pending.
 *
 * @returns Whether the element is in the viewport already.
 */
export function whenNearViewport(element: Element, signal: AbortSignal): Promise<boolean> {
  if (!('IntersectionObserver' in globalThis) || isSimulated(element)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = () => {
      observers.forEach((observer) => observer.disconnect());
      removeEventListener('beforeprint', onPrint);
    };
    const onPrint = () => {
      if (!element.getClientRects().length) return;
      stop();
      resolve(false);
    };
    const onIntersect: IntersectionObserverCallback = (entries) => {
      const [near] = entries.filter((entry) => entry.isIntersecting);
      if (!near) return;
      stop();
      const { top, bottom } = near.boundingClientRect;
      resolve(top < innerHeight && bottom >= 0);
    };
    const observers = MARGINS.map(
      (margin) => new IntersectionObserver(onIntersect, withoutPrototype({ [margin]: '200%' })),
    );
    observers.forEach((observer) => observer.observe(element));
    addEventListener('beforeprint', onPrint);
    signal.addEventListener('abort', stop);
  });
}

/** Whether the document has no layout although it is rendered in a window, as in jsdom and happy-dom. */
function isSimulated(element: Element): boolean {
  const { documentElement: root } = unclobbered(element.ownerDocument);
  return innerWidth > 0 && !root.clientWidth && getComputedStyle(root).display !== 'none';
}

/**
 * Whether an element is certainly in the viewport, judged synchronously. `false` in an iframe, whose position in the page is
 * unknown, and in a collapsed ancestor.
 */
export function isInViewport(element: Element): boolean {
  const target: Partial<Element> & Element = unclobbered(element);
  for (let ancestor = target.parentElement; ancestor; ancestor = unclobbered(ancestor).parentElement)
    if (!unclobbered(ancestor).clientHeight && getComputedStyle(ancestor).overflow !== 'visible')
      return false;
  const { top, bottom, left, right } = target.getBoundingClientRect();
  const isInside = top < innerHeight && bottom >= 0 && left < innerWidth && right > 0;
  return self === parent && isInside && !!target.checkVisibility?.();
}
