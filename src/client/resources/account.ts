import type { Account } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import type { RequestOptions } from '../core/options.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../core/transport.ts';

/**
 * `GET /user`: reads the account of the key: name, disk usage, views, uploads, and details of the key, but never
 * the key itself.
 *
 * @throws PixAuthError without a valid key.
 */
export const getUser = (transport: Transport, options?: RequestOptions): Call<Account> =>
  transport({ operation: 'getUser', path: '/api/v1/user', read: readRecord<Account> }, options);
