import { unclobbered } from './unclobbered.ts';

/**
 * Whether the page has a layout. Simulated documents, such as jsdom and happy-dom, have none: their windows have a width, but
 * their root elements have not. In a browser, a root element without a width is hidden or in a window without one.
 */
export function hasLayout(): boolean {
  const { documentElement } = unclobbered(document);
  const isHidden = getComputedStyle(documentElement).display === 'none';
  return documentElement.clientWidth > 0 || isHidden || !innerWidth;
}
