/**
 * Limits and tables of the contract as values, for code that needs them at run time.
 * A contract test keeps them equal to `openapi.yaml`.
 */

/** Records per page when `limit` is not given (platform document, Limits). */
export const DEFAULT_LIMIT = 24;

/** Largest `limit`, records per page (platform document, Limits). */
export const MAX_LIMIT = 100;

/** Orders of pictures, the default first (platform document, GET /images). */
export const IMAGE_SORTS = ['newest', 'oldest', 'popular', 'size'] as const;

/** Kinds of picture as records name them. Gap: I3 (the document shows `JPG` only). */
export const IMAGE_FORMATS = ['JPG', 'PNG', 'GIF', 'WEBP', 'BMP', 'SVG'] as const;

/** Largest picture in bytes: 50 MB, inclusive. Gap: I3. */
export const MAX_UPLOAD_BYTES = 52_428_800;

/** Largest side of a thumbnail in pixels. Gap: I12. */
export const MAX_THUMBNAIL_SIDE = 480;
