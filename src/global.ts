/**
 * Types of `window.Pix`, for pages that load the embed script by a tag: `import type {} from 'pix-sdk/global'`. Types only; a bundle
 * gets nothing from it.
 */
import type { LitElement } from 'lit';
import type { OpenedViewer, OpenViewerOptions } from './components/open-viewer.ts';
import type { PixGallery } from './components/pix-gallery/pix-gallery.ts';
import type { ReadOptions } from './components/sources.ts';
import type { AlbumList, ImageList, ListAlbumsQuery, ListImagesQuery } from './contract/models.ts';
import type { OwnTexts } from './controllers/localize-controller.ts';
import type { PictureRecord } from './tiles/picture.ts';

export type { OpenedViewer, OpenViewerOptions } from './components/open-viewer.ts';
export type { PictureRecord } from './tiles/picture.ts';

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
  /**
   * Resolves with the element of the first container that matches, once its methods can be called: a gallery, or an element
   * of the class that the type parameter names. One that is far from the viewport is created at once.
   *
   * @throws PixInvalidParameterError if no container with an element matches.
   */
  element<Shown extends HTMLElement = PixGallery>(target: string | Element): Promise<Shown>;
  /**
   * Opens the zoom viewer on pictures of your own, without a gallery. The options are those of `openViewer` in
   * `pix-sdk/elements`; the code of the viewer loads at the first call.
   */
  openViewer(pictures: readonly PictureRecord[], options?: OpenViewerOptions): Promise<OpenedViewer>;
  /**
   * Sets the texts of a language, such as `pl`, for all galleries of the page. The parameters are those of `registerLocale` in
   * `pix-sdk/elements`.
   *
   * @throws TypeError if `lang` is not a language tag, or `texts` is not an object of texts.
   */
  registerLocale(lang: string, texts: OwnTexts): Promise<void>;
  /**
   * Gives consent for all containers with `data-pix-render="consent"`, on pages with `consent.js`; resolves once the script has loaded.
   *
   * @throws PixLoadError if the script cannot be loaded.
   */
  consent?(): Promise<void>;
  /** Mounts the containers in `root` (default: the document), a node or a selector of an element. Safe to repeat. */
  scan(root?: ParentNode | string): void;
  /**
   * Removes the element of a container, and restores its content; with another element, those of all containers in it. The container
   * stays as it is until its attributes change or `scan` is called. Safe to repeat.
   */
  destroy(element: Element | string): void;
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

/** Members of a gallery that are not options: methods, state, and properties that the script sets. */
type OtherMember =
  | 'source'
  | 'baseUrl'
  | 'currentSource'
  | 'content'
  | 'expected'
  | 'state'
  | 'total'
  | 'show'
  | 'reveal'
  | 'refresh'
  | 'selection'
  | 'takeOptions';

/** Properties of a gallery that control its display. */
type DisplayProperty = Exclude<keyof PixGallery, keyof LitElement | keyof ListImagesQuery | OtherMember>;

/** Options of a gallery: the query parameters of `GET /images`, with a `limit` that may exceed 100, and display properties. */
export interface GalleryOptions extends ListImagesQuery, Partial<Pick<PixGallery, DisplayProperty>> {}
