/** Values of `paging` of a gallery, the default first. */
export const PAGING_VALUES = ['none', 'more', 'scroll', 'pages'] as const;

/** Paging of a gallery: how it shows the pictures beyond the first `limit`. */
export type GalleryPaging = (typeof PAGING_VALUES)[number];

/** Values of `quality` of an element; without a value, full images are used where their files are small. */
export const QUALITY_VALUES = ['fast', 'sharp'] as const;

/** Image quality: `fast` uses only thumbnails, `sharp` full images wherever thumbnails are too small. */
export type Quality = (typeof QUALITY_VALUES)[number];
