/** The code of the viewer that galleries load when a visitor turns to a picture. */
export { default as PixLightbox } from '../../define/pix-lightbox.ts';
export { prefetch, prefetchCode } from './prefetch.ts';
export { showViewer } from './show-viewer.ts';
