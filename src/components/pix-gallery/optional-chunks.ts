import { MAX_LIMIT } from '../../contract/limits.ts';
import { layoutNameOf, type LayoutName } from '../option-values.ts';

/** Name of a chunk with optional code of a gallery, or of the layout of its virtual grid; `features` loads layouts and pager. */
export type OptionalChunk =
  | 'features'
  | 'virtual-grid'
  | LayoutName
  | 'months'
  | 'pager'
  | 'tile-options'
  | 'captions'
  | 'controls'
  | 'sync-url';

/** Selector of the page's template for captions, in its gallery. */
export const CAPTION = ':scope>template[slot=caption]';

/** Options of tiles, whose code checks their values. */
export const TILE_OPTIONS = {
  link: null,
  alt: null,
  focalPoint: null,
  placeholder: null,
  imageUrl: null,
} as const;

/** Properties of a gallery that need optional code. */
interface GalleryNeeds extends Partial<Record<keyof typeof TILE_OPTIONS, unknown>> {
  layout?: string | undefined;
  group?: string | undefined;
  caption?: unknown;
  paging?: string | undefined;
  controls?: string | undefined;
  sync?: string | undefined;
}

/**
 * The optional chunks that a gallery needs before its first rendering; none for a plain grid.
 *
 * @param count Number of pictures; an estimate before they load.
 * @param isArranged Whether tiles have their positions without a virtual grid.
 */
export function optionalChunks(gallery: GalleryNeeds, count: number, isArranged?: boolean): OptionalChunk[] {
  const { layout = 'grid', group, paging = 'none', controls, sync, imageUrl, caption } = gallery;
  const isEndless = paging === 'more' || paging === 'scroll';
  const isVirtual = isEndless || (layout !== 'grid' && !isArranged) || imageUrl || group || count > MAX_LIMIT;
  const features = [
    isVirtual && 'virtual-grid',
    isVirtual && layoutNameOf(layout),
    group && 'months',
    (isEndless || paging === 'pages') && 'pager',
    caption
      ? 'captions'
      : Object.keys(TILE_OPTIONS).filter((name) => gallery[name as keyof typeof TILE_OPTIONS]).length &&
        'tile-options',
  ].filter(Boolean);
  return [
    features.length && 'features',
    ...features,
    controls && 'controls',
    sync != null && 'sync-url',
  ].filter(Boolean) as OptionalChunk[];
}
