import { withoutPrototype } from '../internal/altered-globals.ts';
import type { TileFrame } from './tile-frame.ts';

/** Maximum time in ms for which an element waits for its first pictures. */
const MAX_WAIT_MS = 3000;

/** Events by which a visitor turns to a gallery. */
const ATTENTION = ['pointerenter', 'focusin', 'keydown', 'click'] as const;

/**
 * Resolves when an element is to take over painted tiles: once the eager images have loaded and the browser is idle, or as soon as a
 * visitor turns to them or scrolls.
 */
export function whenDue(tiles: Element): Promise<unknown> {
  const end = new AbortController();
  const once = withoutPrototype({ once: true, capture: true, signal: end.signal });
  const isWanted = new Promise((resolve) => {
    for (const type of ATTENTION) tiles.addEventListener(type, resolve, once);
    addEventListener('scroll', resolve, once);
    setTimeout(resolve, MAX_WAIT_MS);
  });
  const images = [...tiles.querySelectorAll('img')].filter(
    ({ loading, complete }) => loading === 'eager' && !complete,
  );
  const loaded = images.map(
    (image) =>
      new Promise((resolve) => {
        for (const type of ['load', 'error']) image.addEventListener(type, resolve, once);
      }),
  );
  return Promise.race([isWanted, Promise.all(loaded).then(whenIdle)]).finally(() => end.abort());
}

const whenIdle = () =>
  new Promise<unknown>((resolve) =>
    ((window as Partial<Window>).requestIdleCallback ?? setTimeout)(() => resolve(undefined)),
  );

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
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (isReady || !frame.painted || !isOwn || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const repeat = () => {
      isReady = true;
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
