import { MAX_LIMIT } from '../contract/limits.ts';

/** Offset of the first record of page `page` (from 1) of `limit` records; 0 for the first page even if `limit` is `Infinity`. */
export const pageOffset = (page: number, limit: number): number => (page > 1 ? (page - 1) * limit : 0);

/**
 * Query of the first request for page `page` (from 1) of `limit` records, of any number: the page of the API, which has at most
 * 100 records, that holds the first record. Further requests are for the pages that follow.
 */
export function firstRequest(page: number, limit: number): { page: number; limit: number } {
  const size = Math.min(limit, MAX_LIMIT);
  return { page: Math.floor(pageOffset(page, limit) / size) + 1, limit: size };
}
