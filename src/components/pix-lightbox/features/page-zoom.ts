import { css } from 'lit';
import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';

/** Leaves gestures to the browser while the page is zoomed: they pan and zoom the page, of whose viewer only a part is visible. */
export function pageZoom({ host }: ViewerContext): ViewerFeature {
  const { visualViewport } = window;
  const update = () => host.toggleAttribute('data-page-zoomed', (visualViewport?.scale ?? 1) > 1);
  visualViewport?.addEventListener('resize', update);
  update();
  return {
    styles: css`
      :host([data-page-zoomed]) * {
        overscroll-behavior: auto;
        touch-action: auto;
      }
    `,
    stop: () => visualViewport?.removeEventListener('resize', update),
  };
}
