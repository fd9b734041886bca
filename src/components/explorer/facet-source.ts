import type { LinkedGallery } from '../../controllers/gallery-link.ts';
import { PAGE_FILTERS } from '../../controllers/visitor-query.ts';
import type { FacetSource } from '../sources.ts';

/** The source of categories and tags: the element's own, or that of its gallery. */
export function facetSource(
  own: FacetSource | undefined,
  gallery: LinkedGallery | undefined,
): FacetSource['platform'] | undefined {
  return (
    own?.platform ??
    ((gallery?.currentSource ?? gallery?.source) as Partial<FacetSource> | undefined)?.platform
  );
}

/** Whether the counts of categories and tags apply to a gallery: they count all pictures of the service, not those of an album or user. */
export const countsHold = (gallery: LinkedGallery | undefined): boolean =>
  !PAGE_FILTERS.filter((name) => gallery?.[name]).length;
