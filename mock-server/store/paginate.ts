import type { Pagination } from '../../src/contract/models.ts';

/** One page of records, and its place in the list. */
export interface Page<T> {
  pagination: Pagination;
  records: T[];
}

/** Returns page `page` (from 1) of `limit` records; empty past the end of the list. */
// Gap: I11
export function paginate<T>(all: readonly T[], page: number, limit: number): Page<T> {
  const total = all.length;
  const totalPages = Math.ceil(total / limit);
  return {
    pagination: {
      total,
      page,
      limit,
      total_pages: totalPages,
      has_next: page < totalPages,
      has_previous: page > 1 && total > 0,
    },
    records: all.slice((page - 1) * limit, page * limit),
  };
}

/** Wraps a complete list as a single page. */
// Gap: G1
export function onePage<T>(all: readonly T[]): Page<T> {
  return paginate(all, 1, Math.max(all.length, 1));
}
