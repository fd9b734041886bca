import { bufferResponse, type BufferedResponse } from './body.ts';
import { startDeadline, type AttemptLimits } from './deadline.ts';
import { PixAbortError, PixError, PixNetworkError } from './errors.ts';
import { explainCspBlock } from './csp-block.ts';

/**
 * Sends a request once and resolves with its response, as `fetch` does. Calling `onProgress` while the body is being
 * sent restarts the idle timer.
 */
export type Send = (url: string, init: RequestInit, onProgress: () => void) => Promise<Response>;

/** An attempt whose response headers have arrived. */
export interface Attempt {
  response: Response;
  /** Reads the whole body of the response, or of a copy of the response, whatever its status. */
  read: (copy?: Response) => Promise<BufferedResponse>;
}

/**
 * Sends a request once. The attempt has two steps: the headers of the response, and its body. The deadline and the caller's
 * signal end each of them, even if `fetch` ignores its signal, as some wrappers of it do.
 *
 * @param sanitize Converts the error of `fetch` to the cause of a PixNetworkError.
 * @throws PixAbortError, PixTimeoutError, PixNetworkError, PixParseError; PixError with the code `blocked`
 */
export async function startAttempt(
  send: Send,
  url: string,
  init: RequestInit,
  limits: AttemptLimits,
  sanitize = (error: unknown) => error,
): Promise<Attempt> {
  const deadline = startDeadline(limits);
  const aborted = new Promise<never>((_, reject) =>
    deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason as Error)),
  );
  const step = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await Promise.race([work, aborted]);
    } catch (error) {
      deadline.stop();
      if (limits.signal?.aborted) throw new PixAbortError(limits.signal.reason);
      throw deadline.error ?? (error instanceof PixError ? error : new PixNetworkError(sanitize(error)));
    }
  };
  const onChunk = () => {
    // Stop reading: the caller no longer waits.
    deadline.signal.throwIfAborted();
    deadline.extend('body');
  };
  const own = { ...init, signal: deadline.signal };
  const response = await explainCspBlock(url, () => step(send(url, own, () => deadline.extend('headers'))));
  return {
    response,
    read: (copy = response) => step(bufferResponse(copy, onChunk, limits.maxBytes)).finally(deadline.stop),
  };
}
