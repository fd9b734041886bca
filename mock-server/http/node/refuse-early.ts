/** Refuses requests that must not reach the handlers. Node only. */
import type { IncomingMessage } from 'node:http';
import { isAllowedHost } from '../allowed-host.ts';
import type { MockResponse } from '../mock-response.ts';
import { commonHeaders } from '../cors.ts';
import { finishResponse } from '../finish-response.ts';
import { isForeign, withOriginHeaders, type OriginRules } from '../origin-rules.ts';
import { Problem } from '../problem.ts';
import { problemResponse } from '../problem-response.ts';
import { targetFault } from '../request-target.ts';

/** The refusal of a request to a foreign host, with a malicious path, or from a foreign page; otherwise `undefined`. */
// Gap: G8
export function refuseEarly(
  message: IncomingMessage,
  baseUrl: string,
  rules: OriginRules | undefined,
): MockResponse | undefined {
  const headers = { get: (name: string) => message.headersDistinct[name.toLowerCase()]?.join(', ') ?? null };
  const problem =
    problemOf(message, baseUrl) ?? (rules && isForeign(headers, rules) ? foreign(rules) : undefined);
  if (!problem) return undefined;
  const requestId = `req-${crypto.randomUUID()}`;
  const request = { method: message.method ?? 'GET', headers: new Headers() };
  const response = finishResponse(request, problemResponse(problem, requestId), commonHeaders(requestId));
  return rules ? withOriginHeaders(response, headers, rules) : response;
}

function foreign({ baseUrl }: OriginRules): Problem {
  const how = 'Start it with --allow-origin and the origin of the page, if that page may see these pictures.';
  return new Problem(
    'forbidden',
    `This server is ${baseUrl} and responds only to pages of this machine. ${how}`,
  );
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
