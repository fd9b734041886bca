/** Refuses requests that must not reach the handlers. Node only. */
import type { IncomingMessage } from 'node:http';
import { isAllowedHost } from '../allowed-host.ts';
import type { MockResponse } from '../mock-response.ts';
import { commonHeaders } from '../cors.ts';
import { finishResponse } from '../finish-response.ts';
import { Problem } from '../problem.ts';
import { problemResponse } from '../problem-response.ts';
import { targetFault } from '../request-target.ts';

/** The refusal of a request to a foreign host or with a malicious path; otherwise `undefined`. */
// Gap: G8
export function refuseEarly(message: IncomingMessage, baseUrl: string): MockResponse | undefined {
  const problem = problemOf(message, baseUrl);
  if (!problem) return undefined;
  const requestId = `req-${crypto.randomUUID()}`;
  const request = { method: message.method ?? 'GET', headers: new Headers() };
  return finishResponse(request, problemResponse(problem, requestId), commonHeaders(requestId));
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
