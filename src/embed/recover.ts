import { fetchJson, type FetchJsonOptions } from '../client/fetch-reader.ts';
import { blockedError, isBlockedBy } from '../client/transport/csp-block.ts';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from '../client/transport/deadline.ts';
import { defineReadonly } from '../client/transport/define-readonly.ts';
import { PixNetworkError, PixTimeoutError, PixError } from '../client/transport/errors.ts';
import { withoutPrototype } from '../internal/altered-globals.ts';

/** Outcome of the first attempt of a request. */
export interface FirstAttempt {
  /** The response, once its headers have arrived; the body of an error status is unread. */
  response?: Response;
  /** Body of a response with a good status. */
  text?: string;
  /** Data of the body; absent if it is not JSON, too large, or needs more than `JSON.parse`. */
  body?: unknown;
  /** Why there is no response, or no data; absent if a time limit has passed. */
  reason?: unknown;
}

/**
 * Continues a read whose first attempt has failed, or needs more than `JSON.parse`. Its outcome is that of the first attempt here:
 * judged, retried and reported like any other.
 *
 * @param violations Violations of the page's content security policy since the first attempt.
 */
export function recover(
  first: FirstAttempt,
  violations: readonly SecurityPolicyViolationEvent[],
  url: string,
  options: FetchJsonOptions,
): Promise<unknown> {
  const { fetch } = options;
  const limits = { ...DEFAULT_TIME_LIMITS, ...options };
  let attempts = 0;
  const send: typeof fetch = async (url, init) => {
    if (attempts++) return fetch(url, withoutPrototype(init));
    const outcome = outcomeOf(first, limits);
    if (!(outcome instanceof PixError)) return outcome;
    const own = violations.filter((violation) => isBlockedBy(violation, url));
    throw own.length ? blockedError(url, outcome) : outcome;
  };
  return fetchJson(url, { ...options, fetch: send });
}

/** The response of an attempt, or its error. */
function outcomeOf(first: FirstAttempt, { pause, total }: TimeLimits): Response | PixError {
  const { response, text } = first;
  if (response && !response.ok) return response;
  // A body that has been read is gone, and a copy of its response has no address.
  if (response && text !== undefined)
    return defineReadonly(new Response(text || null, response), 'url', response.url);
  if ('reason' in first) return new PixNetworkError(first.reason);
  if (response && pause < total) return new PixTimeoutError('total', total);
  // No longer than the total, which then means that nothing arrived.
  return new PixTimeoutError(response ? 'body' : 'headers', Math.min(pause, total));
}
