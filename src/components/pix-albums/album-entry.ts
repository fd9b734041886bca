import type { Album } from '../../contract/models.ts';
import { withoutPrototype } from '../../internal/altered-globals.ts';
import { emit } from '../../internal/custom-element.ts';
import { flatTreeParent } from '../../internal/flat-tree.ts';
import { focusInView } from '../../internal/scroll-into-view.ts';
import { ViewEntry } from '../../internal/view-entry.ts';
import '../pix-album/pix-album.define.ts';

/** History entry of an album that a card has opened: Back returns to the cards. */
export interface AlbumEntry {
  /** Adds the entry of an album, which is about to be shown; none with `history` of `none`. */
  enter: (album: Album, history: 'none' | undefined) => Promise<void>;
  /** Removes the entry when the visitor has returned to the cards in another way. */
  leave: () => void;
  /** Stops observing the history; the entry stays, without a mark. */
  stop: () => void;
  /** Scrolls to where the visitor left the cards, and moves the focus to a card. */
  restorePlace: (card: HTMLElement | undefined) => void;
}

/** Number of entries created, for their names. */
let created = 0;

/** Creates the history entry of the albums of an element; `show` shows an album, or the cards. */
export function createAlbumEntry(element: HTMLElement, show: (album: Album | undefined) => void): AlbumEntry {
  let latest: Album | undefined;
  /** Scroll positions of the cards and of what is around them, while an album is open. */
  const places = new Map<Element, number>();
  const rememberPlace = () => {
    if (places.size) return;
    for (let at: Element | null = element; at; at = flatTreeParent(at)) places.set(at, at.scrollTop);
  };
  const entry = new ViewEntry(`album${++created}`, {
    left: () => {
      show(undefined);
      emit(element, 'pix-close', { album: latest });
    },
    returned: () => {
      if (!latest || !emit(element, 'pix-open', { album: latest }, true)) return;
      rememberPlace();
      show(latest);
    },
  });
  return {
    enter: async (album, history) => {
      latest = album;
      rememberPlace();
      if (history === 'none') return;
      await entry.push();
      entry.observe();
    },
    leave: () => {
      if (!entry.leave()) entry.unname();
    },
    stop: () => {
      entry.unname();
      entry.stop();
    },
    restorePlace(card) {
      for (const [at, top] of places)
        at.scrollTo(withoutPrototype<ScrollToOptions>({ top, behavior: 'instant' }));
      places.clear();
      if (card) focusInView(card);
    },
  };
}
