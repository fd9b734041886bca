import type { List, Single } from '../../src/contract/models.ts';
import type { Page } from '../store/paginate.ts';

/** Wraps one record in the response envelope. */
// Gap: G1
export function singleEnvelope<T>(data: T): Single<T> {
  return { status: 'success', data };
}

/** Wraps one page of records in the list envelope. */
export function listEnvelope<T>({ pagination, records }: Page<T>): List<T> {
  return { status: 'success', pagination, data: records };
}
