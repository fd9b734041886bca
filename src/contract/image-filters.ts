import type { ImageFilter } from './models.ts';

/**
 * The parameters of `GET /images` that filter and sort: the query of a list, without the page. A gallery has a property, an
 * attribute and an option for each.
 */
export const IMAGE_FILTERS = ['q', 'album', 'user', 'category', 'tag', 'sort'] as const;

type MissingFilter = Exclude<ImageFilter, (typeof IMAGE_FILTERS)[number]>;
// Does not compile if a filter is missing above.
[] as MissingFilter[] satisfies never[];

/** Creates an object with a value for each parameter in `IMAGE_FILTERS`. */
export const mapFilters = <Values extends { [Name in ImageFilter]?: unknown }>(
  valueOf: <Name extends ImageFilter>(name: Name) => Values[Name],
) => Object.fromEntries(IMAGE_FILTERS.map((name) => [name, valueOf(name)])) as Pick<Values, ImageFilter>;
