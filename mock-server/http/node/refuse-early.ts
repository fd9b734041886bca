/** Answers what must not reach the handlers. Node only. */
import type { IncomingMessage } from 'node:http';
import { isAllowedHost } from '../allowed-host.ts';
import type { Answer } from '../answer.ts';
import { commonHeaders } from '../cors.ts';
import { finishAnswer } from '../finish-answer.ts';
import { Problem } from '../problem.ts';
import { problemAnswer } from '../problem-answer.ts';
import { targetFault } from '../request-target.ts';

/** The refusal of a request to a foreign host (Gap: G8) or with a trick in its path (S1, S2), if it is one. */
export function refuseEarly(message: IncomingMessage, baseUrl: string): Answer | undefined {
  const problem = problemOf(message, baseUrl);
  if (!problem) return undefined;
  const requestId = `req-${crypto.randomUUID()}`;
  const request = { method: message.method ?? 'GET', headers: new Headers() };
  return finishAnswer(request, problemAnswer(problem, requestId), commonHeaders(requestId));
}

function problemOf(message: IncomingMessage, baseUrl: string): Problem | undefined {
  const { headers, rawHeaders, httpVersion, url = '' } = message;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return new Problem('bad_request', 'The request has more than one Host header.');
  if (hosts.length === 0 && httpVersion === '1.1') {
    return new Problem('bad_request', 'The request has no Host header.');
  }
  if (!isAllowedHost(headers.host, baseUrl)) {
    const place = `This server is ${baseUrl}; use that address, or start it with another base URL.`;
    return new Problem('misdirected_request', place);
  }
  const fault = targetFault(url);
  return fault === undefined ? undefined : new Problem('bad_request', fault);
}
