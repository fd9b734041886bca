import type { ReactiveControllerHost } from 'lit';
import type { Image } from '../../contract/models.ts';
import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import type { TileView } from '../../tiles/tile.ts';
import type { ImageUrl } from '../../tiles/image-url.ts';

/** State of a tile, as far as its layout decides it; the gallery adds the rest. */
export type TileOptions = Pick<TileView, 'index'> &
  Partial<Pick<TileView, 'tabbable' | 'isNear' | 'isDeferred' | 'srcset'>> & {
    /** Size of the tile, in CSS pixels. */
    box?: { width: number; height: number };
  };

/** The element of a gallery, reduced to what its optional features read and call. */
export interface GalleryContext extends ReactiveControllerHost, LinkedGallery {
  readonly renderRoot: HTMLElement | DocumentFragment;
  page: number;
  limit: number;
  layout?: string | undefined;
  paging?: string | undefined;
  autoPages: number;
  controls?: string | undefined;
  sync?: string | undefined;
  placeholder?: ((image: Image) => string | undefined) | undefined;
  imageUrl?: ImageUrl | undefined;
  /** Scrolls to a picture; resolves with its tile, if there is one. */
  reveal(index: number): Promise<HTMLElement | undefined>;
}
