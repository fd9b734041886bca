import { MAX_TIMER_MS, type RequestEvent } from '../options.ts';
import { startAttempt, type Attempt } from './attempt.ts';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from './deadline.ts';
import type { ExchangeState } from './exchange-state.ts';
import { secretHeadersIn, secretsIn } from './headers.ts';
import { keyOptionOf, refuseKeyInBrowser } from './hosts.ts';
import { httpError } from './http-errors.ts';
import { sanitizeCause } from './redact.ts';
import { withRedirectPolicy } from './redirect.ts';

/** Hook of ky before each attempt: waits for a quota and for a free connection, and calls `onRequest`. */
export const beforeRequest = (state: ExchangeState) => async (built: Request) => {
  const { client, request, method } = state;
  const { signal } = state.call;
  if (client.waitForQuota) await request.pace?.(client, signal);
  await new Promise<void>((start) => {
    void client.limitOf(request.host)(() => {
      start();
      return new Promise<void>((release) => (state.release = release));
    });
  });
  // A copy for each attempt, since a hook may set more headers; a copy of the entries, since MSW copies the headers of ky's request
  // twice.
  const headers = new Headers([...built.headers]);
  state.event = { operation: request.operation, method, url: built.url, headers };
  await client.hooks.onRequest?.({ ...state.event });
  // Aborted while waiting for a free connection, or for the hook: the call has ended already.
  signal?.throwIfAborted();
  const secret = secretHeadersIn(headers);
  for (const name of secret) refuseKeyInBrowser(name, client.dangerouslyAllowKeyInBrowser);
  if (!state.key && !secret[0]) request.withoutKey?.();
};

/** Sends one attempt: the `fetch` of ky. Adds the key, and resolves with the response before its body is read. */
export const sendAttempt = (state: ExchangeState) => async (built: Request) => {
  const { client, request, method, key, body, json, call } = state;
  const headers = new Headers(state.event?.headers);
  if (key) headers.set(key.name, key.value);
  // Writes, and requests with more headers than `accept`, stay on their origin.
  const sameOrigin = !state.isRead || [...headers].length > 1;
  const send = request.via?.(client.send, !!client.fetch, call) ?? client.send;
  const init = {
    method,
    headers,
    // An encoded body stays out of ky's request: ky would clone it for a retry, and a clone locks a stream.
    body: body ?? (json ? await built.text() : null),
    credentials: 'omit' as const,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  };
  state.sent++;
  state.attempt = await startAttempt(
    withRedirectPolicy(send, sameOrigin, state.last),
    built.url,
    init,
    { ...timeLimits(state), signal: call.signal, maxBytes: request.maxBytes },
    (cause) => sanitizeCause(cause, [...state.secrets, ...secretsIn(headers)]),
  );
  return state.attempt.response;
};

function timeLimits({ request, call: { timeout } }: ExchangeState): TimeLimits {
  if (!timeout) return request.limits ?? DEFAULT_TIME_LIMITS;
  const total = Math.min(timeout, MAX_TIMER_MS);
  return { pause: total, total };
}

/** Hook of ky after the headers of each response: reads the body, so that ky retries a broken one, too. */
export const afterResponse =
  (state: ExchangeState) => async (_request: Request, _options: unknown, response: Response) => {
    const { status, ok, headers: responseHeaders } = response;
    const attempt = state.attempt as Attempt;
    // ky's copy lacks a URL that a custom `fetch` has given to its response.
    const reply = (state.reply = { ...(await attempt.read(response)), response: attempt.response });
    await state.client.hooks.onResponse?.({ ...(state.event as RequestEvent), status, responseHeaders });
    if (!ok && !state.request.accepts?.(response))
      throw httpError(reply, state.secrets, keyOptionOf(state.request.host));
    // ky cancels its own copy of the body.
    return response;
  };
