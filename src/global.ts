/**
 * Types of `window.Pix`, for pages that load the embed script by a tag: `import type {} from 'pix-sdk/global'`. Types only; a bundle
 * gets nothing from it.
 */
export type { PixGlobal } from './embed/pix-global.ts';
export type { GalleryOptions } from './embed/gallery-options.ts';
export type { OpenedViewer, OpenViewerOptions } from './components/open-viewer.ts';
export type { PictureRecord } from './tiles/picture.ts';
