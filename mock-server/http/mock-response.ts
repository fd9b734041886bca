import type { Bytes } from '../store/records.ts';
import { hashBytes } from '../internal/hash.ts';

/** A response as handlers return it, independent of the adapter. */
export interface MockResponse {
  status: number;
  headers: Record<string, string>;
  body: Bytes | string | undefined;
  /** Simulated connection failure: before the response, or after this many bytes of the body. */
  breaks?: 'at once' | { after: number };
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** A JSON response that must not be cached, such as a record that counts views. */
export function jsonResponse(body: unknown, status = 200): MockResponse {
  return {
    status,
    headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' },
    body: JSON.stringify(body),
  };
}

/** A JSON response with an `ETag`: cacheable, but revalidated on each request. */
// Gap: G5
export function listResponse(body: unknown): MockResponse {
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
