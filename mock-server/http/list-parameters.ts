import { DEFAULT_LIMIT, MAX_LIMIT } from '../../src/contract/limits.ts';
import type { QueryReader } from './query-reader.ts';

/** Which page a list request asks for. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** Reads `page` and `limit`, the same for all lists of the picture service. Gaps: I11, A2, A3. */
export function readPage(query: QueryReader): PageRequest {
  return {
    page: query.wholeNumber('page', { min: 1, max: Number.MAX_SAFE_INTEGER, default: 1 }),
    limit: query.wholeNumber('limit', { min: 1, max: MAX_LIMIT, default: DEFAULT_LIMIT }),
  };
}
