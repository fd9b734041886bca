import type { List, Single } from '../../src/contract/models.ts';
import type { Page } from '../store/paginate.ts';

/** The envelope of one record. Gap: G1. */
export function singleEnvelope<T>(data: T): Single<T> {
  return { status: 'success', data };
}

/** The envelope of one page of records. */
export function listEnvelope<T>({ pagination, records }: Page<T>): List<T> {
  return { status: 'success', pagination, data: records };
}
