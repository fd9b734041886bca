import type { Answer } from './answer.ts';

/** A finished answer as a web `Response`; one that is broken on purpose as what `fetch` makes of it. */
export function toResponse({ status, headers, body, breaks }: Answer): Response {
  if (breaks === 'at once') return Response.error();
  if (breaks === undefined || body === undefined) return new Response(body ?? null, { status, headers });
  const half = (typeof body === 'string' ? new TextEncoder().encode(body) : body).slice(0, breaks.after);
  const cut = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(half),
      // Later than the chunk, or the chunk would be dropped with the stream.
      pull: (controller) => controller.error(new TypeError('The connection was reset.')),
    },
    { highWaterMark: 0 },
  );
  return new Response(cut, { status, headers });
}
