import type { PixGallery } from '../components/pix-gallery/pix-gallery.ts';
import type { ListImagesQuery } from '../contract/models.ts';

/** Properties of a gallery that control its display. */
type DisplayProperty =
  | 'layout'
  | 'paging'
  | 'autoPages'
  | 'controls'
  | 'sync'
  | 'history'
  | 'quality'
  | 'placeholder'
  | 'imageUrl'
  | 'texts';

/** Options of a gallery: the query parameters of `GET /images`, with a `limit` that may exceed 100, and display properties. */
export interface GalleryOptions extends ListImagesQuery, Partial<Pick<PixGallery, DisplayProperty>> {}
