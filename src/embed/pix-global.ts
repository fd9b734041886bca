import { PixInvalidParameterError } from '../client/errors.ts';
import type { ReadOptions } from '../components/sources.ts';
import type { PixGallery } from '../components/pix-gallery/pix-gallery.ts';
import type { AlbumList, ImageList, ListAlbumsQuery, ListImagesQuery } from '../contract/models.ts';
import type { GalleryOptions } from './gallery-options.ts';
import type { Mounts } from './mounts.ts';
import type { Source } from './source.ts';
import { readOptions } from './wish.ts';

/** The global `Pix` of a page with the embed script. */
export interface PixGlobal {
  /** Version of the script. */
  readonly version: string;
  /** Address of the script that serves this page. */
  readonly script: string;
  /** Resolves with `Pix` when the document has been read and its containers have been found. */
  readonly ready: Promise<PixGlobal>;
  /** Calls to make as soon as `Pix` is there; after that they are made at once. */
  readonly q: { push(...calls: ((pix: PixGlobal) => unknown)[]): void };
  /** A page of pictures: every query parameter of `GET /images`. */
  listImages(query?: ListImagesQuery, options?: ReadOptions): Promise<ImageList>;
  /** A page of albums: `user`, `page`, `limit`. */
  listAlbums(query?: ListAlbumsQuery, options?: ReadOptions): Promise<AlbumList>;
  /**
   * Shows a gallery in the first element that matches. Takes every query parameter of `GET /images`, and what the
   * attributes of a container say; `limit` is how many pictures are shown, 24 if absent.
   *
   * @throws PixInvalidParameterError when nothing matches.
   */
  renderGallery(target: string | Element, options?: GalleryOptions): Promise<PixGallery>;
  /** Mounts the containers in `root`, the document if absent; harmless when repeated. */
  scan(root?: ParentNode): void;
  /** Takes away what was mounted in a container; harmless when repeated. */
  destroy(element: Element): void;
}

declare global {
  interface Window {
    Pix?: PixGlobal;
  }
}

/** The calls of `Pix`, without its state. */
export function createApi(
  source: Source,
  { mount }: Mounts,
): Pick<PixGlobal, 'listImages' | 'listAlbums' | 'renderGallery'> {
  return {
    listImages: (query, options) => source.images.list(query ?? {}, options),
    listAlbums: (query, options) => source.albums.list(query ?? {}, options),
    renderGallery: async (target, options) =>
      (await mount(findTarget(target), readOptions(options ?? {}))) as PixGallery,
  };
}

function findTarget(target: unknown): Element {
  let element: unknown = target;
  try {
    if (typeof target === 'string') element = document.querySelector(target);
  } catch {
    throw new PixInvalidParameterError('selector', `"${target as string}" is no valid CSS selector.`);
  }
  // By its kind, not its class: an element of a frame has a class of its own.
  if ((element as Partial<Node> | null)?.nodeType === 1) return element as Element;
  throw new PixInvalidParameterError('selector', `No element matches "${target as string}".`);
}
