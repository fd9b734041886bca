import type { MockResponse } from '../../http/mock-response.ts';
import { Problem } from '../../http/problem.ts';
import type { Quota } from '../../store/quotas.ts';
import type { Store } from '../../store/store.ts';
import type { RequestContext } from '../operation.ts';

/**
 * Rate limit by address: counts all requests, refused ones included, reports the rest in each response, and throws
 * 429 when none is left. Preflights and requests with an invalid key are not counted.
 */
// Gap: C3
export function metered(
  store: Store,
  quota: Quota,
  handle: (context: RequestContext) => MockResponse,
): (context: RequestContext) => MockResponse {
  return (context) => {
    const { limit } = quota.rule;
    const use = store.countWith(() => quota.use(context.request.address, store.now()));
    const seconds = String(Math.ceil(use.resetsIn / 1000));
    const headers = {
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(use.remaining),
      'RateLimit-Reset': seconds,
    };
    if (!use.allowed) {
      const message = `The limit is ${limit} requests per minute; try again in ${seconds} seconds.`;
      throw new Problem('rate_limited', message, { headers: { ...headers, 'Retry-After': seconds } });
    }
    try {
      const found = handle(context);
      return { ...found, headers: { ...found.headers, ...headers } };
    } catch (error) {
      throw error instanceof Problem ? withHeaders(error, headers) : error;
    }
  };
}

function withHeaders({ code, message, details }: Problem, headers: Record<string, string>): Problem {
  return new Problem(code, message, { ...details, headers: { ...details.headers, ...headers } });
}
