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

/** Values of `paging` of a gallery, the default first. */
export const PAGING_VALUES = ['none', 'more', 'scroll', 'pages'] as const;

/** Paging of a gallery: how it shows the pictures beyond the first `limit`. */
export type GalleryPaging = (typeof PAGING_VALUES)[number];

/** Place of the captions of a gallery: below the pictures, over them, or over them on hover and focus. */
export type GalleryCaption = 'below' | 'over' | 'hover';

/** Values of `quality` of an element; without a value, full images are used where their files are small. */
export const QUALITY_VALUES = ['fast', 'sharp'] as const;

/** Image quality: `fast` uses only thumbnails, `sharp` full images wherever thumbnails are too small. */
export type Quality = (typeof QUALITY_VALUES)[number];
