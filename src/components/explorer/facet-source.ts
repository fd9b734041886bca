import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import type { FacetSource } from '../sources.ts';

/** An element's own source, or that of its gallery where it has categories and tags. */
export function facetSource(
  own: FacetSource | undefined,
  gallery: LinkedGallery | undefined,
): FacetSource['platform'] | undefined {
  return own?.platform ?? (gallery?.source as Partial<FacetSource> | undefined)?.platform;
}

/** Counts are those of the whole service: beside the pictures of one album or member they would be wrong. */
export const countsHold = (gallery: LinkedGallery | undefined): boolean => !gallery?.album && !gallery?.user;
