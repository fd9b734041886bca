import { withoutPrototype } from './altered-globals.ts';
import { unclobbered } from './documents.ts';

/**
 * Margins of the viewport and of scroll containers. Each has an observer of its own, because some browsers add up both margins of
 * one observer. Without support for `scrollMargin`, its observer fires once the element is visible.
 */
const MARGINS = ['rootMargin', 'scrollMargin'];

/** Why an element is needed: it is in the viewport, within two viewport heights of it, or about to be printed. */
export type Approach = 'visible' | 'near' | 'print';

/**
 * Resolves once a rendered element is near the viewport, or is about to be printed. Resolves at once without IntersectionObserver,
 * as in jsdom, and in happy-dom, whose observers never report. An aborted signal stops observing and leaves the promise pending.
 *
 * @param distance Part of the height of the viewport, or of a scroll container, that counts as near. Default: two heights.
 */
export function whenNearViewport(
  element: Element,
  signal: AbortSignal,
  distance = '200%',
): Promise<Approach> {
  if (!('IntersectionObserver' in globalThis) || /HappyDOM/.test(navigator.userAgent))
    return Promise.resolve('visible');
  return new Promise((resolve) => {
    const stop = () => {
      observers.forEach((observer) => observer.disconnect());
      removeEventListener('beforeprint', onPrint);
    };
    const onPrint = () => {
      if (!element.getClientRects().length) return;
      stop();
      resolve('print');
    };
    const onIntersect: IntersectionObserverCallback = (entries) => {
      const [near] = entries.filter((entry) => entry.isIntersecting);
      if (!near) return;
      stop();
      const { top, bottom } = near.boundingClientRect;
      resolve(top < innerHeight && bottom >= 0 ? 'visible' : 'near');
    };
    const observers = MARGINS.map(
      (margin) => new IntersectionObserver(onIntersect, withoutPrototype({ [margin]: distance })),
    );
    observers.forEach((observer) => observer.observe(element));
    addEventListener('beforeprint', onPrint);
    signal.addEventListener('abort', stop);
  });
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
