import type { MockResponse } from './mock-response.ts';

/**
 * Converts a finished response to a web `Response`; a simulated connection failure becomes a network error or a broken body, as
 * from `fetch`.
 */
export function toResponse({ status, headers, body, breaks }: MockResponse): Response {
  if (breaks === 'at once') return Response.error();
  if (breaks === undefined || body === undefined) return new Response(body ?? null, { status, headers });
  const half = (typeof body === 'string' ? new TextEncoder().encode(body) : body).slice(0, breaks.after);
  const cut = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(half),
      // Fail after the chunk was read; an earlier error would drop the chunk.
      pull: (controller) => controller.error(new TypeError('The connection was reset.')),
    },
    { highWaterMark: 0 },
  );
  return new Response(cut, { status, headers });
}
