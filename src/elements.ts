/** The element classes and their types, without registering anything: `import { PixGallery } from 'pix-sdk/elements'`. */
export { PixGallery } from './components/pix-gallery/pix-gallery.ts';
export { PixAlbum } from './components/pix-album/pix-album.ts';
export { PixAlbums } from './components/pix-albums/pix-albums.ts';
export { PixSearch } from './components/pix-search/pix-search.ts';
export { PixSort } from './components/pix-sort/pix-sort.ts';
export { PixCategories } from './components/pix-categories/pix-categories.ts';
export { PixTags } from './components/pix-tags/pix-tags.ts';
export { PixCount } from './components/pix-count/pix-count.ts';
export { PixImage } from './components/pix-image/pix-image.ts';
export type { PixLightbox } from './components/pix-lightbox/pix-lightbox.ts';
export { openViewer, type OpenedViewer, type OpenViewerOptions } from './components/open-viewer.ts';
export type { Thumbnail } from './components/own-pictures.ts';
export { registerLocale } from './components/register-locale.ts';
export { sourceOf, type RecordSource } from './components/source-of.ts';
export { setDefaultSource } from './components/sources.ts';
export type {
  AlbumSource,
  FacetSource,
  ImageSource,
  PageSource,
  PictureRecord,
  ReadOptions,
} from './components/sources.ts';
export type { TilePlaceholder } from './components/pix-gallery/pix-gallery.ts';
export type { GalleryPaging, Quality } from './components/option-values.ts';
export type { ImageUrl } from './components/image-url.ts';
export type { GalleryLayout, LayoutName } from './layouts/layout-names.ts';
export type { LinkedGallery } from './controllers/gallery-link.ts';
export type { OwnTexts } from './controllers/localize-controller.ts';
export type { ListState } from './controllers/state-controller.ts';
export type { TextKey } from './locales/locale.ts';
export type { TextMessage } from './locales/message.ts';
export type * from './components/events.ts';
