import { RATE_WINDOW_SECONDS } from '../contract/limits.ts';
import { attempt } from './attempt.ts';
import type { Reply } from './body.ts';
import type { Client } from './client.ts';
import { PixAbortError, PixError } from './errors.ts';
import { httpError } from './http-errors.ts';
import { MAX_TIMER, type RequestOptions } from './options.ts';
import { orAborted } from './or-aborted.ts';
import { own } from './own.ts';
import type { Prepared } from './prepare.ts';
import { following } from './redirect.ts';
import { retrying, type RetryOptions } from './retry.ts';
import type { TransportRequest } from './transport.ts';

/** Milliseconds of an attempt where nobody sets others (P9). */
const LIMITS = { pause: 10_000, total: 30_000 };

const guard = <T>(work: Promise<T>, signal: AbortSignal) =>
  orAborted(work, signal, () => signal.reason as Error);

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
  const { signal, timeout, retry } = call;
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
    const all = new Headers(headers);
    if (header) all.set(header.name, header.value);
    // What changes something, and what carries more than the least, goes nowhere else.
    const bound = !reading || [...all].length > 1;
    const send = following(request.via?.(client.send, !!client.fetch, call) ?? client.send, bound);
    const duplex = body instanceof ReadableStream && { duplex: 'half' };
    const init = { method, headers: all, body, credentials: 'omit' as const, ...duplex };
    sent++;
    const reply = await attempt(send, url, init, { ...limits, signal, maxBytes, guard });
    const { status, headers: responseHeaders, ok } = reply.response;
    await onResponse?.({ ...event, headers, status, responseHeaders });
    if (ok) return { ...reply, attempts: sent };
    throw httpError(reply, secrets);
  };
  /** Who leaves while waiting leaves at once; what has been sent tells by itself how it ended. */
  const inTurn = () => {
    const before = sent;
    const work = client.turn(host)(once);
    return orAborted(work, signal, () => sent === before && new PixAbortError(signal?.reason));
  };

  try {
    return await retrying(
      async () => {
        if (client.waitForQuota) await request.pace?.(client, signal);
        return inTurn();
      },
      own(reading ? retryOptions(retry, client.waitForQuota) : { limit: 0 }, 'retry'),
      signal,
      onRetry && ((retry) => onRetry({ ...event, ...retry })),
    );
  } catch (error) {
    if (error instanceof PixError) Object.assign(error, { attempts: sent });
    // What was never read is let go.
    if (body instanceof ReadableStream && !body.locked) body.cancel().catch(() => undefined);
    throw sent && !reading ? asUncertain(error) : error;
  }
}

/** Whoever waits for a quota waits for all of its window. */
const retryOptions = (retry: RequestOptions['retry'], waits: boolean | undefined): RetryOptions => ({
  maxRetryAfter: waits ? RATE_WINDOW_SECONDS * 1000 : undefined,
  ...(typeof retry === 'number' ? { limit: retry } : retry),
});

/** How Node says that nobody was there to send anything to. */
const UNSENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

/** Says so when what was asked for may have been done, although there is an error. */
export function asUncertain(error: unknown): unknown {
  // What the caller's own stream did wrong is known.
  if (!(error instanceof PixError) || error.code === 'invalid_parameter') return error;
  const { status = 500, cause } = error;
  const reason = (cause as { cause?: { code?: string } } | undefined)?.cause?.code ?? '';
  if (/^(4\d\d|30[78])$/.test(String(status)) || UNSENT.test(reason)) return error;
  const message = `${error.message} It may have been carried out: look before you send it again.`;
  return Object.assign(error, { maybeSent: true, message });
}
