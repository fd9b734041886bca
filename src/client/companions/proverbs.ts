import type { ListProverbsQuery, Proverb } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import { text } from '../transport/check.ts';
import type { RequestOptions } from '../options.ts';
import { ownProperties } from '../transport/own-properties.ts';
import { readPage, type Page } from '../page.ts';
import type { Transport } from '../transport/transport.ts';
import { pageOrSample } from './page-or-sample.ts';

/**
 * `GET /tawng-upa`: 158 proverbs, a page at a time; or, with `random`, some of those that match, drawn anew with each call.
 * Needs `keys.platform`.
 *
 * @param query All optional: `q` (fuzzy: small slips do not matter, and `ṭ` is the same as `t`), `category` (a time period's
 *   whole name), `page` (from 1), `limit` (1 to 100, default 20); `random` (default false) and `count` (how many to draw,
 *   1 to 20, default 1), with which `page` and `limit` play no part.
 * @returns One page; iterated, the pages after it too. A draw is one page.
 * @throws PixInvalidParameterError before anything is sent; PixAuthError.
 */
export const listProverbs = (
  transport: Transport,
  query?: ListProverbsQuery,
  options?: RequestOptions,
): Call<Page<Proverb>> =>
  transport(
    {
      operation: 'listProverbs',
      path: '/api/v1/tawng-upa',
      host: 'platform',
      ...pageOrSample(query, { q: text(), category: text() }),
      read: readPage<Proverb>,
    },
    options,
  );

/** The same with `random`. */
export const sampleProverbs = (
  transport: Transport,
  query?: Omit<ListProverbsQuery, 'random'>,
  options?: RequestOptions,
): Call<Page<Proverb>> =>
  listProverbs(transport, { ...ownProperties(query, 'input'), random: true }, options);
