/** Names of the layouts; `LAYOUTS` holds a strategy for each. */
export const LAYOUT_NAMES = ['grid', 'rows', 'columns', 'carousel'] as const;

/** Name of a layout. */
export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** Layout of a gallery that names none; short lists in it need no virtual list. */
export const DEFAULT_LAYOUT = 'grid' satisfies LayoutName;

/** Value of `layout` of a gallery; `masonry` is an alias of `columns`. */
export type GalleryLayout = LayoutName | 'masonry';

/** Resolves a name or an alias; other values mean the default. */
export function layoutNameOf(value: unknown): LayoutName {
  if (value === 'masonry') return 'columns';
  return LAYOUT_NAMES.filter((name) => name === value)[0] ?? DEFAULT_LAYOUT;
}
