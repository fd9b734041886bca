import type { MockResponse } from './mock-response.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { matchesEtag } from './matches-etag.ts';

/** Headers that a 304 keeps (RFC 9110, 15.4.5) besides the common headers. */
// Gap: C3
const keptBy304 = [
  'ETag',
  'Cache-Control',
  'Vary',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
];

/** Finishes a response: 304 on a matching ETag, no body for HEAD, common headers, Content-Length. */
// Gap: G5
export function finishResponse(
  { method, headers }: Pick<IncomingRequest, 'method' | 'headers'>,
  response: MockResponse,
  common: Record<string, string>,
): MockResponse {
  const etag = response.headers['ETag'];
  if (etag && response.status === 200 && matchesEtag(headers.get('If-None-Match'), etag)) {
    const kept = Object.entries(response.headers).filter(([name]) => keptBy304.includes(name));
    return { status: 304, headers: { ...Object.fromEntries(kept), ...common }, body: undefined };
  }
  const all = { ...response.headers, ...common };
  if (response.body === undefined) return { ...response, headers: all };
  const body = typeof response.body === 'string' ? new TextEncoder().encode(response.body) : response.body;
  return {
    ...response,
    headers: { ...all, 'Content-Length': String(body.byteLength) },
    body: method === 'HEAD' ? undefined : body,
  };
}
