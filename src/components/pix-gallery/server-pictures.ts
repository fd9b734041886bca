import { SERVER_PICTURES } from '../../tiles/server-pictures.ts';
import { tileAt } from './focus-tile.ts';
import type { RovingTabindex } from './roving-tabindex.ts';

/**
 * Notes the state of the pictures that a server has rendered, if there are some, before an update. Returns a function that removes
 * them after it, since they are not those of another list; tiles take over the focus, and a carousel the scroll position.
 */
export function serverPictures(
  gallery: Element & { renderRoot: ParentNode },
): ((focus: Pick<RovingTabindex, 'pin'> | undefined) => void) | null {
  const served = gallery.querySelector(`.${SERVER_PICTURES}`);
  const left = served?.querySelector('ul')?.scrollLeft ?? 0;
  return (
    served &&
    ((focus) => {
      gallery.renderRoot.querySelector('.strip')?.scrollBy?.(left, 0);
      const focused = served.querySelector<HTMLAnchorElement>(':focus');
      const index = [...served.querySelectorAll('a')].indexOf(focused as HTMLAnchorElement);
      const tile = tileAt(gallery, index);
      tile?.focus({ preventScroll: true });
      // Until the next update, a link that is no longer rendered keeps the focus.
      if (tile || index < 0) served.remove();
      else focus?.pin(index);
    })
  );
}
