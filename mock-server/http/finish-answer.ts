import type { Answer } from './answer.ts';
import type { Incoming } from './incoming.ts';
import { matchesEtag } from './matches-etag.ts';

/** Headers that a 304 keeps (RFC 9110, 15.4.5; Gap: C3) besides those every answer has. */
const keptBy304 = [
  'ETag',
  'Cache-Control',
  'Vary',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
];

/** The answer as it is sent: 304 if the client has it already, no body for HEAD, and its length. Gap: G5. */
export function finishAnswer(
  { method, headers }: Pick<Incoming, 'method' | 'headers'>,
  answer: Answer,
  common: Record<string, string>,
): Answer {
  const etag = answer.headers['ETag'];
  if (etag && answer.status === 200 && matchesEtag(headers.get('If-None-Match'), etag)) {
    const kept = Object.entries(answer.headers).filter(([name]) => keptBy304.includes(name));
    return { status: 304, headers: { ...Object.fromEntries(kept), ...common }, body: undefined };
  }
  const all = { ...answer.headers, ...common };
  if (answer.body === undefined) return { ...answer, headers: all };
  const body = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body;
  return {
    ...answer,
    headers: { ...all, 'Content-Length': String(body.byteLength) },
    body: method === 'HEAD' ? undefined : body,
  };
}
