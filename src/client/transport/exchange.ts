import ky from 'ky';
import type { BufferedResponse } from './body.ts';
import type { ClientContext } from './client-context.ts';
import { PixError, PixInvalidParameterError } from './errors.ts';
import { markOutcomeUnknown } from './error-details.ts';
import type { PreparedRequest } from './prepare-request.ts';
import { afterResponse, beforeRequest, sendAttempt } from './attempt-hooks.ts';
import type { ExchangeState } from './exchange-state.ts';
import type { RequestOptions } from '../options.ts';
import { raceAbort } from './signals.ts';
import { retryPolicy } from './retry-policy.ts';
import type { TransportRequest } from './transport-request.ts';

/**
 * Sends a prepared request by ky, and reads the whole response. ky builds the request and retries reads, also when
 * reading the body fails; writes are never retried. Deadlines, size limits, errors, redirects and keys are the
 * transport's.
 *
 * @throws PixError of the class that names the failure.
 */
export async function exchange(
  client: ClientContext,
  request: TransportRequest<unknown>,
  prepared: PreparedRequest,
  call: RequestOptions,
): Promise<BufferedResponse> {
  const { signal } = call;
  const state: ExchangeState = { ...prepared, client, request, call, sent: 0 };
  const { method, body } = state;
  try {
    const sending = ky(state.url, {
      method,
      headers: state.headers,
      searchParams: state.searchParams,
      json: state.json,
      stringifyJson: toJson,
      signal: signal ?? null,
      timeout: false,
      throwHttpErrors: false,
      retry: retryPolicy(state),
      hooks: { beforeRequest: [beforeRequest(state)], afterResponse: [afterResponse(state)] },
      fetch: sendAttempt(state) as typeof fetch,
    }).finally(() => state.release?.());
    await raceAbort(sending, signal);
    return { ...(state.reply as BufferedResponse), attempts: state.sent };
  } catch (error) {
    if (error instanceof PixError) Object.assign(error, { attempts: state.sent });
    // The caller's stream was never read: release it.
    if (body instanceof ReadableStream) body.cancel().catch(() => undefined);
    throw state.sent && !state.isRead ? markOutcomeUnknown(error) : error;
  }
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new PixInvalidParameterError('input', 'input cannot be written as JSON.', { cause });
  }
}
