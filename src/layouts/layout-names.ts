/** Values of `layout` of a gallery; `masonry` is an alias of `columns`. */
export const LAYOUT_VALUES = ['grid', 'rows', 'columns', 'masonry', 'carousel'] as const;

/** Value of `layout` of a gallery; `masonry` is an alias of `columns`. */
export type GalleryLayout = (typeof LAYOUT_VALUES)[number];

/** Name of a layout. */
export type LayoutName = Exclude<GalleryLayout, 'masonry'>;

/** Resolves a name or an alias; other values mean the default. */
export function layoutNameOf(value: unknown): LayoutName {
  const [name = 'grid'] = LAYOUT_VALUES.filter((name) => name === value);
  return name === 'masonry' ? 'columns' : name;
}
