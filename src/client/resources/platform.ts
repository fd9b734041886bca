import type { Category, Ping, Stats, Tag } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import type { RequestOptions } from '../options.ts';
import { readPage, type Page } from '../page.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../transport/transport.ts';

/**
 * `GET /ping`: whether the API answers, and its time.
 *
 * @throws PixAuthError when a key is sent that is unknown or revoked.
 */
export const ping = (transport: Transport, options?: RequestOptions): Call<Ping> =>
  transport({ operation: 'ping', path: '/api/v1/ping', read: readRecord<Ping> }, options);

/**
 * `GET /stats`: numbers of the whole platform, and its limits.
 *
 * @throws PixAuthError when a key is sent that is unknown or revoked.
 */
export const getStats = (transport: Transport, options?: RequestOptions): Call<Stats> =>
  transport({ operation: 'getStats', path: '/api/v1/stats', read: readRecord<Stats> }, options);

/**
 * `GET /categories`: categories with a public picture, most pictures first, on one page.
 *
 * @throws PixAuthError when a key is sent that is unknown or revoked.
 */
export const listCategories = (transport: Transport, options?: RequestOptions): Call<Page<Category>> =>
  transport(
    { operation: 'listCategories', path: '/api/v1/categories', read: readPage<Category>, shared: true },
    options,
  );

/**
 * `GET /tags`: the 50 tags with most public pictures, on one page.
 *
 * @throws PixAuthError when a key is sent that is unknown or revoked.
 */
export const listTags = (transport: Transport, options?: RequestOptions): Call<Page<Tag>> =>
  transport({ operation: 'listTags', path: '/api/v1/tags', read: readPage<Tag>, shared: true }, options);
