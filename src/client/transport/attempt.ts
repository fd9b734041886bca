import { bufferResponse, type BufferedResponse } from './body.ts';
import { startDeadline, type TimeLimits } from './deadline.ts';
import { PixAbortError, PixError, PixNetworkError } from './errors.ts';
import { explainCspBlock } from './csp-block.ts';

/**
 * Sends a request once and resolves with its response, as `fetch` does. Calling `onProgress` while the body is being
 * sent restarts the idle timer.
 */
export type Send = (url: string, init: RequestInit, onProgress: () => void) => Promise<Response>;

/** Limits of one attempt. */
export interface AttemptLimits extends TimeLimits {
  /** The caller's signal. */
  signal?: AbortSignal | undefined;
  /** Largest response in bytes. */
  maxBytes?: number | undefined;
}

/**
 * Sends a request once and reads its whole response, whatever its status. The deadline and the caller's
 * signal end the attempt even if `fetch` ignores its signal, as some wrappers of it do.
 *
 * @throws PixAbortError, PixTimeoutError, PixNetworkError, PixParseError; PixError with the code `blocked`
 */
export const attempt: typeof sendOnce = (...request) =>
  explainCspBlock(request[1], () => sendOnce(...request));

async function sendOnce(
  send: Send,
  url: string,
  init: RequestInit,
  { signal, maxBytes, ...limits }: AttemptLimits,
): Promise<BufferedResponse> {
  const deadline = startDeadline(limits, signal);
  try {
    // A null prototype keeps a page's polluted Object.prototype out of the request (H16).
    const own = { __proto__: null, ...init, signal: deadline.signal };
    const onChunk = () => {
      // Stop reading: the caller no longer waits.
      deadline.signal.throwIfAborted();
      deadline.extend('body');
    };
    const answer = send(url, own, () => deadline.extend('headers')).then((response) =>
      bufferResponse(response, onChunk, maxBytes),
    );
    const aborted = new Promise<never>((_, reject) =>
      deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason as Error)),
    );
    return await Promise.race([answer, aborted]);
  } catch (error) {
    if (signal?.aborted) throw new PixAbortError(signal.reason);
    throw deadline.error ?? (error instanceof PixError ? error : new PixNetworkError(error));
  } finally {
    deadline.stop();
  }
}
