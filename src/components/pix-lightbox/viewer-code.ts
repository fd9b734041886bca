/** The code of the viewer that galleries load when a visitor turns to a picture. */
import { define } from '../../internal/custom-element.ts';
import { PixLightbox as Lightbox } from './pix-lightbox.ts';

export { prefetch, prefetchCode } from './prefetch.ts';
export { showViewer } from './show-viewer.ts';

/** The registered class of the viewer. */
export const PixLightbox = define('pix-lightbox', Lightbox);
