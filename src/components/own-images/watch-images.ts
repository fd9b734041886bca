import { makeButtons, offerButton, onKeydown, onLoad, restoreImages } from './buttons.ts';
import { follow, isTaken, pictureAt } from './picture-at.ts';

/** Callers that want the images of a root to be watched, and what ends that. */
const watched = new WeakMap<ParentNode, { callers: Set<object>; ended: AbortController }>();

/**
 * Gives the own images in a root the viewer, also later ones. Its code loads once a pointer, a touch or the focus comes near, and a click
 * that is faster waits for it. Safe to repeat: it ends when the signals of all callers have been aborted.
 */
export function watchImages(root: ParentNode, { signal }: { signal?: AbortSignal | undefined } = {}): void {
  if (signal?.aborted) return;
  const { callers, ended } = watched.get(root) ?? { callers: new Set(), ended: new AbortController() };
  const caller = {};
  callers.add(caller);
  signal?.addEventListener('abort', () => {
    callers.delete(caller);
    if (callers.size) return;
    ended.abort();
    watched.delete(root);
    restoreImages(root);
  });
  makeButtons(root);
  if (watched.has(root)) return;
  watched.set(root, { callers, ended });
  const onEvent = (event: Event) => {
    // All of them: screen readers, and Shift+Tab from the address bar, move the focus without a key that the page sees.
    if (event.type === 'focusin') makeButtons(root);
    const picture = pictureAt(event.target as Node);
    if (!picture) return;
    if (picture instanceof HTMLImageElement) offerButton(picture);
    const opens = event.type === 'click' && !isTaken(event as MouseEvent);
    if (opens) event.preventDefault();
    import('./own-images.ts').then(
      ({ open, prefetch }) => (opens ? open(picture) : prefetch(picture)),
      () => opens && follow(picture),
    );
  };
  const listen = (type: string, listener: (event: Event) => void, capture = false) =>
    EventTarget.prototype.addEventListener.call(root, type, listener, { signal: ended.signal, capture });
  for (const type of ['pointerover', 'focusin', 'click']) listen(type, onEvent);
  // Such as an image whose file replaces a placeholder; the event does not bubble.
  listen('load', onLoad, true);
  listen('keydown', (event) => onKeydown(event as KeyboardEvent, root));
}
