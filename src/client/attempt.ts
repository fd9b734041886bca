import { readReply, type Reply } from './body.ts';
import { startDeadline, type TimeLimits } from './deadline.ts';
import { PixAbortError, PixError, PixNetworkError } from './errors.ts';

/**
 * Sends one request once and gives whatever answer comes: `fetch`, or something with its manners. `onProgress` is for
 * those who know how a body gets on: while it does, the answer is not late.
 */
export type Send = (url: string, init: RequestInit, onProgress: () => void) => Promise<Response>;

/** How one attempt is bounded. */
export interface AttemptLimits extends TimeLimits {
  /** The caller's signal. */
  signal?: AbortSignal | undefined;
  /** Longest answer in bytes. */
  maxBytes?: number | undefined;
  /** Ends the work with the signal where those who do it may not listen: not every `fetch` does (H17). */
  guard?: <T>(work: Promise<T>, signal: AbortSignal) => Promise<T>;
}

/**
 * Sends a request once and reads its answer to the end, whatever its status (P9, P12).
 *
 * @throws PixAbortError, PixTimeoutError, PixNetworkError, PixParseError
 */
export async function attempt(
  send: Send,
  url: string,
  init: RequestInit,
  { signal, maxBytes, guard, ...limits }: AttemptLimits,
): Promise<Reply> {
  const deadline = startDeadline(limits, signal);
  try {
    // A null prototype keeps a page's polluted Object.prototype out of the request (H16).
    const own = { __proto__: null, ...init, signal: deadline.signal };
    const answer = send(url, own, () => deadline.extend('headers')).then((response) =>
      readReply(response, () => deadline.extend('body'), maxBytes),
    );
    return await (guard ? guard(answer, deadline.signal) : answer);
  } catch (error) {
    if (signal?.aborted) throw new PixAbortError(signal.reason);
    throw deadline.error ?? (error instanceof PixError ? error : new PixNetworkError(error));
  } finally {
    deadline.stop();
  }
}
