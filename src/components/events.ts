import type { Album, Image, ListImagesQuery } from '../contract/models.ts';

/** Detail of `pix-close`: the record that the viewer showed last, or the album that was closed. */
export interface PixClose {
  image?: Image | undefined;
  album?: Album | undefined;
}

/** Detail of `pix-change`: the picture in the viewer, the page of the list, or the query. */
export type PixChange = { image: Image; index: number } | { page: number } | { query: ListImagesQuery };

/** Events of the elements. All bubble and are composed; each reports an action of a visitor or a response of the network. */
export interface PixEventMap {
  /** The first records of a list have loaded. */
  'pix-load': CustomEvent<{ count: number }>;
  /** A list, or the code that shows it, could not be loaded. */
  'pix-error': CustomEvent<{ error: unknown }>;
  /** The server has not responded for 4 seconds. */
  'pix-slow': CustomEvent<null>;
  /** Records without an image that can be shown were skipped. */
  'pix-warning': CustomEvent<{ skipped: number }>;
  /** A visitor opens a picture or an album. Cancelable: `preventDefault()` prevents it from opening. */
  'pix-open': CustomEvent<{ image: Image; index: number } | { album: Album }>;
  /** The viewer or an album has closed. */
  'pix-close': CustomEvent<PixClose>;
  /** A visitor changed the picture, the page or the query. Changes of page and query are cancelable. */
  'pix-change': CustomEvent<PixChange>;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- this is how a global map is extended
  interface HTMLElementEventMap extends PixEventMap {}
}
