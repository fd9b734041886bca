import { unclobbered } from '../../internal/documents.ts';
import { bufferResponse, type BufferedResponse } from './body.ts';
import { raceAbort, startDeadline, type AttemptLimits } from './deadline.ts';
import { PixAbortError, PixError, PixNetworkError, redirectError } from './errors.ts';
import { blockedError, CSP_VIOLATION, isBlockedBy } from './csp-block.ts';
import { redirectModeAfter } from './retry.ts';
import { isBrowser } from './hosts.ts';

/**
 * Sends a request once and resolves with its response, as `fetch` does. Calling `onProgress` while the body is being
 * sent restarts the idle timer.
 */
export type Send = (url: string, init: RequestInit, onProgress: () => void) => Promise<Response>;

/**
 * Sends a request once, and reads the whole response, whatever its status. The deadline and the caller's signal end the attempt,
 * even if `fetch` ignores its signal, as some wrappers of it do.
 *
 * @param sanitize Converts the error of `fetch` to the cause of a PixNetworkError.
 * @throws PixAbortError, PixTimeoutError, PixNetworkError, PixParseError; PixError with the code `blocked`
 */
export const attempt = (
  send: Send,
  url: string,
  init: RequestInit,
  limits: AttemptLimits,
  sanitize = (error: unknown) => error,
): Promise<BufferedResponse> =>
  explainCspBlock(url, async () => {
    const deadline = startDeadline(limits);
    const { signal } = deadline;
    const exchange = async () => {
      const response = await send(url, { ...init, signal }, () => deadline.extend('headers'));
      const onChunk = () => {
        // Stop reading: the caller no longer waits.
        signal.throwIfAborted();
        deadline.extend('body');
      };
      return bufferResponse(response, onChunk, limits.maxBytes);
    };
    try {
      return await raceAbort(exchange(), signal);
    } catch (error) {
      if (limits.signal?.aborted) throw new PixAbortError(limits.signal.reason);
      throw deadline.error ?? (error instanceof PixError ? error : new PixNetworkError(sanitize(error)));
    } finally {
      deadline.stop();
    }
  });

/**
 * Runs a request. If the page's content security policy blocks the request, the error names the directive; such a
 * request is not retried.
 *
 * @throws PixError with the code `blocked`, and what `run` throws otherwise.
 */
async function explainCspBlock<T>(url: string, run: () => Promise<T>): Promise<T> {
  const page = 'document' in globalThis ? unclobbered(document) : undefined;
  let isBlocked = false;
  const onViolation = (violation: SecurityPolicyViolationEvent) => {
    isBlocked ||= isBlockedBy(violation, url);
  };
  page?.addEventListener(CSP_VIOLATION, onViolation);
  try {
    return await run();
  } catch (error) {
    // The browser reports the violation in a later task.
    if (page && (error as Partial<PixError>).code === 'network') await new Promise((go) => setTimeout(go));
    if (!isBlocked) throw error;
    throw blockedError(url, error);
  } finally {
    page?.removeEventListener(CSP_VIOLATION, onViolation);
  }
}

/** Maximum number of redirects that are followed; a longer chain is treated as a loop. */
const MAX_REDIRECTS = 5;

/**
 * Wraps a `Send` so that it follows redirects itself, because `fetch` would send a key along to any target: a request
 * with a key stays on its origin. A write is repeated only after status 307 or 308. Browsers hide the target of a
 * redirect, so there, requests with a key follow none, and `fetch` follows those of all others.
 *
 * @param sameOrigin Whether the request must stay on its origin.
 * @param last Error of the previous attempt. See {@link redirectModeAfter}.
 */
export function withRedirectPolicy(send: Send, sameOrigin: boolean, last: PixError | undefined): Send {
  const redirect = isBrowser() && !sameOrigin ? redirectModeAfter(last) : 'manual';
  return async (url, init, onProgress) => {
    let target = url;
    for (let hops = 0; ; hops++) {
      const response = await send(target, { ...init, redirect }, onProgress);
      const { status, headers, type } = response;
      const location = /^30[12378]$/.test(String(status)) && headers.get('location');
      if (!location && type !== 'opaqueredirect') return response;
      await response.body?.cancel();
      const next = location && URL.canParse(location, target) ? new URL(location, target) : undefined;
      const repeatable =
        /GET|HEAD/.test(init.method ?? '') || (status > 306 && !(init.body instanceof ReadableStream));
      // `fetch` follows redirects to HTTP addresses only, too.
      if (!next || !/^https?:$/.test(next.protocol))
        throw redirectError(status, location ? 'it has no valid target' : undefined);
      if (sameOrigin && next.origin !== new URL(target).origin)
        throw redirectError(status, `it leads a key or a body to another origin, ${next.origin}`);
      if (!repeatable) throw redirectError(status, 'the request cannot be repeated');
      if (hops === MAX_REDIRECTS) throw redirectError(status, 'it is a loop');
      target = next.href;
    }
  };
}
