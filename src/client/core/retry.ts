import { PixError, PixAbortError } from './errors.ts';

/** Base of the exponential backoff: the first delay is at most twice this, and the bound doubles each time. */
const BACKOFF_MS = 300;

/** Default number of retries of a read. */
export const DEFAULT_RETRIES = 2;

/** Retry options of a read. */
export interface RetryOptions {
  /** Number of retries; 0 for none. Default 2. */
  limit?: number | undefined;
  /** Maximum delay in milliseconds that a server may request; a longer one fails the call at once. Default 30,000. */
  maxRetryAfter?: number | undefined;
  /** Upper bound in milliseconds of the exponential backoff, such as 0 in tests. Default 30,000. */
  backoffLimit?: number | undefined;
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
 * Delay before a read is sent again, in milliseconds: `Retry-After`, or exponential backoff with jitter. `undefined` if
 * the read must not be retried: another attempt would fail alike, or the server requests too long a delay.
 *
 * @param attempts Number of attempts so far.
 */
export function retryDelay(
  { code, status, retryAfter }: PixError,
  attempts: number,
  maxRetryAfter = 30_000,
  backoffLimit = 30_000,
): number | undefined {
  const isRetryable = status
    ? /^(408|425|429|50[0234])$/.test(String(status))
    : code === 'network' || code === 'timeout';
  if (!isRetryable || (retryAfter ?? 0) > maxRetryAfter) return undefined;
  const backoff = Math.min(BACKOFF_MS * 2 ** attempts, backoffLimit);
  // Full jitter, and equal jitter after status 429: clients that failed together do not retry together.
  return retryAfter ?? (status === 429 ? (backoff * (1 + Math.random())) / 2 : backoff * Math.random());
}

/**
 * Redirect mode of a browser's next attempt. `fetch` fails alike for a broken connection and for a redirect loop, so
 * redirects are refused after such a failure: a loop costs one chain of requests, not three.
 */
export const redirectModeAfter = (last: PixError | undefined): 'follow' | 'manual' =>
  last?.code === 'network' ? 'manual' : 'follow';

/**
 * Retries with exponential backoff and jitter until an attempt succeeds, or fails for good. For reads without ky.
 *
 * @param run Makes one attempt; receives the error of the previous one. Errors other than PixError are not retried.
 * @param limit Number of retries.
 */
export async function withRetry<T>(
  run: (last?: PixError) => Promise<T>,
  signal: AbortSignal,
  limit = DEFAULT_RETRIES,
): Promise<T> {
  let last: PixError | undefined;
  for (let attempts = 1; ; attempts++) {
    try {
      if (signal.aborted) throw new PixAbortError(signal.reason);
      return await run(last);
    } catch (thrown) {
      if (!(thrown instanceof PixError)) throw thrown;
      last = Object.assign(thrown, { attempts });
      const delay = retryDelay(last, attempts);
      if (attempts > limit || delay === undefined) throw thrown;
      await abortableDelay(delay, signal);
    }
  }
}

/** Resolves after the delay, or as soon as the signal aborts: the caller checks the signal. */
function abortableDelay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(endDelay, milliseconds);
    function endDelay() {
      clearTimeout(timer);
      signal.removeEventListener('abort', endDelay);
      resolve();
    }
    signal.addEventListener('abort', endDelay);
  });
}
