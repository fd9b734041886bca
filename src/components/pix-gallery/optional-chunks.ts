import { MAX_LIMIT } from '../../contract/limits.ts';
import { layoutNameOf, type LayoutName } from '../option-values.ts';

/** Name of a chunk with optional code of a gallery, or of the layout of its virtual grid; `features` loads layouts and pager. */
export type OptionalChunk = 'features' | 'virtual-grid' | LayoutName | 'pager' | 'controls' | 'sync-url';

/** Selector of the page's template for overlays, in its gallery. */
export const OVERLAY = ':scope>template[slot=overlay]';

/** Properties of a gallery that need optional code. */
interface GalleryNeeds {
  layout?: string | undefined;
  paging?: string | undefined;
  controls?: string | undefined;
  sync?: string | undefined;
  placeholder?: unknown;
  imageUrl?: unknown;
}

/**
 * The optional chunks that a gallery needs before its first rendering; none for a plain grid.
 *
 * @param count Number of pictures; an estimate before they load.
 */
export function optionalChunks(gallery: GalleryNeeds, count: number): OptionalChunk[] {
  const { layout = 'grid', paging = 'none', controls, sync, placeholder, imageUrl } = gallery;
  const isEndless = paging === 'more' || paging === 'scroll';
  const isVirtual = isEndless || layout !== 'grid' || imageUrl || count > MAX_LIMIT;
  const features = [
    isVirtual && 'virtual-grid',
    isVirtual && layoutNameOf(layout),
    (isEndless || paging === 'pages') && 'pager',
  ].filter(Boolean);
  return [
    (features.length || placeholder) && 'features',
    ...features,
    controls && 'controls',
    sync != null && 'sync-url',
  ].filter(Boolean) as OptionalChunk[];
}
