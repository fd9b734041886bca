import type { OpenViewerOptions } from '../../../src/components/open-viewer.ts';
import type { PixGlobal } from '../../../src/global.ts';
import { onceVisible } from '../tools/once-visible.ts';

/** The page with the viewer. */
const PAGE = '/theme/viewer.html';

/** Number of pictures of the viewer. */
const PICTURES = 12;

/** The window of the frame. Until the script has loaded, `Pix` holds the queue only. */
type FrameWindow = Omit<Window, 'Pix'> & { Pix?: { q: Pick<((pix: PixGlobal) => void)[], 'push'> } };

/** Opens a viewer with the first pictures of the service. */
export const openViewer = async (pix: PixGlobal, options?: OpenViewerOptions) => {
  const { data } = await pix.listImages({ limit: PICTURES });
  return pix.openViewer(data, options);
};

/**
 * Shows the viewer in a frame once the frame is in view.
 *
 * @param ready Is called before the viewer opens.
 */
export function showViewerFrame(frame: HTMLIFrameElement, ready: () => void): void {
  const open = () => {
    const view = frame.contentWindow as FrameWindow | null;
    const button = view?.document.querySelector('button');
    if (!view || !button) return;
    ready();
    const show = async (pix: PixGlobal, isWanted: boolean) => {
      button.hidden = true;
      const release = isWanted ? () => undefined : keepFocusOutside(frame);
      // Back leads to the theme before, not out of that viewer.
      const opening = openViewer(pix, { opener: button, history: 'none' });
      const { closed } = await opening.finally(release);
      await closed;
      button.hidden = false;
      button.focus();
    };
    const enqueue = (isWanted: boolean) => {
      view.Pix ??= { q: [] };
      view.Pix.q.push((pix) => void show(pix, isWanted));
    };
    button.addEventListener('click', () => enqueue(true));
    enqueue(false);
  };
  frame.addEventListener('load', open);
  onceVisible(frame, () => (frame.src = PAGE));
}

/**
 * Leaves the focus where it is while a viewer opens in a frame that no visitor has opened; returns a function that ends this. An
 * attribute `inert` does not keep scripts of the frame from taking the focus.
 */
function keepFocusOutside(frame: HTMLIFrameElement): () => void {
  // Within the same task, so that no key is lost.
  const keep = ({ target }: Event) =>
    queueMicrotask(() => {
      if (document.activeElement === frame) (target as HTMLElement).focus({ preventScroll: true });
    });
  document.addEventListener('focusout', keep);
  return () => {
    document.removeEventListener('focusout', keep);
    if (document.activeElement === frame) frame.blur();
  };
}
