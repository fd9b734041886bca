/** Compares the numbers of the limits guide with those of the contract. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { IMAGE_SORTS } from '../../../src/contract/filter-values.ts';
import { IMAGE_FILTERS } from '../../../src/contract/image-filters.ts';
import * as limits from '../../../src/contract/limits.ts';

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../docs/guides/limits.md'), 'utf8');

/** Values by the first cell of a row. */
const ROWS = new Map(
  [...PAGE.matchAll(/^\| (.*?) +\| (.*?) +\|$/gm)].map(([, name = '', value = '']) => [name, value]),
);

/** Numbers of a value, without separators. */
const numbersOf = (name: string) =>
  (
    ROWS.get(name)
      ?.replaceAll(/`[^`]*`/g, '')
      .match(/\d[\d,]*/g) ?? []
  ).map((text) => Number(text.replaceAll(',', '')));

it.each([
  ['pictures or albums of a request', [limits.DEFAULT_LIMIT, limits.MAX_LIMIT]],
  ['tags in a list of tags', [limits.MAX_LISTED_TAGS]],
  ['size of a file', [limits.MAX_UPLOAD_BYTES / 1024 ** 2, limits.MAX_UPLOAD_BYTES]],
  ['thumbnail', [limits.MAX_THUMBNAIL_SIDE, limits.MAX_THUMBNAIL_SIDE]],
  ['title of a picture', [limits.MAX_TITLE]],
  ['description', [limits.MAX_DESCRIPTION]],
  ['category', [limits.MAX_CATEGORY]],
  ['tags of a picture', [limits.MAX_TAGS, limits.MAX_TAG]],
  ['title of an album', [1, limits.MAX_ALBUM_TITLE]],
  ['analytics', [limits.ANALYTICS_DAYS, limits.MAX_REFERRERS]],
  ['birds, calendar', [limits.RATE_LIMIT]],
  ['records of data sets', [limits.DEFAULT_DATASET_LIMIT, limits.MAX_DATASET_LIMIT, limits.MAX_RANDOM_COUNT]],
  ['postal codes, bank branches', [limits.DEFAULT_LOOKUP_LIMIT, limits.MAX_LOOKUP_LIMIT]],
])('the limit of %s is that of the contract', (name, numbers) => {
  expect(numbersOf(name)).toEqual(numbers);
});

it.each([
  ['sort orders', IMAGE_SORTS],
  ['filters', IMAGE_FILTERS.filter((name) => name !== 'sort')],
])('the %s are those of the contract', (name, words) => {
  expect([...(ROWS.get(name) ?? '').matchAll(/`(.*?)`/g)].map(([, word]) => word)).toEqual(words);
});

it('the formats are those of the contract', () => {
  const formats = ROWS.get('formats')?.split(';')[0]?.split(', ') ?? [];
  expect(formats.map((format) => format.toUpperCase())).toEqual(limits.IMAGE_FORMATS);
});

it('the longest slug of the guide is the longest that the contract accepts', () => {
  const [shortest = NaN, longest = NaN] = numbersOf('slug');
  expect(limits.SLUG_PATTERN.test('a'.repeat(longest))).toBe(true);
  expect(limits.SLUG_PATTERN.test('a'.repeat(longest + 1))).toBe(false);
  expect(limits.SLUG_PATTERN.test('a'.repeat(shortest))).toBe(true);
});
