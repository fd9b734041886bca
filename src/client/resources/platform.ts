import type { Category, Ping, Stats, Tag } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import type { RequestOptions } from '../core/options.ts';
import { readPage, readRecord, type Page } from '../read.ts';
import type { Transport } from '../core/transport.ts';

/**
 * `GET /ping`: checks that the API responds, and reads the server time.
 *
 * @throws PixAuthError when the key that is sent is unknown or revoked.
 */
export const ping = (transport: Transport, options?: RequestOptions): Call<Ping> =>
  transport({ operation: 'ping', path: '/api/v1/ping', read: readRecord<Ping> }, options);

/**
 * `GET /stats`: reads statistics and limits of the whole platform.
 *
 * @throws PixAuthError when the key that is sent is unknown or revoked.
 */
export const getStats = (transport: Transport, options?: RequestOptions): Call<Stats> =>
  transport({ operation: 'getStats', path: '/api/v1/stats', read: readRecord<Stats> }, options);

/**
 * `GET /categories`: lists all categories with public pictures, most pictures first, as a single page.
 *
 * @throws PixAuthError when the key that is sent is unknown or revoked.
 */
export const listCategories = (transport: Transport, options?: RequestOptions): Call<Page<Category>> =>
  transport(
    { operation: 'listCategories', path: '/api/v1/categories', read: readPage<Category>, shared: true },
    options,
  );

/**
 * `GET /tags`: lists the 50 tags with the most public pictures, as a single page.
 *
 * @throws PixAuthError when the key that is sent is unknown or revoked.
 */
export const listTags = (transport: Transport, options?: RequestOptions): Call<Page<Tag>> =>
  transport({ operation: 'listTags', path: '/api/v1/tags', read: readPage<Tag>, shared: true }, options);
