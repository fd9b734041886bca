import { BIRD_SORTS } from '../../contract/limits.ts';
import type { Bird, ListBirdsQuery } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import type { RequestOptions } from '../core/options.ts';
import { readPage, type Page } from '../read.ts';
import { oneOf, text, ownProperties } from '../core/check.ts';
import type { Transport } from '../core/transport.ts';
import { pageOrSample } from './data-sets.ts';
import { throttle } from './quota.ts';

/**
 * `GET /birds`: lists 229 birds, paginated. With `random`, returns a new random sample of the matching birds on each call.
 * Public: no key is sent.
 *
 * @param query All fields are optional: `q` (words that must occur in one of the names or the family), `family` (full
 *   name), `sort` (`id` by default, `mizo_name`, `common_name`, `scientific_name`, `family`), `page` (from 1), `limit` (1 to
 *   100, default 20), `random` (default false), `count` (size of a random sample, 1 to 20, default 1). With `random`,
 *   `page`, `limit` and `sort` have no effect.
 * @returns One page. Iterating it yields its records and those of all following pages. A random sample is a single page.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixRateLimitError beyond 60 requests per minute
 *   from one address, unless `waitForQuota` is set.
 */
export const listBirds = (
  transport: Transport,
  query?: ListBirdsQuery,
  options?: RequestOptions,
): Call<Page<Bird>> =>
  transport(
    {
      operation: 'listBirds',
      path: '/api/v1/birds',
      host: 'platform',
      open: true,
      ...pageOrSample(query, { q: text(), family: text(), sort: oneOf(BIRD_SORTS) }),
      pace: throttle('birds'),
      read: readPage<Bird>,
    },
    options,
  );

/**
 * Draws a random sample of birds: the list with `random`.
 *
 * @param query All fields are optional: `count` (1 to 20, default 1), and the filters of the list.
 * @returns A single page.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
 * @see `listBirds`, the same as a function with `random: true`
 */
export const sampleBirds = (
  transport: Transport,
  query?: Omit<ListBirdsQuery, 'random' | 'page' | 'limit'>,
  options?: RequestOptions,
): Call<Page<Bird>> => listBirds(transport, { ...ownProperties(query, 'input'), random: true }, options);
