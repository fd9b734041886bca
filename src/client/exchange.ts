import { RATE_WINDOW_SECONDS } from '../contract/limits.ts';
import { attempt } from './attempt.ts';
import type { Reply } from './body.ts';
import type { Client } from './client.ts';
import { PixAbortError, PixError } from './errors.ts';
import { httpError } from './http-errors.ts';
import type { RequestOptions } from './options.ts';
import type { Prepared } from './prepare.ts';
import { following } from './redirect.ts';
import { retrying } from './retry.ts';
import type { TransportRequest } from './transport.ts';

/** Milliseconds of an attempt where nobody sets others (P9). */
const LIMITS = { pause: 10_000, total: 30_000 };

/** Timers take no more: 24 days. */
const MAX_TIMER = 2 ** 31 - 1;

const bothAt = (milliseconds: number) => ({ pause: milliseconds, total: milliseconds });

/**
 * Sends a prepared request, a read again where that may help (P10), and reads the answer to its end.
 *
 * @throws PixError of the class that tells what happened (P11).
 */
export async function exchange<T>(
  client: Client,
  request: TransportRequest<T>,
  { url, method, headers, body, secrets }: Prepared,
  call: RequestOptions,
): Promise<Reply> {
  const { signal, timeout = client.timeout, retry = client.retry } = call;
  const { operation, host = 'pictures', maxBytes } = request;
  const { onRequest, onResponse, onRetry } = client.hooks;
  const { header } = request.open ? {} : client.access(host);
  const reading = method === 'GET';
  const limits = timeout ? bothAt(Math.min(timeout, MAX_TIMER)) : (request.limits ?? LIMITS);
  const event = { operation, method, url, headers };
  let sent = 0;

  const once = async (): Promise<Reply> => {
    const headers = new Headers(event.headers);
    await onRequest?.({ ...event, headers });
    // While it waited for its turn, or for the hook.
    if (signal?.aborted) throw new PixAbortError(signal.reason);
    if (header) headers.set(header.name, header.value);
    // What changes something, and what carries a key, goes nowhere else.
    const bound = !reading || headers.has('authorization') || headers.has('x-api-key');
    const send = following(request.via?.(client.send, !!client.fetch, call) ?? client.send, bound);
    const duplex = body instanceof ReadableStream && { duplex: 'half' };
    const init = { method, headers, body, credentials: 'omit' as const, ...duplex };
    sent++;
    const reply = await attempt(send, url, init, { ...limits, signal, maxBytes });
    const { status, headers: responseHeaders, ok } = reply.response;
    await onResponse?.({ ...event, status, responseHeaders });
    if (ok) return { ...reply, attempts: sent };
    throw httpError(reply, secrets);
  };

  try {
    return await retrying(
      async () => {
        if (client.waitForQuota) await request.pace?.(client, signal);
        return client.turn(host)(once);
      },
      reading
        ? {
            // Whoever waits for a quota waits for all of its window.
            maxRetryAfter: client.waitForQuota ? RATE_WINDOW_SECONDS * 1000 : undefined,
            ...(typeof retry === 'number' ? { limit: retry } : retry),
          }
        : { limit: 0 },
      signal,
      onRetry && ((retry) => onRetry({ ...event, ...retry })),
    );
  } catch (error) {
    throw sent && !reading ? asUncertain(error) : error;
  }
}

/** How Node says that nobody was there to send anything to. */
const UNSENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

/** Says so when what was asked for may have been done, although there is an error. */
export function asUncertain(error: unknown): unknown {
  if (!(error instanceof PixError)) return error;
  const { status = 500, cause } = error;
  const reason = (cause as { cause?: { code?: string } } | undefined)?.cause?.code ?? '';
  if ((status >= 300 && status < 500) || UNSENT.test(reason)) return error;
  const message = `${error.message} It may have been carried out: look before you send it again.`;
  return Object.assign(error, { maybeSent: true, message });
}
