import type { OpenViewerOptions } from '../../../src/components/open-viewer.ts';
import type { PixGlobal } from '../../../src/embed/pix-global.ts';
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
  let last: HTMLElement | undefined;
  document.addEventListener('focusin', (event) => ([last] = event.composedPath() as HTMLElement[]));
  const open = () => {
    const view = frame.contentWindow as FrameWindow | null;
    const button = view?.document.querySelector('button');
    if (!view || !button) return;
    ready();
    const show = async (pix: PixGlobal, isWanted: boolean) => {
      button.hidden = true;
      // Back leads to the theme before, not out of a viewer that no visitor has opened.
      const { closed } = await openViewer(pix, { opener: button, history: 'none' });
      // The viewer has taken the focus, which a visitor may have had in a control of the editor, or in a viewer above it.
      if (!isWanted && document.activeElement === frame) last?.focus({ preventScroll: true });
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
