import type { Account } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import type { RequestOptions } from '../options.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../transport/transport.ts';

/**
 * `GET /user`: the account of the key: its name, disk usage, views, uploads, and what may be told of the key.
 *
 * @throws PixAuthError without a key.
 */
export const getUser = (transport: Transport, options?: RequestOptions): Call<Account> =>
  transport({ operation: 'getUser', path: '/api/v1/user', read: readRecord<Account> }, options);
