import type { List, Pagination, Single } from '../contract/models.ts';

/**
 * Reads a list response leniently: numbers may be strings, and a list without `pagination` is the only page.
 *
 * @returns `undefined` when the body holds no list.
 */
export function toList<T>(body: unknown): List<T> | undefined {
  const envelope = openEnvelope<List<T>>(body, Array.isArray);
  if (!envelope) return undefined;
  const { data, pagination } = envelope;
  const { total, page, limit, total_pages, has_next, has_previous } = (pagination ??
    {}) as Partial<Pagination>;
  return {
    status: 'success',
    pagination: {
      total: count(total) ?? data.length,
      page: count(page) ?? 1,
      limit: count(limit) ?? data.length,
      total_pages: count(total_pages) ?? 1,
      has_next: has_next ?? Number(count(page)) < Number(count(total_pages)),
      has_previous: has_previous === true,
    },
    // Non-objects are dropped, so that every record has fields.
    data: data.filter((record) => typeof record === 'object' && record !== null),
  };
}

/** Reads one record, with or without an envelope; `undefined` when the body holds no record. */
export function toRecord<T>(body: unknown): T | undefined {
  const isRecord = (data: unknown) =>
    !Array.isArray(body) &&
    !Array.isArray(data) &&
    (data === undefined || (typeof data === 'object' && !!data));
  const envelope = openEnvelope<Single<T>>(body, isRecord);
  return envelope && (envelope.data ?? (body as T));
}

function count(value: unknown): number | undefined {
  // Converting a deeply nested array would overflow the stack.
  const number = Math.floor(/^(string|number)$/.test(typeof value) ? Number(value) : NaN);
  return number >= 0 && number < Infinity ? number : undefined;
}

/** Returns the envelope, unless its status is `error` or its data has another type. */
function openEnvelope<Envelope extends { data: unknown }>(
  body: unknown,
  isGood: (data: unknown) => boolean,
): Envelope | undefined {
  const envelope = body as (Envelope & { status?: unknown }) | null;
  const isOpen =
    typeof envelope === 'object' && envelope && envelope.status !== 'error' && isGood(envelope.data);
  return isOpen ? envelope : undefined;
}
