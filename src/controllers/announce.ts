/** Time in ms for which nothing else has happened when a text is announced: screen readers stay silent while a visitor types. */
const ANNOUNCE_DELAY_MS = 800;

interface LiveRegion {
  region: HTMLElement;
  /** The timer of a text that is about to be announced. */
  timer?: ReturnType<typeof setTimeout>;
}

/** The live region of each element that has announced something. */
const regions = new WeakMap<Element, LiveRegion>();

/** Adds a live region to an element. */
function addRegion(element: Element): LiveRegion {
  const region = element.ownerDocument.createElement('div');
  region.setAttribute('role', 'status');
  // Not larger than a pixel: it may be the end of the page.
  region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap';
  element.shadowRoot?.append(region);
  return { region };
}

/**
 * Announces what an action of a visitor resulted in, in the one live region of an element; a later result replaces one that has not
 * been announced. The region is empty before: screen readers ignore regions that come with their text, and a text that stays the same.
 *
 * @param text The text at that time; empty for none.
 */
export function announce(element: Element, text: () => string): void {
  const entry = regions.get(element) ?? addRegion(element);
  const { region } = entry;
  regions.set(element, entry);
  region.textContent = '';
  clearTimeout(entry.timer);
  entry.timer = setTimeout(() => (region.textContent = text()), ANNOUNCE_DELAY_MS);
}
