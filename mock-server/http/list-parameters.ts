import { FILTER_VALUES } from '../../src/contract/filter-values.ts';
import { IMAGE_FILTERS } from '../../src/contract/image-filters.ts';
import {
  DEFAULT_DATASET_LIMIT,
  DEFAULT_LIMIT,
  DEFAULT_RANDOM_COUNT,
  MAX_DATASET_LIMIT,
  MAX_LIMIT,
  MAX_RANDOM_COUNT,
} from '../../src/contract/limits.ts';
import type { ImageFilters } from '../../src/contract/models.ts';
import type { QueryReader } from './fields.ts';

/** The requested page of a list. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** Page sizes of the picture service, where they differ from those of the contract. */
export interface PageSizes {
  /** Records per page when `limit` is not given. Default: 24, or `max` if that is less. */
  default?: number;
  /** Maximum `limit`. Default: 100. */
  max?: number;
  /** Whether a larger `limit` gives pages of `max` in place of a 422. Default: false. */
  clamp?: boolean;
}

/** Reads `page` and `limit` of a list of the picture service. */
// Gap: I11, A2, A3
export function readPage(query: QueryReader, sizes: PageSizes = {}): PageRequest {
  const { max = MAX_LIMIT, default: usual = Math.min(DEFAULT_LIMIT, max), clamp = false } = sizes;
  const { page, limit } = pageWithin(query, clamp ? Number.MAX_SAFE_INTEGER : max, usual);
  return { page, limit: Math.min(limit, max) };
}

/** Reads the filters and the sort order of a list of pictures. */
// Gap: I9, I10
export function readFilters(query: QueryReader): ImageFilters {
  const enumerations = Object.entries(FILTER_VALUES).map(([name, values]) => [
    name,
    query.choice(name, values),
  ]);
  const texts = IMAGE_FILTERS.filter((name) => !(name in FILTER_VALUES)).map((name) => [
    name,
    query.text(name),
  ]);
  return Object.fromEntries([...enumerations, ...texts]) as ImageFilters;
}

/** Reads `page` and `limit` of a data set. */
// Gap: C1
export function readDatasetPage(query: QueryReader): PageRequest {
  return pageWithin(query, MAX_DATASET_LIMIT, DEFAULT_DATASET_LIMIT);
}

/** Reads `random` and `count`: the size of the random sample; `undefined` if none is requested. */
export function readSampleSize(query: QueryReader): number | undefined {
  const isRandom = readSwitch(query, 'random');
  const count = query.wholeNumber('count', { min: 1, max: MAX_RANDOM_COUNT, default: DEFAULT_RANDOM_COUNT });
  return isRandom ? count : undefined;
}

/** Reads `true` or `false`. Default: `false`. */
export function readSwitch(query: QueryReader, name: string): boolean {
  return query.choice(name, ['true', 'false']) === 'true';
}

function pageWithin(query: QueryReader, max: number, defaultLimit: number): PageRequest {
  return {
    page: query.wholeNumber('page', { min: 1, max: Number.MAX_SAFE_INTEGER, default: 1 }),
    limit: query.wholeNumber('limit', { min: 1, max, default: defaultLimit }),
  };
}
