import { PixInvalidParameterError } from '../client/transport/errors.ts';
import type { ReadOptions } from '../components/sources.ts';
import type { PixGallery } from '../components/pix-gallery/pix-gallery.ts';
import type { AlbumList, ImageList, ListAlbumsQuery, ListImagesQuery } from '../contract/models.ts';
import { unclobbered } from '../internal/unclobbered.ts';
import type { GalleryOptions } from './gallery-options.ts';
import type { Mounts } from './mounts.ts';
import type { Source } from './source.ts';
import { readOptions } from './mount-config.ts';

/** The global `Pix` of a page with the embed script. */
export interface PixGlobal {
  /** Version of the script. */
  readonly version: string;
  /** Address of the script that serves this page. */
  readonly script: string;
  /** Resolves with `Pix` once the document is parsed and its containers are mounted. */
  readonly ready: Promise<PixGlobal>;
  /** Queue of callbacks that run once `Pix` has loaded; later ones run at once. */
  readonly q: { push(...calls: ((pix: PixGlobal) => unknown)[]): void };
  /** A page of pictures: every query parameter of `GET /images`. */
  listImages(query?: ListImagesQuery, options?: ReadOptions): Promise<ImageList>;
  /** A page of albums: `user`, `page`, `limit`. */
  listAlbums(query?: ListAlbumsQuery, options?: ReadOptions): Promise<AlbumList>;
  /**
   * Shows a gallery in the first element that matches. The options are the query parameters of `GET /images` and the display
   * options of a container; `limit` is the number of pictures, 24 if absent.
   *
   * @throws PixInvalidParameterError if no element matches.
   */
  renderGallery(target: string | Element, options?: GalleryOptions): Promise<PixGallery>;
  /** Mounts the containers in `root` (default: the document). Safe to repeat. */
  scan(root?: ParentNode): void;
  /** Removes the element of a container and restores its content. Safe to repeat. */
  destroy(element: Element): void;
  /**
   * Features that the browser lacks, such as `IntersectionObserver`, and tag names that the page has registered for its own
   * classes, such as `pix-gallery`; the tag of the SDK's element then ends in `-sdk`.
   */
  unavailable(): Promise<readonly string[]>;
}

declare global {
  interface Window {
    Pix?: PixGlobal;
  }
}

type ApiCalls = Pick<PixGlobal, 'listImages' | 'listAlbums' | 'renderGallery'>;

/** The calls of `Pix`, without its state. */
export function createApi(source: Source, mounts: Mounts): ApiCalls {
  return {
    listImages: (query, options) => source.images.list(query ?? {}, options),
    listAlbums: (query, options) => source.albums.list(query ?? {}, options),
    renderGallery: async (target, options) =>
      (await mounts.mount(findTarget(target), readOptions(options ?? {}))) as PixGallery,
  };
}

function findTarget(target: unknown): Element {
  let element: unknown = target;
  try {
    if (typeof target === 'string') element = unclobbered(document).querySelector(target);
  } catch {
    throw new PixInvalidParameterError('selector', `"${target as string}" is no CSS selector.`);
  }
  // By node type, not by class: elements of a frame have classes of another realm.
  if ((element as Partial<Node> | null)?.nodeType === 1) return element as Element;
  throw new PixInvalidParameterError('selector', `No element matches "${target as string}".`);
}
