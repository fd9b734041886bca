import type { List, Pagination, Single } from '../contract/models.ts';
import { errorMessage } from './body.ts';
import { PixParseError } from './errors.ts';

/**
 * Reads a list answer leniently (R13, R14): numbers may come as strings, and without `pagination` it is the only page.
 *
 * @throws PixParseError when there is no list in it.
 */
export function readList<T>(body: unknown): List<T> {
  const { data, pagination } = opened<List<T>>(body, Array.isArray, 'a list');
  const { total, page, limit, total_pages, has_next, has_previous } = (pagination ??
    {}) as Partial<Pagination>;
  return {
    status: 'success',
    pagination: {
      total: count(total) ?? data.length,
      page: count(page) ?? 1,
      limit: count(limit) ?? data.length,
      total_pages: count(total_pages) ?? 1,
      has_next: has_next ?? Number(page) < Number(total_pages),
      has_previous: has_previous === true,
    },
    // Holes would break whoever reads a field.
    data: data.filter((record) => typeof record === 'object' && record !== null),
  };
}

/** Reads one record, in its envelope (decision G1) or bare. */
export function readRecord<T>(body: unknown): T {
  const isGood = (data: unknown) =>
    !Array.isArray(body) && (data === undefined || (typeof data === 'object' && !!data));
  return opened<Single<T>>(body, isGood, 'a record').data ?? (body as T);
}

function count(value: unknown): number | undefined {
  const number = Math.floor(Number(value));
  return value != null && number >= 0 && number < Infinity ? number : undefined;
}

/** The envelope, unless it says that there was an error (R13), or has not what it should. */
function opened<Envelope extends { data: unknown }>(
  body: unknown,
  isGood: (data: unknown) => boolean,
  what: string,
): Envelope {
  const envelope = body as (Envelope & { status?: unknown }) | null;
  if (typeof envelope === 'object' && envelope && envelope.status !== 'error' && isGood(envelope.data))
    return envelope;
  // An error is said in an object; of anything else nothing is repeated (R12).
  const { message } = typeof body === 'object' && !Array.isArray(body) ? errorMessage(body) : {};
  throw new PixParseError(message ?? `The answer should hold ${what}, but it does not.`);
}
