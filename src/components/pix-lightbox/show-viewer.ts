import { emit } from '../../internal/custom-element.ts';
import { hasDocument, windowOf } from '../../internal/documents.ts';
import { mountViewer, type ContainerClass } from './mount-viewer.ts';
import { viewerLock } from './viewer-lock.ts';
import type { ViewerOptions } from './viewer-options.ts';

/**
 * Opens the viewer for an element, which then fires `pix-change` and `pix-close`. Resolves when the viewer is open; does
 * nothing if the list is empty. The index is clamped to the list.
 */
export async function showViewer(PixLightbox: ContainerClass, options: ViewerOptions): Promise<void> {
  const { pictures, opener, index, signal, onClosed } = options;
  const { top, location } = windowOf(opener);
  if (!pictures.count) return onClosed?.();
  // In a simulated document, `window` is another object than the window of the document.
  if (opener.ownerDocument !== document && top !== window.top) {
    // The element was moved to another window, and the viewer would open behind it.
    onClosed?.();
    return location.assign(pictures.at(index)?.page ?? location.href);
  }
  const detailOf = (at: number) => ({ image: pictures.at(at)?.image, index: at });
  const onChange = (at: number) => emit(opener, 'pix-change', detailOf(at));
  const onTool = (name: string, at: number) => emit(opener, 'pix-tool', { name, ...detailOf(at) });
  const slotted = opener.querySelectorAll(':scope > [slot=tool]');
  const reopen = (at: number) => {
    if (viewerLock.isHeld || signal.aborted || !emit(opener, 'pix-open', detailOf(at), true)) return;
    const release = viewerLock.acquire(signal);
    if (release) showViewer(PixLightbox, { ...options, index: at, onClosed: release }).catch(release);
  };
  const { opened, closed } = mountViewer(PixLightbox, { ...options, onChange, onTool, slotted, reopen });
  // Also a viewer that closes while it opens leaves the page to the next one.
  void closed.then((last) => {
    onClosed?.();
    if (hasDocument()) emit(opener, 'pix-close', { image: pictures.at(last)?.image });
  });
  await opened;
}
