import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';
import { viewerIcon } from '../viewer-icons.ts';

const EXPAND = viewerIcon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5');
const SHRINK = viewerIcon('M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5');

/** Shows the viewer in full screen, if browser and page allow it. */
export function fullScreen({ host, act }: ViewerContext): ViewerFeature {
  if (!document.fullscreenEnabled) return {};
  const isFull = () => !!host.shadowRoot?.fullscreenElement;
  const toggle = async () => {
    // Not the dialog itself: dialogs cannot be shown in full screen.
    const frame = host.renderRoot.querySelector('.frame');
    await (isFull() ? document.exitFullscreen() : frame?.requestFullscreen())?.catch(() => undefined);
  };
  host.renderRoot.addEventListener('fullscreenchange', () => host.requestUpdate());
  return {
    tools: () => [
      {
        part: 'fullscreen-button',
        name: isFull() ? 'leaveFullscreen' : 'enterFullscreen',
        icon: isFull() ? SHRINK : EXPAND,
        priority: 3,
        key: 'F',
        act: () => act('fullscreen'),
      },
    ],
    act: (action) => {
      if (action !== 'fullscreen') return false;
      void toggle();
      return true;
    },
  };
}
