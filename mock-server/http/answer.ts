import type { Bytes } from '../store/records.ts';
import { hashBytes } from '../internal/hash.ts';

/** What a handler answers; each shell sends it in its own way. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Bytes | string | undefined;
  /** Where the connection breaks, for those who test how they cope: before the answer, or after so many bytes of its body. */
  breaks?: 'at once' | { after: number };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** A JSON answer that must not be kept, such as a record that counts views. */
export function jsonAnswer(body: unknown, status = 200): Answer {
  return {
    status,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** A JSON answer with an `ETag`: it may be kept, but is asked for again each time. Gap: G5. */
export function listAnswer(body: unknown): Answer {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return {
    status: 200,
    headers: {
      'Content-Type': JSON_TYPE,
      'Cache-Control': 'no-cache',
      ETag: `"${hashBytes(bytes)}"`,
      Vary: 'X-API-Key, Authorization',
    },
    body: bytes,
  };
}
