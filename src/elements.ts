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
export type { AlbumSource, FacetSource, ImageSource } from './components/sources.ts';
export type { LinkedGallery } from './controllers/gallery-link.ts';
export type * from './components/events.ts';
