import { FILTER_VALUES } from '../../src/contract/filter-values.ts';
import { mapFilters } from '../../src/contract/image-filters.ts';
import type { ImageFilter, ListImagesQuery } from '../../src/contract/models.ts';

type Examples = { [Name in ImageFilter]: NonNullable<ListImagesQuery[Name]> };

const values: Partial<Record<ImageFilter, readonly string[]>> = FILTER_VALUES;

/** A valid value of each filter of `GET /images`, none of them a default. */
export const FILTER_EXAMPLES = mapFilters<Examples>(
  <Name extends ImageFilter>(name: Name) => (values[name]?.at(-1) ?? `a ${name}`) as Examples[Name],
);
