import { watchImages } from './own-images/watch-images.ts';

/** Options of `addViewer()`. */
export interface AddViewerOptions {
  /** Ends it when aborted; a viewer that is open stays. */
  signal?: AbortSignal;
}

/**
 * Gives the page's own images the viewer: images, and links to picture files, in all elements with `data-pix-lightbox`, also in later
 * ones. Its code loads once a pointer, a touch or the focus comes near. Call it once for the document, and for each shadow root with
 * such elements.
 *
 * @param root Where the elements are. Default: the document.
 */
export function addViewer(root: ParentNode = document, options: AddViewerOptions = {}): void {
  watchImages(root, options);
}
