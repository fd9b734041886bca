import ky from 'ky';
import { RATE_WINDOW_SECONDS } from '../../contract/limits.ts';
import { MAX_TIMER_MS, type RequestEvent, type RequestOptions } from './options.ts';
import { attempt, withRedirectPolicy } from './attempt.ts';
import type { BufferedResponse } from './body.ts';
import { ownProperties } from './check.ts';
import { DEFAULT_TIME_LIMITS, raceAbort, type TimeLimits } from './deadline.ts';
import { markOutcomeUnknown, PixError } from './errors.ts';
import { keyOptionOf, refuseKeyInBrowser, secretHeadersIn, secretsIn, withoutSecrets } from './hosts.ts';
import { httpError, sanitizeCause } from './http-errors.ts';
import type { ClientContext, PreparedRequest, TransportRequest } from './request.ts';
import { DEFAULT_RETRIES, retryDelay } from './retry.ts';

/**
 * Sends a prepared request, and reads the whole response. ky repeats reads, and never writes; each attempt is the `fetch` that
 * ky calls, so that a body that breaks is repeated like any other failure.
 *
 * @throws PixError of the class that names the failure; an error that a hook throws.
 */
export async function send(
  client: ClientContext,
  request: TransportRequest<unknown>,
  prepared: PreparedRequest,
  call: RequestOptions,
): Promise<BufferedResponse> {
  const { url, method, isRead, body, secrets } = prepared;
  const { hooks } = client;
  const { signal, retry } = call;
  const {
    limit = DEFAULT_RETRIES,
    // With `waitForQuota`, the server may request a delay as long as the window of the quota.
    maxRetryAfter = client.waitForQuota ? RATE_WINDOW_SECONDS * 1000 : undefined,
    backoffLimit,
  } = ownProperties(typeof retry === 'number' ? { limit: retry } : retry, 'retry');
  let sent = 0;
  let last: PixError | undefined;
  let delay: number | undefined;

  /** The attempt in progress, as the caller's hooks see it. */
  let event: RequestEvent;

  const runAttempt = async (): Promise<BufferedResponse> => {
    // Aborted while waiting for a free connection: the call has ended already.
    signal?.throwIfAborted();
    // Headers of its own, since a hook may set more.
    event = { operation: request.operation, method, url, headers: withoutSecrets(prepared.headers) };
    await hooks.onRequest?.({ ...event });
    // Aborted while waiting for the hook.
    signal?.throwIfAborted();
    const headers = addKey(event.headers, client, request, prepared);
    // Writes, and requests with more headers than `accept`, stay on their origin.
    const sameOrigin = !isRead || [...headers].length > 1;
    const sendOnce = request.via?.(client.send, !!client.fetch, call) ?? client.send;
    sent++;
    const reply = await attempt(
      withRedirectPolicy(sendOnce, sameOrigin, last),
      url,
      {
        method,
        headers,
        body: body ?? null,
        credentials: 'omit',
        ...(body instanceof ReadableStream && { duplex: 'half' }),
      },
      { ...timeLimits(request, call), signal, maxBytes: request.maxBytes },
      (cause) => sanitizeCause(cause, [...secrets, ...secretsIn(headers)]),
    );
    const { response } = reply;
    await hooks.onResponse?.({ ...event, status: response.status, responseHeaders: response.headers });
    if (!response.ok && !request.accepts?.(response))
      throw httpError(reply, secrets, keyOptionOf(request.host));
    return reply;
  };

  try {
    let reply: BufferedResponse | undefined;
    const sending = ky(url, {
      method,
      signal: signal ?? null,
      timeout: false,
      throwHttpErrors: false,
      retry: {
        limit,
        methods: ['get', 'head'],
        async shouldRetry({ error, retryCount: attempts }) {
          // Anything else is an error that a hook threw.
          if (!(error instanceof PixError)) return false;
          last = Object.assign(error, { attempts });
          delay = retryDelay(error, attempts, maxRetryAfter, backoffLimit);
          if (delay === undefined) return false;
          await hooks.onRetry?.({ ...event, attempts, error, delay });
          return true;
        },
        delay: () => delay ?? 0,
      },
      async fetch() {
        if (client.waitForQuota) await request.pace?.(client, signal);
        reply = await client.limitOf(request.host)(runAttempt);
        return reply.response;
      },
    });
    await raceAbort(sending, signal);
    return { ...(reply as BufferedResponse), attempts: sent };
  } catch (error) {
    if (error instanceof PixError) Object.assign(error, { attempts: sent });
    // The caller's stream was never read: release it.
    if (body instanceof ReadableStream) body.cancel().catch(() => undefined);
    throw sent && !isRead ? markOutcomeUnknown(error) : error;
  }
}

/** Adds the key to the headers of an attempt, and what else is secret, after the caller's hooks, which see neither. */
function addKey(
  given: Headers,
  { dangerouslyAllowKeyInBrowser }: ClientContext,
  { withoutKey }: TransportRequest<unknown>,
  { key, headers: prepared }: PreparedRequest,
): Headers {
  const headers = new Headers(given);
  for (const name of secretHeadersIn(prepared))
    if (!headers.has(name)) headers.set(name, prepared.get(name) ?? '');
  const secretNames = secretHeadersIn(headers);
  for (const name of secretNames) refuseKeyInBrowser(name, dangerouslyAllowKeyInBrowser);
  if (key) headers.set(key.name, key.value);
  else if (!secretNames[0]) withoutKey?.();
  return headers;
}

function timeLimits({ limits }: TransportRequest<unknown>, { timeout }: RequestOptions): TimeLimits {
  if (!timeout) return limits ?? DEFAULT_TIME_LIMITS;
  const total = Math.min(timeout, MAX_TIMER_MS);
  return { pause: total, total };
}
