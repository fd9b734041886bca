import type { Album } from '../../contract/models.ts';
import { withoutPrototype } from '../../internal/altered-globals.ts';
import { emit } from '../../internal/custom-element.ts';
import { flatTreeParent } from '../../internal/flat-tree.ts';
import { focusInView } from '../../internal/scroll-into-view.ts';
import { onEntryChange } from '../../internal/entry-change.ts';
import { writeHistory } from '../../internal/history-state.ts';
import { ViewEntry } from '../../internal/view-entry.ts';
import { slugIn, urlParameter, withSlug } from '../pix-lightbox/slug-in-url.ts';
import type { AlbumSource } from '../sources.ts';
import { renderAlbum, type AlbumCards } from './open-album.ts';

/** History entry of an album that a card has opened: Back returns to the cards. With a URL parameter, the URL names the album. */
export interface AlbumEntry {
  /** Adds the entry of an album, which is about to be shown; none with `history` of `none`. */
  enter: (album: Album) => Promise<void>;
  /** Opens the listed album that the URL names, unless one is open, and observes the history from now on. */
  openNamed: () => void;
  /** Creates or updates the element of the open album. */
  render: (
    former: HTMLElement | undefined,
    album: Album,
    source: AlbumSource | undefined,
    history: string | undefined,
  ) => HTMLElement;
  /** Removes the album from the URL, whose list is replaced. */
  clearUrl: () => void;
  /** Removes the entry when the visitor has returned to the cards in another way. */
  leave: () => void;
  /** Stops observing the history; the entry stays, without a mark. */
  stop: () => void;
  /** Scrolls to where the visitor left the cards, and moves the focus to a card. */
  restorePlace: (card: HTMLElement | undefined) => void;
}

/** What the history entry of an element is about. */
interface AlbumsOptions {
  /** The listed albums. */
  albums: () => readonly Album[];
  /** The option `history` of an open album. */
  photoHistory: () => string | undefined;
  /** Shows an album, or the cards. */
  show: (album: Album | undefined) => void;
}

/** Number of entries created, for their names. */
let created = 0;

/** Creates the history entry of the albums of an element. */
export function createAlbumEntry(
  element: AlbumCards,
  { albums, photoHistory, show }: AlbumsOptions,
): AlbumEntry {
  /** The album that was open last. */
  let latest: Album | undefined;
  /** The albums that have been open, by token. */
  const known = new Map<string, Album>();
  let isOpen = false;
  /** Scroll positions of the cards and of what is around them, while an album is open. */
  const places = new Map<Element, number>();
  const rememberPlace = () => {
    if (places.size) return;
    for (let at: Element | null = element; at; at = flatTreeParent(at)) places.set(at, at.scrollTop);
  };
  const tokenInUrl = () => {
    const parameter = urlParameter(element.history);
    return parameter && slugIn(parameter, location.href);
  };
  /** The URL with another album, or without; its picture is that of the former one. */
  const addressOf = (token: string | undefined) => {
    const parameter = urlParameter(element.history);
    const photo = urlParameter(photoHistory());
    return parameter && photo && withSlug(parameter, token, withSlug(photo, undefined, location.href));
  };
  const clearUrl = () => {
    if (tokenInUrl()) writeHistory('replaceState', {}, addressOf(undefined));
  };
  /** The album that the URL names. Links come from untrusted authors: one that is not listed was opened by the page itself. */
  const albumInUrl = (): Album | undefined => {
    const token = tokenInUrl();
    if (!token) return undefined;
    const [listed] = albums().filter((each) => each.token === token);
    return listed ?? known.get(token);
  };
  const close = () => {
    isOpen = false;
    emit(element, 'pix-close', { album: latest });
  };
  const open = (album: Album | undefined) => {
    if (!album || !emit(element, 'pix-open', { album }, true)) return;
    rememberPlace();
    isOpen = true;
    known.set(album.token, album);
    show((latest = album));
  };
  const entry: ViewEntry = new ViewEntry(`album${++created}`, {
    isOpenHere: () => {
      if (!urlParameter(element.history)) return entry.isNamed;
      const album = albumInUrl();
      if (!isOpen || !album || album.token === latest?.token) return !!album;
      close();
      open(album);
      if (!isOpen) show(undefined);
      return isOpen;
    },
    left: () => {
      if (!isOpen) return;
      show(undefined);
      close();
    },
    returned: () => open(albumInUrl() ?? latest),
  });
  /** The token for which the page was asked already: the list may grow. */
  let asked: string | undefined;
  let watching: AbortController | undefined;
  return {
    enter: async (album) => {
      latest = album;
      isOpen = true;
      known.set(album.token, album);
      rememberPlace();
      if (element.history === 'none') return;
      await entry.push(() => addressOf(album.token));
      entry.observe();
    },
    openNamed() {
      const album = albumInUrl();
      if (!isOpen && album?.token !== asked) open(album);
      asked = album?.token;
      entry.observe(isOpen);
      if (watching) return;
      const { signal } = (watching = new AbortController());
      const expect = onEntryChange(tokenInUrl, () => urlParameter(element.history) && entry.update(), signal);
      // A page may show the album in its own way, and set the URL.
      element.addEventListener('pix-open', ({ detail }) => expect(detail.album?.token), { signal });
    },
    render: (...of) => renderAlbum(element, ...of),
    clearUrl,
    leave: () => {
      isOpen = false;
      if (entry.leave()) return;
      entry.unname();
      clearUrl();
    },
    stop: () => {
      entry.unname();
      entry.stop();
      watching?.abort();
      watching = undefined;
    },
    restorePlace(card) {
      for (const [at, top] of places)
        at.scrollTo(withoutPrototype<ScrollToOptions>({ top, behavior: 'instant' }));
      places.clear();
      if (card) focusInView(card);
    },
  };
}
