import type { ViewerContext } from '../viewer-context.ts';
import type { ViewerFeature } from '../viewer-features.ts';

const isShown = (element: Element) => element.getClientRects().length > 0;

/**
 * Keeps the focus on its button when others come or go before it, which changes the elements of buttons. Moves it to the dialog if the
 * focused element is gone or hidden: keys would do nothing there.
 */
export const keepFocus = ({ host }: ViewerContext): ViewerFeature => {
  const { renderRoot } = host;
  const buttonOf = (element: EventTarget | null | undefined) =>
    (element as Element | null | undefined)?.closest('[part$="-button"]')?.getAttribute('part');
  let button: string | null | undefined;
  renderRoot.addEventListener('focusin', ({ target }) => (button = buttonOf(target)));
  return {
    updated: () => {
      // The page around a frame may have the focus.
      if (window !== parent && !document.hasFocus()) return;
      const isOutside = ![host, document.body].includes(document.activeElement as HTMLElement);
      const focused = host.shadowRoot?.activeElement;
      if (isOutside || (focused && isShown(focused) && buttonOf(focused) === button)) return;
      const same = button && renderRoot.querySelector<HTMLElement>(`[part="${button}"]`);
      const target = same && isShown(same) ? same : renderRoot.querySelector('dialog');
      target?.focus();
    },
  };
};
