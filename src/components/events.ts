import type { Album, Image } from '../contract/models.ts';

/** What was closed: the viewer, showing this picture, or this album. */
export interface PixClose {
  image?: Image | undefined;
  album?: Album | undefined;
}

/** Events of the components; all bubble and cross shadow roots. Fired for what a visitor or the network did. */
export interface PixEventMap {
  /** A list is there. */
  'pix-load': CustomEvent<{ count: number }>;
  /** A list, or the code to show it, could not be loaded. */
  'pix-error': CustomEvent<{ error: unknown }>;
  /** A visitor opens a picture or an album; `preventDefault()` keeps it closed. */
  'pix-open': CustomEvent<{ image: Image; index: number } | { album: Album }>;
  /** A visitor closed the viewer or an album. */
  'pix-close': CustomEvent<PixClose>;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- this is how a global map is extended
  interface HTMLElementEventMap extends PixEventMap {}
}
