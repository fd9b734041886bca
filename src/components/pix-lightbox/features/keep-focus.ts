import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';

/** Moves the focus to the dialog if the focused element is gone or hidden: keys would do nothing there. */
export const keepFocus = ({ host }: ViewerContext): ViewerFeature => ({
  updated: () => {
    // The page around a frame may have the focus.
    if (window !== parent && !document.hasFocus()) return;
    const isOutside = ![host, document.body].includes(document.activeElement as HTMLElement);
    if (isOutside || host.shadowRoot?.activeElement?.getClientRects().length) return;
    host.renderRoot.querySelector('dialog')?.focus();
  },
});
