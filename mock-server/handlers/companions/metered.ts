import type { Answer } from '../../http/answer.ts';
import { Problem } from '../../http/problem.ts';
import type { Quota } from '../../store/quotas.ts';
import type { Store } from '../../store/store.ts';
import type { Call } from '../operation.ts';

/**
 * Counts the requests of an address, refused ones too, and says in each answer how many are left; without any left a 429.
 * Preflights do not come here, and a request with an invalid key has failed before. Gap: C3.
 */
export function metered(store: Store, quota: Quota, answer: (call: Call) => Answer): (call: Call) => Answer {
  return (call) => {
    const { limit } = quota.rule;
    const use = store.write(() => quota.use(call.request.address, store.now()));
    const seconds = String(Math.ceil(use.resetsIn / 1000));
    const headers = {
      'RateLimit-Limit': String(limit),
      'RateLimit-Remaining': String(use.remaining),
      'RateLimit-Reset': seconds,
    };
    if (!use.allowed) {
      const message = `${limit} requests a minute are free; try again in ${seconds} seconds.`;
      throw new Problem('rate_limited', message, { headers: { ...headers, 'Retry-After': seconds } });
    }
    try {
      const found = answer(call);
      return { ...found, headers: { ...found.headers, ...headers } };
    } catch (error) {
      throw error instanceof Problem ? withHeaders(error, headers) : error;
    }
  };
}

function withHeaders({ code, message, details }: Problem, headers: Record<string, string>): Problem {
  return new Problem(code, message, { ...details, headers: { ...details.headers, ...headers } });
}
