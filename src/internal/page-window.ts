import { MAX_LIMIT } from '../contract/limits.ts';

/** How many records stand before the part of a list that a wish is for. */
export function offsetOf(page: number, limit: number): number {
  return page > 1 ? (page - 1) * limit : 0;
}

/** An API page that holds a part of a wish. */
export interface PageWindow {
  page: number;
  limit: number;
  /** Records at its beginning that do not belong to the wish. */
  skip: number;
}

/**
 * How a wish for `limit` records, after `page - 1` times as many, is read through pages of at most 100.
 *
 * @param n 0 for the first request, 1 for the next, …
 */
export function pageWindow(page: number, limit: number, n: number): PageWindow {
  const size = Math.min(limit, MAX_LIMIT);
  const offset = offsetOf(page, limit);
  return { page: Math.floor(offset / size) + 1 + n, limit: size, skip: n ? 0 : offset % size };
}
