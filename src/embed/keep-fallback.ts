/**
 * Lets an element load out of sight while what stands in its container stays as it is, and shows it when its first
 * pictures are there. Until then, and for ever if they never come, nothing on the page has moved, and nothing is said.
 *
 * @param show Takes away what stands beside the element.
 */
export function keepFallback(container: Element, element: HTMLElement, show: () => void): void {
  const { clientWidth } = container;
  const { paddingLeft, paddingRight } = getComputedStyle(container);
  // Out of the flow, as wide as it will be, and without length, also for whoever measures the page.
  const unseen = {
    position: 'absolute',
    visibility: 'hidden',
    contain: 'layout',
    'block-size': '0',
    'inline-size': `${clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)}px`,
    'margin-top': '0',
  };
  const put = (style: Partial<typeof unseen>) => {
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value, 'important');
  };
  put(unseen);
  container.append(element);
  // It loads when it comes near the window: so it begins where its container does.
  const top = ({ top }: DOMRect) => top;
  put({
    'margin-top': `${top(container.getBoundingClientRect()) - top(element.getBoundingClientRect())}px`,
  });

  const swap = () => {
    if (element.parentNode !== container) return;
    if (container.matches(':focus-within')) {
      // Whoever goes through the links with the keyboard is not thrown out of them.
      container.addEventListener('focusout', () => setTimeout(swap), { once: true });
      return;
    }
    for (const name of Object.keys(unseen)) element.style.removeProperty(name);
    show();
  };
  element.addEventListener('pix-load', swap, { once: true });
}
