import { render, type LitElement } from 'lit';
import type { Album } from '../../contract/models.ts';
import { create } from '../../tiles/elements.ts';
import type { PixClose } from '../events.ts';
import { forwardSlots } from '../forward-slots.ts';
import '../../define/pix-album.ts';
import type { AlbumSource } from '../sources.ts';

/** An element with the cards of albums. */
export interface AlbumCards extends LitElement {
  history: string | undefined;
  show: (album: Album | undefined) => Promise<void>;
}

/** Properties of the cards that are not those of an open album. */
const OF_CARDS = /^(source|baseUrl|limit|history)$/;

/** The properties of an element's class, which may be that of another copy of this package. */
const propertiesOf = ({ constructor }: HTMLElement) => (constructor as typeof LitElement).elementProperties;

/** Exported parts of an open album. */
const ALBUM_PARTS =
  'back-button, more-button, previous-button, next-button, retry-button, news-button, selection-clear, selection-all, selection-retry, selection-leave-out, selection-cancel, header, heading, count, grid, tile, new, news, image, caption, skeleton, strip, pager, shown, page, current, ellipsis, status, button, select-box, selected, selection, selection-count, selection-download, selection-progress';

/** Creates or updates the element of the album that is open in place of the cards. */
export function renderAlbum(
  albums: AlbumCards,
  former: HTMLElement | undefined,
  album: Album,
  source: AlbumSource | undefined,
  history: string | undefined,
): HTMLElement {
  const element = former ?? createElement(albums);
  const ofAlbum = propertiesOf(element);
  const shared = [...propertiesOf(albums).keys()].filter(
    (name) => ofAlbum.has(name) && !OF_CARDS.test(String(name)),
  );
  const own = Object.fromEntries(shared.map((name) => [name, Reflect.get(albums, name) as unknown]));
  Object.assign(element, own, { source, token: album.token, album, history });
  render(forwardSlots(albums, ['error', 'loading', 'caption', 'tool', 'action']), element, { host: albums });
  return element;
}

function createElement(albums: AlbumCards): HTMLElement {
  const element = create('pix-album', { part: 'album', exportparts: ALBUM_PARTS, closable: '' });
  element.addEventListener('pix-close', ({ detail }: CustomEvent<PixClose>) => {
    // The event of the viewer has an image, that of the album an album.
    if (detail.album) void albums.show(undefined);
  });
  return element;
}
