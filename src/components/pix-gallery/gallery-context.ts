import type { ReactiveControllerHost } from 'lit';
import type { ImageFilters } from '../../contract/models.ts';
import type { CaptionText, PictureAlt, TilePlaceholder } from '../../tiles/tile-options.ts';
import type { TileView } from '../../tiles/tile.ts';
import type { ImageUrl } from '../../tiles/image-url.ts';
import type { ImageSource } from '../sources.ts';

/** State of a tile, as far as its layout decides it; the gallery adds the rest. */
export type TileOptions = Pick<TileView, 'index'> &
  Partial<Pick<TileView, 'tabbable' | 'isNear' | 'isDeferred' | 'srcset'>> & {
    /** Size of the tile, in CSS pixels. */
    box?: { width: number; height: number };
  };

/** List of a gallery. */
export interface GalleryContent {
  source: ImageSource | undefined;
  filters: Partial<ImageFilters>;
  /** Number of pictures on a page, or at first; infinite for all. */
  pageSize: number;
  /** Number of pictures, if it is known before they load. */
  expected?: number | undefined;
  /** The sort order in effect; absent if the list has an order of its own. */
  sort?: string | undefined;
}

/** The element of a gallery, reduced to what its optional features read and call. */
export interface GalleryContext extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly content: GalleryContent;
  page: number;
  layout?: string | undefined;
  group?: string | undefined;
  paging?: string | undefined;
  autoPages: number;
  link?: string | undefined;
  alt?: PictureAlt | undefined;
  caption?: string | undefined;
  captionText?: CaptionText | undefined;
  /** Prefix of the parameters in the URL, if the gallery is synced with it. */
  sync?: string | undefined;
  focalPoint?: string | undefined;
  placeholder?: TilePlaceholder | undefined;
  imageUrl?: ImageUrl | string | undefined;
  /** Scrolls to a picture; resolves with its tile, if there is one. */
  reveal(index: number): Promise<HTMLElement | undefined>;
}
