import { PixAbortError, PixError } from './errors.ts';

/** Base of the exponential backoff: the first delay is at most twice this, and the bound doubles each time. */
const BACKOFF_MS = 300;

/** Upper bound of a delay, in milliseconds. */
const MAX_BACKOFF_MS = 30_000;

/** Retry options of a read. */
export interface RetryOptions {
  /** Number of retries; 0 for none. Default 2. */
  limit?: number | undefined;
  /** Longest wait in milliseconds that a server may ask for; a longer one fails the call at once. Default 30,000. */
  maxRetryAfter?: number | undefined;
}

/** Details of a retry. */
export interface Retry {
  /** Number of attempts so far. */
  attempts: number;
  /** Error of the last attempt. */
  error: PixError;
  /** Delay before the next attempt, in milliseconds. */
  delay: number;
}

/**
 * Retries with exponential backoff and jitter until an attempt succeeds, or fails for good.
 *
 * @param run Makes one attempt; receives the error of the previous one. Errors other than PixError are not retried.
 */
export async function withRetry<T>(
  run: (last?: PixError) => Promise<T>,
  { limit = 2, maxRetryAfter = 30_000 }: RetryOptions,
  signal: AbortSignal | undefined,
  onRetry?: (retry: Retry) => unknown,
): Promise<T> {
  let last: PixError | undefined;
  for (let attempts = 1; ; attempts++) {
    try {
      if (signal?.aborted) throw new PixAbortError(signal.reason);
      return await run(last);
    } catch (thrown) {
      // An error that a hook threw.
      if (!(thrown instanceof PixError)) throw thrown;
      const error = (last = Object.assign(thrown, { attempts }));
      const delay = error.retryAfter ?? jitter(error, Math.min(BACKOFF_MS * 2 ** attempts, MAX_BACKOFF_MS));
      if (attempts > limit || (error.retryAfter ?? 0) > maxRetryAfter || !isRetryable(error)) throw error;
      await onRetry?.({ attempts, error, delay });
      await wait(delay, signal);
    }
  }
}

/**
 * Redirect mode of a browser's next attempt. `fetch` fails alike for a broken connection and for a redirect loop, so
 * redirects are refused after such a failure: a loop costs one chain of requests, not three.
 */
export const redirectModeAfter = (last: PixError | undefined): 'follow' | 'manual' =>
  last?.code === 'network' ? 'manual' : 'follow';

/** Whether the same read may succeed when retried. */
function isRetryable({ code, status }: PixError): boolean {
  return status ? /^(408|425|429|50[0234])$/.test(String(status)) : code === 'network' || code === 'timeout';
}

/** Full jitter, and equal jitter after status 429: clients that failed together do not retry together. */
function jitter({ status }: PixError, backoff: number): number {
  return status === 429 ? (backoff * (1 + Math.random())) / 2 : backoff * Math.random();
}

/** `Retry-After` (seconds or a date) in milliseconds; 0 for a past date, `undefined` for an invalid value. */
export function parseRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // A date has letters and a time; Date.parse would accept "-5" and "about 5" as months.
  const date = /^[a-z].*:\d\d:/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** Milliseconds until a quota is reset: `RateLimit-Reset: 30`, `RateLimit: …;t=30` or `reset=30`. */
export function parseReset(headers: Headers): number | undefined {
  const quota = headers.get('ratelimit') ?? '';
  const [seconds] =
    /^\d+$/.exec(headers.get('ratelimit-reset') ?? '') ?? /(?<=\b(t|reset)=)\d+/.exec(quota) ?? [];
  const [left] = /(?<=\b(r|remaining)=)\d+/.exec(quota) ?? [headers.get('ratelimit-remaining')];
  return seconds && !Number(left) ? Number(seconds) * 1000 : undefined;
}

/** Resolves after the delay, or as soon as the signal aborts: the caller checks the signal. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
}
