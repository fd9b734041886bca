import { RATE_WINDOW_SECONDS } from '../../contract/limits.ts';
import { attempt } from './attempt.ts';
import type { BufferedResponse } from './body.ts';
import type { ClientContext } from './client-context.ts';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from './deadline.ts';
import { PixAbortError, PixError, PixNetworkError } from './errors.ts';
import { secretHeadersIn, secretsIn } from './headers.ts';
import { refuseKeyInBrowser } from './hosts.ts';
import { httpError } from './http-errors.ts';
import { MAX_TIMER_MS, type RequestOptions } from '../options.ts';
import { raceAbort } from './race-abort.ts';
import { ownProperties } from './own-properties.ts';
import type { PreparedRequest } from './prepare-request.ts';
import { withRedirectPolicy } from './redirect.ts';
import { sanitizeCause } from './sanitize-cause.ts';
import { withRetry, type RetryOptions } from './retry.ts';
import type { TransportRequest } from './transport-request.ts';

const limitsOf = (timeout: number): TimeLimits => ({ pause: timeout, total: timeout });

/**
 * Sends a prepared request and reads the whole response. Reads are retried with backoff, writes never.
 *
 * @throws PixError of the class that names the failure.
 */
export async function exchange<T>(
  client: ClientContext,
  request: TransportRequest<T>,
  { url, method, headers, body, secrets }: PreparedRequest,
  call: RequestOptions,
): Promise<BufferedResponse> {
  const { signal, timeout, retry } = call;
  const { operation, host = 'pictures', maxBytes } = request;
  const { onRequest, onResponse, onRetry } = client.hooks;
  const { header } = request.open ? {} : client.access(host);
  const reading = method === 'GET';
  const limits = timeout
    ? limitsOf(Math.min(timeout, MAX_TIMER_MS))
    : (request.limits ?? DEFAULT_TIME_LIMITS);
  const event = { operation, method, url, headers };
  let sent = 0;

  const once = async (last?: PixError): Promise<BufferedResponse> => {
    const headers = new Headers(event.headers);
    await onRequest?.({ ...event, headers });
    // Aborted while waiting for a free connection, or for the hook.
    if (signal?.aborted) throw new PixAbortError(signal.reason);
    for (const name of secretHeadersIn(headers))
      refuseKeyInBrowser(name, client.dangerouslyAllowKeyInBrowser);
    const all = new Headers(headers);
    if (header) all.set(header.name, header.value);
    // Writes, and requests with more headers than `accept`, stay on their origin.
    const sameOrigin = !reading || [...all].length > 1;
    const send = withRedirectPolicy(
      request.via?.(client.send, !!client.fetch, call) ?? client.send,
      sameOrigin,
      last,
    );
    const duplex = body instanceof ReadableStream && { duplex: 'half' };
    const init = { method, headers: all, body, credentials: 'omit' as const, ...duplex };
    sent++;
    const reply = await attempt(send, url, init, { ...limits, signal, maxBytes }).catch((error: unknown) => {
      // The network error may be the cause of the one that names the page's policy.
      const failure = error instanceof PixNetworkError ? error : (error as Partial<Error>).cause;
      if (failure instanceof PixNetworkError && failure.cause)
        failure.cause = sanitizeCause(failure.cause, [...secrets, ...secretsIn(all)]);
      throw error;
    });
    const { status, headers: responseHeaders, ok } = reply.response;
    await onResponse?.({ ...event, headers, status, responseHeaders });
    if (ok) return { ...reply, attempts: sent };
    throw httpError(reply, secrets);
  };
  /** Aborts at once while the request waits for its turn; once sent, the attempt itself reports the abort. */
  const queued = (last?: PixError) => {
    const before = sent;
    const work = client.limitOf(host)(() => once(last));
    return raceAbort(work, signal, () => sent === before && new PixAbortError(signal?.reason));
  };

  try {
    return await withRetry(
      async (last) => {
        if (client.waitForQuota) await request.pace?.(client, signal);
        return queued(last);
      },
      ownProperties(reading ? retryOptions(retry, client.waitForQuota) : { limit: 0 }, 'retry'),
      signal,
      onRetry && ((retry) => onRetry({ ...event, ...retry })),
    );
  } catch (error) {
    if (error instanceof PixError) Object.assign(error, { attempts: sent });
    // The caller's stream was never read: release it.
    if (body instanceof ReadableStream && !body.locked) body.cancel().catch(() => undefined);
    throw sent && !reading ? markOutcomeUnknown(error) : error;
  }
}

/** Retry options; with `waitForQuota`, the server may ask to wait for the whole window of the quota. */
const retryOptions = (retry: RequestOptions['retry'], waitsForQuota: boolean | undefined): RetryOptions => ({
  maxRetryAfter: waitsForQuota ? RATE_WINDOW_SECONDS * 1000 : undefined,
  ...(typeof retry === 'number' ? { limit: retry } : retry),
});

/** Codes of Node for a connection that was never established: nothing was sent. */
const UNSENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

/** Sets `maybeSent` on an error of a write that the server may have carried out. */
export function markOutcomeUnknown(error: unknown): unknown {
  // A failure of the caller's own stream leaves no doubt.
  if (!(error instanceof PixError) || error.code === 'invalid_parameter') return error;
  const { status = 500, cause } = error;
  const reason = (cause as { cause?: { code?: string } } | undefined)?.cause?.code ?? '';
  if (/^(4\d\d|30[78])$/.test(String(status)) || UNSENT.test(reason)) return error;
  const message = `${error.message} It may have been carried out: look before you send it again.`;
  return Object.assign(error, { maybeSent: true, message });
}
