import type { PixGallery } from '../components/pix-gallery/pix-gallery.ts';
import type { ListImagesQuery } from '../contract/models.ts';

/** Properties of a gallery that say how it is shown. */
type Shown =
  'layout' | 'paging' | 'autoPages' | 'controls' | 'sync' | 'history' | 'placeholder' | 'imageUrl' | 'texts';

/**
 * What a gallery can be asked for: every query parameter of `GET /images`, where `limit` may be over 100, and how it
 * is shown.
 */
export interface GalleryOptions extends ListImagesQuery, Partial<Pick<PixGallery, Shown>> {}
