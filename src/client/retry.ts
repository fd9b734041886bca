import { PixAbortError, PixError } from './errors.ts';

/** Milliseconds that pauses are drawn from: twice this at first, then doubled each time. */
const BACKOFF = 300;

/** They grow no further. */
const MAX_BACKOFF = 30_000;

/** How a failed read is sent again. */
export interface RetryOptions {
  /** How often; 0 is never. Default 2. */
  limit?: number | undefined;
  /** Longest wait in milliseconds a server may ask for; a longer one ends the call at once. Default 30,000. */
  maxRetryAfter?: number | undefined;
}

/** What is going to be tried again. */
export interface Retry {
  /** How often the request has been sent. */
  attempts: number;
  /** Why it is sent again. */
  error: PixError;
  /** Milliseconds until then. */
  delay: number;
}

/**
 * Runs attempts until one succeeds (P10).
 *
 * @param run One attempt; what it throws is a PixError.
 */
export async function retrying<T>(
  run: () => Promise<T>,
  { limit = 2, maxRetryAfter = 30_000 }: RetryOptions,
  signal: AbortSignal | undefined,
  onRetry?: (retry: Retry) => unknown,
): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      if (signal?.aborted) throw new PixAbortError(signal.reason);
      return await run();
    } catch (thrown) {
      // What a hook throws is not ours to judge.
      if (!(thrown instanceof PixError)) throw thrown;
      const error = Object.assign(thrown, { attempts });
      const delay = error.retryAfter ?? jitter(error, Math.min(BACKOFF * 2 ** attempts, MAX_BACKOFF));
      if (attempts > limit || (error.retryAfter ?? 0) > maxRetryAfter || !isRetryable(error)) throw error;
      await onRetry?.({ attempts, error, delay });
      await wait(delay, signal);
    }
  }
}

/** Whether the same read may succeed when sent again (P10). */
function isRetryable({ code, status }: PixError): boolean {
  return status ? /^(408|425|429|50[0234])$/.test(String(status)) : code === 'network' || code === 'timeout';
}

/** Full jitter, equal jitter after 429: a crowd that failed together does not come back together. */
function jitter({ status }: PixError, backoff: number): number {
  return status === 429 ? (backoff * (1 + Math.random())) / 2 : backoff * Math.random();
}

/** `Retry-After` in milliseconds: seconds or a date; a past date is 0, a senseless value `undefined`. */
export function parseRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // A date has letters and a time; Date.parse would take "-5" for a month, "about 5" as well.
  const date = /^[a-z].*:\d\d:/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** Resolves after the delay, or as soon as the signal aborts: the caller checks the signal anyway. */
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
