import type { List, Pagination, Single } from '../contract/models.ts';
import { errorMessage } from './body.ts';
import { PixParseError } from './errors.ts';

/**
 * Reads a list answer leniently (R13, R14): numbers may come as strings, and without `pagination` it is the only page.
 *
 * @throws PixParseError when there is no list in it.
 */
export function readList<T>(body: unknown): List<T> {
  const { data, pagination } = (body ?? {}) as Partial<List<T>>;
  if (!Array.isArray(data)) throw unexpected(body, 'a list');
  const { total, page, limit, total_pages, has_next, has_previous } = (pagination ??
    {}) as Partial<Pagination>;
  return {
    status: 'success',
    pagination: {
      total: count(total) ?? data.length,
      page: count(page) ?? 1,
      limit: count(limit) ?? data.length,
      total_pages: count(total_pages) ?? 1,
      has_next: has_next === true,
      has_previous: has_previous === true,
    },
    // Holes would break whoever reads a field.
    data: data.filter((record) => typeof record === 'object' && record !== null),
  };
}

/** Reads one record, in its envelope (decision G1) or bare. */
export function readRecord<T>(body: unknown): T {
  if (typeof body !== 'object' || body === null || (body as { status?: unknown }).status === 'error') {
    throw unexpected(body, 'a record');
  }
  const { data } = body as Partial<Single<T>>;
  return typeof data === 'object' && data !== null ? data : (body as T);
}

function count(value: unknown): number | undefined {
  const number = Math.floor(Number(value));
  return value != null && number >= 0 && number < Infinity ? number : undefined;
}

function unexpected(body: unknown, what: string): PixParseError {
  return new PixParseError(errorMessage(body).message ?? `The answer should hold ${what}, but it does not.`);
}
