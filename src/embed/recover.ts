import { fetchJson, type FetchJsonOptions } from '../client/fetch-reader.ts';
import { blockedError, isBlockedBy } from '../client/transport/csp-block.ts';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from '../client/transport/deadline.ts';
import { PixNetworkError, PixTimeoutError } from '../client/transport/errors.ts';
import type { FirstAttempt } from './quick-reader.ts';

/**
 * Continues a read whose first attempt has failed, or needs more than `JSON.parse`. Its outcome is that of the first attempt here:
 * judged, retried and reported like any other.
 */
export function recover(first: FirstAttempt, url: string, options: FetchJsonOptions): Promise<unknown> {
  const { fetch } = options;
  let attempts = 0;
  const send: typeof fetch = async (...request) =>
    attempts++ ? fetch(...request) : replay(first, url, { ...DEFAULT_TIME_LIMITS, ...options });
  return fetchJson(url, { ...options, fetch: send });
}

/** Returns or throws the outcome of the first attempt. */
function replay(first: FirstAttempt, url: string, { pause, total }: TimeLimits): Response {
  const { response, text, reason, violation } = first;
  if (response && !response.ok) return response;
  // A body that has been read is gone, and a copy of its response has no address.
  if (response && text !== undefined)
    return Object.defineProperty(new Response(text || null, response), 'url', { value: response.url });
  if (!('reason' in first)) {
    if (response && pause < total) throw new PixTimeoutError('total', total);
    // No longer than the total, which then means that nothing arrived.
    throw new PixTimeoutError(response ? 'body' : 'headers', Math.min(pause, total));
  }
  const error = new PixNetworkError(reason);
  throw violation && isBlockedBy(violation, url) ? blockedError(url, error) : error;
}
