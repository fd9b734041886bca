import { hasModifier } from '../internal/modifiers.ts';
import type { TileFrame } from './tile-frame.ts';

/** Keys that move the focus among the tiles of an element. */
const NAVIGATION = /^(Arrow|Home|End|Page)/;

/** Settles when all clicks and keys so far have been repeated, in their order. */
let repeated: Promise<unknown> = Promise.resolve();

/** Repeats clicks and keys on painted tiles once the element has taken over: a click opens the viewer then. Other links are followed at once. */
export function repeatLater(frame: TileFrame, whenReady: () => Promise<Element>): void {
  let isReady = false;
  const onEvent = (event: MouseEvent | KeyboardEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('a,button');
    // Content of the page in slots is not ours.
    if (!link || !frame.element.contains(link)) return;
    const isKey = event instanceof KeyboardEvent;
    const isOwn = isKey
      ? NAVIGATION.test(event.key) && link.closest('li')
      : !event.button && link.matches('button,[aria-haspopup]');
    if (isReady || !frame.painted || !isOwn || event.shiftKey || hasModifier(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    link.toggleAttribute('data-opening', !isKey);
    const repeat = () => {
      isReady = true;
      link.removeAttribute('data-opening');
      if (!link.isConnected) return;
      // The focus may have moved by a key before.
      if (isKey) activeIn(link)?.dispatchEvent(new KeyboardEvent('keydown', event));
      else link.click();
    };
    const isTaken = whenReady()
      .then(async (element) => {
        // One that could not be constructed is never complete.
        if (!element.matches(':defined')) return;
        await (element as { updateComplete?: Promise<unknown> }).updateComplete;
        // Code that does not know what has been painted has replaced it.
        if (frame.element.isConnected) await frame.taken;
      })
      .catch(() => undefined);
    repeated = repeated.then(() => isTaken).then(repeat);
  };
  frame.element.addEventListener('click', onEvent);
  frame.element.addEventListener('keydown', onEvent);
}

const activeIn = (node: Node) => (node.getRootNode() as ShadowRoot).activeElement;
