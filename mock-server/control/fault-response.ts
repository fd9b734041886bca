import { RATE_LIMIT, RATE_WINDOW_SECONDS } from '../../src/contract/limits.ts';
import type { MockResponse } from '../http/mock-response.ts';
import { codeOfStatus, Problem } from '../http/problem.ts';
import { problemResponse } from '../http/problem-response.ts';
import type { FaultRule } from './mock-control.ts';

const window = String(RATE_WINDOW_SECONDS);

/** Headers that the contract requires for a status; rate limit headers as at the start of a window. */
// Gap: G2, C3
const demanded: Record<number, Record<string, string>> = {
  401: { 'WWW-Authenticate': 'Bearer' },
  405: { Allow: 'OPTIONS' },
  429: {
    'Retry-After': window,
    'RateLimit-Limit': String(RATE_LIMIT),
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': window,
  },
};

/** The response of a fault rule with a status: the contract's error body plus the rule's headers. */
export function faultResponse(
  { status = 500, headers = {} }: FaultRule,
  requestId: string,
): Pick<MockResponse, 'status' | 'headers' | 'body'> {
  const fault = `A fault rule makes this request fail with status ${status}.`;
  const problem = new Problem(codeOfStatus(status), fault, status === 422 ? { fields: { fault } } : {});
  const response = problemResponse(problem, requestId);
  const own = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const others = Object.entries({ ...response.headers, ...demanded[status] });
  const kept = others.filter(([name]) => !own.has(name.toLowerCase()));
  // The request id cannot be overridden: the body contains it, too.
  const given = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'x-request-id');
  return { status, headers: Object.fromEntries([...kept, ...given]), body: response.body };
}
