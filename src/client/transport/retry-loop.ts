import { PixAbortError, PixError } from './errors.ts';
import { DEFAULT_RETRIES, retryDelay } from './retry.ts';

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
