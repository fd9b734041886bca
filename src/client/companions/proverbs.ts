import type { ListProverbsQuery, Proverb } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import { text, ownProperties } from '../core/check.ts';
import type { RequestOptions } from '../core/options.ts';
import { readPage, type Page } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import { pageOrSample } from './data-sets.ts';
import { keyedHost } from './requests.ts';

/**
 * `GET /tawng-upa`: lists 158 proverbs, paginated. With `random`, returns a new random sample of the matching proverbs on
 * each call. Requires `keys.platform`.
 *
 * @param query All fields are optional: `q` (fuzzy search: tolerates small typos, and treats `ṭ` as `t`), `category` (full
 *   name of a time period), `page` (from 1), `limit` (1 to 100, default 20), `random` (default false), `count` (size of a
 *   random sample, 1 to 20, default 1). With `random`, `page` and `limit` have no effect.
 * @returns One page. Iterating it yields its records and those of all following pages. A random sample is a single page.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
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
      ...keyedHost('platform'),
      ...pageOrSample(query, { q: text(), category: text() }),
      read: readPage<Proverb>,
    },
    options,
  );

/**
 * Draws a random sample of proverbs: the list with `random`.
 *
 * @param query All fields are optional: `count` (1 to 20, default 1), and the filters of the list.
 * @returns A single page.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
 * @see `listProverbs`, the same as a function with `random: true`
 */
export const sampleProverbs = (
  transport: Transport,
  query?: Omit<ListProverbsQuery, 'random' | 'page' | 'limit'>,
  options?: RequestOptions,
): Call<Page<Proverb>> =>
  listProverbs(transport, { ...ownProperties(query, 'input'), random: true }, options);
