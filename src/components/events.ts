import type { Album, Image, ListImagesQuery } from '../contract/models.ts';

/** What was closed: the viewer, showing this picture, or this album. */
export interface PixClose {
  image?: Image | undefined;
  album?: Album | undefined;
}

/** What a visitor changed: the picture in the viewer, the page, or what is asked for. */
export type PixChange = { image: Image; index: number } | { page: number } | { query: ListImagesQuery };

/** Events of the components; all bubble and cross shadow roots. Fired for what a visitor or the network did. */
export interface PixEventMap {
  /** A list is there. */
  'pix-load': CustomEvent<{ count: number }>;
  /** A list, or the code to show it, could not be loaded. */
  'pix-error': CustomEvent<{ error: unknown }>;
  /** An answer is late: 4 seconds have passed and nothing has come. */
  'pix-slow': CustomEvent<null>;
  /** Some records have no picture that could be shown and were left out. */
  'pix-warning': CustomEvent<{ skipped: number }>;
  /** A visitor opens a picture or an album; `preventDefault()` keeps it closed. */
  'pix-open': CustomEvent<{ image: Image; index: number } | { album: Album }>;
  /** A visitor closed the viewer or an album. */
  'pix-close': CustomEvent<PixClose>;
  /** A visitor changed what is shown. Cancelable where a query or a page changes: nothing is then loaded. */
  'pix-change': CustomEvent<PixChange>;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- this is how a global map is extended
  interface HTMLElementEventMap extends PixEventMap {}
}
