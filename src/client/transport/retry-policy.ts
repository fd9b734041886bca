import { RATE_WINDOW_SECONDS } from '../../contract/limits.ts';
import type { RequestEvent } from '../options.ts';
import { ownProperties } from './check.ts';
import { PixError } from './errors.ts';
import type { ExchangeState } from './exchange-state.ts';
import { DEFAULT_RETRIES, retryDelay } from './retry.ts';

/**
 * Options of ky's retry loop: only reads are retried. The delay is computed before ky reads it, since `onRetry`
 * receives it before the delay; with `waitForQuota`, the server may request a delay as long as the window of the quota.
 */
export function retryPolicy(state: ExchangeState) {
  const { client } = state;
  const { retry } = state.call;
  const {
    limit = DEFAULT_RETRIES,
    maxRetryAfter = client.waitForQuota ? RATE_WINDOW_SECONDS * 1000 : undefined,
    backoffLimit,
  } = ownProperties(typeof retry === 'number' ? { limit: retry } : retry, 'retry');
  let delay: number | undefined;
  return {
    limit,
    methods: ['get' as const, 'head' as const],
    shouldRetry: async ({ error, retryCount: attempts }: { error: Error; retryCount: number }) => {
      state.release?.();
      // Anything else is an error that a hook threw.
      if (!(error instanceof PixError)) return false;
      state.last = Object.assign(error, { attempts });
      delay = retryDelay(error, attempts, maxRetryAfter, backoffLimit);
      if (delay === undefined) return false;
      await client.hooks.onRetry?.({ ...(state.event as RequestEvent), attempts, error, delay });
      return true;
    },
    delay: () => delay as number,
  };
}
