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

/** Moves the focus to an element and scrolls it into view instantly, even if the page scrolls smoothly. */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  scrollIntoView(element);
}
