import type { LitElement } from 'lit';
import type { PixGallery } from '../components/pix-gallery/pix-gallery.ts';
import type { ListImagesQuery } from '../contract/models.ts';

/** Members of a gallery that are not options: methods, state, and properties that the script sets. */
type OtherMember =
  'source' | 'baseUrl' | 'currentSource' | 'content' | 'expected' | 'state' | 'total' | 'show' | 'reveal';

/** Properties of a gallery that control its display. */
type DisplayProperty = Exclude<keyof PixGallery, keyof LitElement | keyof ListImagesQuery | OtherMember>;

/** Options of a gallery: the query parameters of `GET /images`, with a `limit` that may exceed 100, and display properties. */
export interface GalleryOptions extends ListImagesQuery, Partial<Pick<PixGallery, DisplayProperty>> {}
