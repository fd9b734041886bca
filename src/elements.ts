/** The element classes and their types, without registering anything: `import { PixGallery } from 'pix-sdk/elements'`. */
export { PixGallery } from './components/pix-gallery/pix-gallery.ts';
export { PixAlbum } from './components/pix-album/pix-album.ts';
export { PixAlbums } from './components/pix-albums/pix-albums.ts';
export type { AlbumSource, ImageSource } from './components/sources.ts';
export type * from './components/events.ts';
