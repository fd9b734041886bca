/**
 * Calls a function when an element is in the viewport for the first time; hidden elements are not.
 *
 * @param threshold Part of the element that has to be in the viewport, from 0 to 1. Default: 0.
 */
export function onceVisible(element: Element, call: () => void, threshold = 0): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { threshold },
  );
  observer.observe(element);
}
