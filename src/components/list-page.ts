import type { List } from '../contract/models.ts';
import { pageOffset } from '../controllers/first-request.ts';

/** Wraps records in the list envelope of the service: one page of them, or all of them as a single page. */
export function listPage<T>(records: readonly T[], page = 1, limit = Math.max(records.length, 1)): List<T> {
  const { length: total } = records;
  const pages = Math.ceil(total / limit);
  const first = pageOffset(page, limit);
  return {
    status: 'success',
    pagination: {
      total,
      page,
      limit,
      total_pages: pages,
      has_next: page < pages,
      has_previous: page > 1 && total > 0,
    },
    data: records.slice(first, first + limit),
  };
}
