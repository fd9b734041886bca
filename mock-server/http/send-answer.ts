import type { Answer } from './answer.ts';
import { matchesEtag } from './matches-etag.ts';

/** Headers that a 304 keeps (RFC 9110, 15.4.5) besides those every answer has. */
const keptBy304 = ['ETag', 'Cache-Control', 'Vary'];

/** Makes the `Response` of an answer: 304 if the client has it already, no body for HEAD. Gap: G5. */
export function sendAnswer(
  request: Pick<Request, 'method' | 'headers'>,
  answer: Answer,
  common: Record<string, string>,
): Response {
  const etag = answer.headers['ETag'];
  if (etag && answer.status === 200 && matchesEtag(request.headers.get('If-None-Match'), etag)) {
    const kept = Object.entries(answer.headers).filter(([name]) => keptBy304.includes(name));
    return new Response(null, { status: 304, headers: { ...Object.fromEntries(kept), ...common } });
  }
  const headers = { ...answer.headers, ...common };
  if (answer.body === undefined) return new Response(null, { status: answer.status, headers });
  const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body;
  return new Response(request.method === 'HEAD' ? null : bytes, {
    status: answer.status,
    headers: { ...headers, 'Content-Length': String(bytes.byteLength) },
  });
}
