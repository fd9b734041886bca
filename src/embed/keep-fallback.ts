import { withoutPrototype } from '../internal/altered-globals.ts';
import { unclobbered } from '../internal/documents.ts';

/** Hidden, out of flow and without size: the page's layout and its measurements ignore the element. */
const HIDDEN_STYLE = {
  position: 'absolute',
  visibility: 'hidden',
  contain: 'layout',
  'block-size': '0',
  'inline-size': '0',
  'margin-top': '0',
};

/** Elements that have been appended to their containers, without a width and position so far. */
let unmeasured: [container: Element, element: HTMLElement][] = [];

function setImportant(element: HTMLElement, style: Partial<typeof HIDDEN_STYLE>): void {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value, 'important');
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Gives hidden elements their later width, and the position of their containers, by which they load near the viewport. Reads
 * before all writes, for a single layout of the page.
 */
function measureAll(): void {
  const all = unmeasured;
  unmeasured = [];
  const styles = all.map(([container, element]) => {
    const box = unclobbered(container);
    const { paddingLeft, paddingRight } = getComputedStyle(container);
    return {
      'inline-size': `${box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)}px`,
      'margin-top': `${topOf(box) - topOf(element)}px`,
    };
  });
  all.forEach(([, element], at) => setImportant(element, styles[at] ?? {}));
}

/**
 * Loads an element hidden, next to the fallback content of its container, and swaps them once its first pictures are there.
 * Until then, or for good if loading fails, the page does not change.
 *
 * @param show Removes the fallback content.
 */
export function keepFallback(container: Element, element: HTMLElement, show: () => void): void {
  const box = unclobbered(container);
  setImportant(element, HIDDEN_STYLE);
  box.append(element);
  if (!unmeasured.length) requestAnimationFrame(measureAll);
  unmeasured.push([container, element]);

  const swap = () => {
    if (element.parentNode !== container) return;
    if (box.matches(':focus-within')) {
      // A focused link is not removed: the keyboard user would lose the focus.
      box.addEventListener('focusout', () => setTimeout(swap), withoutPrototype({ once: true }));
      return;
    }
    for (const name of Object.keys(HIDDEN_STYLE)) element.style.removeProperty(name);
    show();
  };
  element.addEventListener('pix-load', swap, withoutPrototype({ once: true }));
}
