import type { ImageFilter, ListImagesQuery } from './models.ts';

/** Sort orders of pictures, the default first (platform document, GET /images). */
export const IMAGE_SORTS = ['newest', 'oldest', 'popular', 'size'] as const;

/** Filters whose values are those of an enumeration; all others are text. */
type Enumerated = {
  [Name in ImageFilter]: string extends NonNullable<ListImagesQuery[Name]> ? never : Name;
}[ImageFilter];

/** Values of the enumerations among the filters of `GET /images`. A contract test keeps them equal to `openapi.yaml`. */
export const FILTER_VALUES = {
  sort: IMAGE_SORTS,
} as const satisfies { [Name in Enumerated]: readonly NonNullable<ListImagesQuery[Name]>[] };
