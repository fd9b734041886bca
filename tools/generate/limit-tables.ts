/** The tables of the limits guide, with the numbers and names of the contract. */
import { IMAGE_SORTS } from '../../src/contract/filter-values.ts';
import { IMAGE_FILTERS } from '../../src/contract/image-filters.ts';
import * as limits from '../../src/contract/limits.ts';
import { code } from './reference/tables.ts';

const number = (value: number) => value.toLocaleString('en');
const names = (list: readonly string[]) => list.map(code).join(', ');

export const LIST_LIMITS = [
  ['pictures or albums of a request', `${limits.DEFAULT_LIMIT} by default, ${limits.MAX_LIMIT} at most`],
  ['pages', 'numbered from 1; a page past the end is empty'],
  ['sort orders', names(IMAGE_SORTS)],
  ['filters', `${names(IMAGE_FILTERS.filter((name) => name !== 'sort'))}; together they narrow the list`],
  ['tags in a list of tags', `${limits.MAX_LISTED_TAGS}, the most used ones`],
];

const megabytes = limits.MAX_UPLOAD_BYTES / 1024 ** 2;
const side = limits.MAX_THUMBNAIL_SIDE;

export const PICTURE_LIMITS = [
  [
    'formats',
    `${limits.IMAGE_FORMATS.join(', ').replace('WEBP', 'WebP')}; the content decides, not the name`,
  ],
  ['size of a file', `${megabytes} MB (${number(limits.MAX_UPLOAD_BYTES)} bytes)`],
  ['thumbnail', `${side} × ${side} pixels at most, never enlarged`],
  ['slug', '1 to 64 of `a-z 0-9 - _`, not digits alone; unique'],
  ['title of a picture', `${limits.MAX_TITLE} characters`],
  ['description', `${number(limits.MAX_DESCRIPTION)} characters`],
  ['category', `${limits.MAX_CATEGORY} characters`],
  ['tags of a picture', `${limits.MAX_TAGS}, with ${limits.MAX_TAG} characters each`],
  ['title of an album', `1 to ${limits.MAX_ALBUM_TITLE} characters`],
  ['analytics', `the last ${limits.ANALYTICS_DAYS} days, and ${limits.MAX_REFERRERS} referring sites`],
];

export const QUOTAS = [
  [
    'pictures and albums',
    'not documented; a 429 says how long to wait, and the client waits before it repeats a read',
  ],
  ['birds, calendar', `${limits.RATE_LIMIT} requests per minute and address, for each of them`],
  ['short links', '30 free ones per device or address, then 10 rupees for 1,000'],
  ['background removal', '1 rupee for 30 pictures'],
  [
    'records of data sets',
    `${limits.DEFAULT_DATASET_LIMIT} by default, ${limits.MAX_DATASET_LIMIT} at most; ${limits.MAX_RANDOM_COUNT} at random`,
  ],
  [
    'postal codes, bank branches',
    `${limits.DEFAULT_LOOKUP_LIMIT} by default, ${limits.MAX_LOOKUP_LIMIT} at most`,
  ],
];
