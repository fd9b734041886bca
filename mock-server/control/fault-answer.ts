import { RATE_LIMIT, RATE_WINDOW_SECONDS } from '../../src/contract/limits.ts';
import type { Answer } from '../http/answer.ts';
import { codeOfStatus, Problem } from '../http/problem.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import type { FaultRule } from './mock-control.ts';

const window = String(RATE_WINDOW_SECONDS);

/** Headers that the contract demands of a status; those of a quota as at the beginning of its window. Gaps: G2, C3. */
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

/** The answer of a rule with a status: the contract's error body, with the rule's headers. */
export function faultAnswer(
  { status = 500, headers = {} }: FaultRule,
  requestId: string,
): Pick<Answer, 'status' | 'headers' | 'body'> {
  const fault = `A fault rule makes this request answer ${status}.`;
  const problem = new Problem(codeOfStatus(status), fault, status === 422 ? { fields: { fault } } : {});
  const answer = problemAnswer(problem, requestId);
  const own = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const others = Object.entries({ ...answer.headers, ...demanded[status] });
  const kept = others.filter(([name]) => !own.has(name.toLowerCase()));
  // The answer's own name is in its body, too.
  const given = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'x-request-id');
  return { status, headers: Object.fromEntries([...kept, ...given]), body: answer.body };
}
