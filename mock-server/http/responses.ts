/** Responses: their bodies, and how every response of the server is finished. */
import type { ErrorCode } from '../../src/contract/models.ts';
import type { Bytes } from '../internal/bytes.ts';
import { hashBytes } from '../internal/hash.ts';
import { StorageError, type StorageFault } from '../store/storage-error.ts';
import { commonHeaders } from './cors.ts';
import { Problem } from './problem.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A response of known length. */
export function bodyResponse(
  body: Bytes | string,
  headers: Readonly<Record<string, string>>,
  status = 200,
): Response {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  return new Response(bytes, {
    status,
    headers: { ...headers, 'Content-Length': String(bytes.byteLength) },
  });
}

/** A JSON response that must not be cached, such as a record that counts views. */
export function jsonResponse(body: unknown, status = 200): Response {
  return bodyResponse(
    JSON.stringify(body),
    { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' },
    status,
  );
}

/** A JSON response with an `ETag`: cacheable, but revalidated on each request. */
// Gap: G5
export function listResponse(body: unknown): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return bodyResponse(bytes, {
    'Content-Type': JSON_TYPE,
    'Cache-Control': 'no-cache',
    ETag: `"${hashBytes(bytes)}"`,
    Vary: 'X-API-Key, Authorization',
  });
}

/** Sets headers of a response. */
export function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** What the server needs to give every response an id, and to report unexpected errors. */
export interface Responder {
  /** Generates a request id. */
  nextRequestId: () => string;
  /** Receives unexpected errors; responses do not reveal them. */
  onFault?: (error: unknown, requestId: string) => void;
}

/**
 * Runs `work`, which makes a response or throws: errors become error bodies, and every response gets its common headers.
 * Rejects if the client has disconnected.
 */
// Gap: G2, G3, G4
export async function respond(
  { nextRequestId, onFault }: Responder,
  request: Pick<Request, 'method' | 'headers' | 'signal'>,
  work: () => Response | Promise<Response>,
  headersOf: (requestId: string) => Readonly<Record<string, string>> = commonHeaders,
): Promise<Response> {
  const requestId = nextRequestId();
  const response = await Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      const problem = problemOf(error);
      if (!problem) onFault?.(error, requestId);
      return problemResponse(problem ?? INTERNAL, requestId);
    });
  return finish(request, response, headersOf(requestId));
}

const INTERNAL = new Problem('internal_error', 'The server failed to process this request.');

const storageCodes = {
  full: 'insufficient_storage',
  missing: 'not_found',
  closed: 'bad_request',
} as const satisfies Record<StorageFault, ErrorCode>;

/** The problem that an error states; `undefined` for unexpected errors. */
// Gap: G10
function problemOf(error: unknown): Problem | undefined {
  if (error instanceof StorageError) return new Problem(storageCodes[error.fault], error.message);
  return error instanceof Problem ? error : undefined;
}

/** The contract's error body for a problem. */
export function problemResponse(problem: Problem, requestId: string): Response {
  return withHeaders(jsonResponse(problem.body(requestId), problem.status), problem.details.headers ?? {});
}

/** Headers that a 304 keeps (RFC 9110, 15.4.5) besides the common headers. */
// Gap: C3
const KEPT_BY_304 = [
  'etag',
  'cache-control',
  'vary',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
];

/** Finishes a response: 304 on a matching ETag, no body for HEAD, common headers. */
function finish(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  response: Response,
  common: Readonly<Record<string, string>>,
): Response {
  // A simulated connection failure.
  if (response.type === 'error') return response;
  const etag = response.headers.get('ETag');
  if (etag !== null && response.status === 200 && matchesEtag(headers.get('If-None-Match'), etag)) {
    const kept = [...response.headers].filter(([name]) => KEPT_BY_304.includes(name));
    return withHeaders(new Response(null, { status: 304, headers: kept }), common);
  }
  withHeaders(response, common);
  return method === 'HEAD' ? new Response(null, response) : response;
}

/** A list of entity tags; lists may have empty elements (RFC 9110, 5.6.1). */
const LIST = /^(?:\s*(?:(?:W\/)?"[^"]*"\s*)?(?:,|$))+$/;

/**
 * Whether an `If-None-Match` header matches the entity tag: `*`, one tag or a list; weak comparison (RFC 9110, 13.1.2).
 * A malformed header matches nothing.
 */
function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  if (!LIST.test(ifNoneMatch)) return false;
  const opaque = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === opaque);
}

/** A response that breaks off after `length` bytes of its body, like a connection that is lost. */
export async function breakOff(response: Response, length: number): Promise<Response> {
  if (response.body === null) return response;
  const sent = new Uint8Array(await response.arrayBuffer()).slice(0, length);
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(sent),
      // Fail after the chunk was read; an earlier error would drop the chunk.
      pull: (controller) => controller.error(new TypeError('The connection was reset.')),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
