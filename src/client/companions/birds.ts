import { BIRD_SORTS } from '../../contract/limits.ts';
import type { Bird, ListBirdsQuery } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import { oneOf, text } from '../transport/check.ts';
import type { RequestOptions } from '../options.ts';
import { ownProperties } from '../transport/own-properties.ts';
import { readPage, type Page } from '../page.ts';
import type { Transport } from '../transport/transport.ts';
import { pageOrSample } from './page-or-sample.ts';
import { throttle } from './quota.ts';

/**
 * `GET /birds`: 229 birds, a page at a time; or, with `random`, some of those that match, drawn anew with each call. Open
 * to all: no key is sent.
 *
 * @param query All optional: `q` (words that must occur in one of the names or the family), `family` (its whole name),
 *   `sort` (`id` by default, `mizo_name`, `common_name`, `scientific_name`, `family`), `page` (from 1), `limit` (1 to 100,
 *   default 20); `random` (default false) and `count` (how many to draw, 1 to 20, default 1), with which `page`, `limit`
 *   and `sort` play no part.
 * @returns One page; iterated, the pages after it too. A draw is one page.
 * @throws PixInvalidParameterError before anything is sent; PixRateLimitError beyond 60 requests a minute from one address,
 *   unless the client has `waitForQuota`.
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

/** The same with `random`. */
export const sampleBirds = (
  transport: Transport,
  query?: Omit<ListBirdsQuery, 'random'>,
  options?: RequestOptions,
): Call<Page<Bird>> => listBirds(transport, { ...ownProperties(query, 'input'), random: true }, options);
