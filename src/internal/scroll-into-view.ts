/**
 * Scrolls an element into view, by default no further than necessary and instantly, even if the page scrolls smoothly. Does
 * nothing in simulated documents, which cannot scroll.
 */
export function scrollIntoView(
  element: Partial<Element>,
  options: ScrollIntoViewOptions = { block: 'nearest', behavior: 'instant' },
): void {
  element.scrollIntoView?.(options);
}
