import { emit } from '../../internal/emit.ts';
import { windowOf } from '../../internal/window-of.ts';
import { mountViewer } from './mount-viewer.ts';
import { hasDocument } from './wait.ts';
import { viewerLock } from './viewer-lock.ts';
import type { ViewerContent } from './viewer-options.ts';

export { prefetch } from './prefetch.ts';

/** Options of `showViewer()`. */
interface ShowOptions {
  index: number;
  signal: AbortSignal;
  /** Called when the viewer has closed or could not be opened. */
  done: () => void;
}

/**
 * Opens the viewer for an element, which then fires `pix-change` and `pix-close`. Resolves when the viewer is open; does
 * nothing if the list is empty. The index is clamped to the list.
 */
export async function showViewer(
  opener: HTMLElement,
  content: ViewerContent,
  { index, signal, done }: ShowOptions,
): Promise<void> {
  const { pictures } = content;
  const { top, location } = windowOf(opener);
  if (!pictures.count) return done();
  // In a simulated document, `window` is another object than the window of the document.
  if (opener.ownerDocument !== document && top !== window.top) {
    // The element was moved to another window, and the viewer would open behind it.
    done();
    return location.assign(pictures.at(index)?.page ?? location.href);
  }
  const detailOf = (at: number) => ({ image: pictures.at(at)?.image, index: at });
  const onChange = (at: number) => emit(opener, 'pix-change', detailOf(at));
  const reopen = (at: number) => {
    if (viewerLock.isHeld || signal.aborted || !emit(opener, 'pix-open', detailOf(at), true)) return;
    const done = viewerLock.acquire(signal);
    if (done) showViewer(opener, content, { index: at, signal, done }).catch(done);
  };
  const { closed } = await mountViewer({ ...content, index, opener, signal, onChange, reopen });
  void closed.then((last) => {
    done();
    if (hasDocument()) emit(opener, 'pix-close', { image: pictures.at(last)?.image });
  });
}
