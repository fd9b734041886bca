import type { Album, Image, ListImagesQuery } from '../contract/models.ts';

/** A picture of a list, in the detail of `pix-open` and `pix-change`. */
export interface PixImageDetail {
  image: Image;
  /** Position in the list, from 0. */
  index: number;
  album?: undefined;
  page?: undefined;
  query?: undefined;
}

/** An album, in the detail of `pix-open`. */
export interface PixAlbumDetail {
  album: Album;
  image?: undefined;
  index?: undefined;
}

/** Another page of a list, in the detail of `pix-change`. */
export interface PixPageDetail {
  /** Page number, from 1. */
  page: number;
  image?: undefined;
  index?: undefined;
  query?: undefined;
}

/** Another query, in the detail of `pix-change`: the filters and the sort order that the visitor has chosen. */
export interface PixQueryDetail {
  query: ListImagesQuery;
  image?: undefined;
  index?: undefined;
  page?: undefined;
}

/** Detail of `pix-close`: the record that the viewer showed last, or the album that was closed. */
export interface PixClose {
  image?: Image | undefined;
  album?: Album | undefined;
}

/** Detail of `pix-change`: the picture in the viewer, the page of the list, or the query. */
export type PixChange = PixImageDetail | PixPageDetail | PixQueryDetail;

/** Detail of `pix-tool`: the tool of the page, and the picture for which it is used. */
export interface PixTool {
  name: string;
  image: Image;
  /** Position in the list, from 0. */
  index: number;
}

/** Detail of `pix-select`. */
export interface PixSelect {
  /** Number of selected pictures, loaded or not. */
  count: number;
  /** Records of the selected pictures that have loaded, in the order of the list. */
  images: readonly Image[];
}

/** Detail of `pix-load`. */
export interface PixLoad {
  /** Number of records of the list that have loaded so far. */
  count: number;
  /** Number of records that there are, loaded or not, according to the source. */
  total: number;
}

/** Events of the requests of an element. */
interface RequestEventMap {
  /** Records have loaded: the first ones of a list, or a further page. */
  'pix-load': CustomEvent<PixLoad>;
  /** A list, or the code that shows it, could not be loaded. */
  'pix-error': CustomEvent<{ error: unknown }>;
  /** The server has not responded for 4 seconds. */
  'pix-slow': CustomEvent<null>;
  /** Records without an image that can be shown were skipped. */
  'pix-warning': CustomEvent<{ skipped: number }>;
}

/** Events of the elements. All bubble and are composed; each reports an action of a visitor or a response of the network. */
export interface PixEventMap extends RequestEventMap {
  /** A visitor opens a picture or an album. Cancelable: `preventDefault()` prevents it from opening. */
  'pix-open': CustomEvent<PixImageDetail | PixAlbumDetail>;
  /** The viewer or an album has closed. */
  'pix-close': CustomEvent<PixClose>;
  /** A visitor changed the picture, the page or the query. Changes of page and query are cancelable. */
  'pix-change': CustomEvent<PixChange>;
  /** A visitor uses a tool of the page in the viewer. */
  'pix-tool': CustomEvent<PixTool>;
  /** Another selection: by a visitor, or since pictures are gone. */
  'pix-select': CustomEvent<PixSelect>;
}

/** Events of `<pix-gallery>`. */
export interface PixGalleryEventMap extends RequestEventMap {
  'pix-open': CustomEvent<PixImageDetail>;
  'pix-change': CustomEvent<PixChange>;
  'pix-close': CustomEvent<{ image?: Image | undefined }>;
  'pix-tool': CustomEvent<PixTool>;
  'pix-select': CustomEvent<PixSelect>;
}

/** Events of `<pix-album>`. */
export interface PixAlbumEventMap extends RequestEventMap {
  'pix-open': CustomEvent<PixImageDetail>;
  'pix-change': CustomEvent<PixImageDetail | PixPageDetail>;
  'pix-close': CustomEvent<PixClose>;
  'pix-tool': CustomEvent<PixTool>;
  'pix-select': CustomEvent<PixSelect>;
}

/** Events of `<pix-albums>`, those of an open album included. */
export interface PixAlbumsEventMap extends RequestEventMap {
  'pix-open': CustomEvent<PixImageDetail | PixAlbumDetail>;
  'pix-change': CustomEvent<PixImageDetail | PixPageDetail>;
  'pix-close': CustomEvent<PixClose>;
  'pix-tool': CustomEvent<PixTool>;
  'pix-select': CustomEvent<PixSelect>;
}

/** Events of `<pix-image>`. */
export interface PixImageEventMap extends RequestEventMap {
  'pix-open': CustomEvent<PixImageDetail>;
  'pix-change': CustomEvent<PixImageDetail>;
  'pix-close': CustomEvent<{ image?: Image | undefined }>;
  'pix-tool': CustomEvent<PixTool>;
}

/** Events of `<pix-wall>`. */
export interface PixWallEventMap extends RequestEventMap {
  'pix-change': CustomEvent<PixQueryDetail>;
}

/** Events of a `<pix-lightbox>` that the page has made. */
export interface PixLightboxEventMap {
  'pix-open': CustomEvent<PixImageDetail>;
  'pix-change': CustomEvent<PixImageDetail>;
  'pix-close': CustomEvent<{ image?: Image | undefined }>;
  'pix-tool': CustomEvent<PixTool>;
}

/** Events of `<pix-search>`. */
export interface PixSearchEventMap {
  'pix-change': CustomEvent<PixQueryDetail>;
}

/** Events of `<pix-sort>`. */
export interface PixSortEventMap {
  'pix-change': CustomEvent<PixQueryDetail>;
}

/** Events of `<pix-categories>`. */
export interface PixCategoriesEventMap {
  'pix-change': CustomEvent<PixQueryDetail>;
}

/** Events of `<pix-tags>`. */
export interface PixTagsEventMap {
  'pix-change': CustomEvent<PixQueryDetail>;
}

/** Events of an element by name: its own, and those of all HTML elements. */
export type EventsOf<Own> = Omit<HTMLElementEventMap, keyof PixEventMap> & Own;

/** Type of `addEventListener` and `removeEventListener` of an element that fires the events `Own`. */
export interface TypedListeners<Host, Own, Options> {
  <Name extends keyof EventsOf<Own>>(
    type: Name,
    listener: (this: Host, event: EventsOf<Own>[Name]) => unknown,
    options?: boolean | Options,
  ): void;
  (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | Options): void;
}

declare global {
  /* eslint-disable @typescript-eslint/no-empty-object-type -- this is how a global map is extended */
  interface HTMLElementEventMap extends PixEventMap {}
  interface DocumentEventMap extends PixEventMap {}
  /* eslint-enable @typescript-eslint/no-empty-object-type */
}
