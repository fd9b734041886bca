import { startAttempt } from './transport/attempt.ts';
import { jsonOrText } from './transport/body.ts';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from './transport/deadline.ts';
import { failureOf } from './transport/failure.ts';
import { redirectModeAfter, withRetry } from './transport/retry.ts';

/**
 * Reads a JSON response of the picture service.
 *
 * @param open Extracts the data of the response; `undefined` means that the response is a failure.
 */
export type Reader = (
  path: string,
  query: object,
  options?: { signal?: AbortSignal | undefined },
  open?: (body: unknown) => unknown,
) => Promise<unknown>;

/** Limits of a read. */
export interface ReadLimits extends Partial<TimeLimits> {
  /** Number of retries after a failure. Default 2. */
  retry?: number;
}

/** Parameters of `fetchJson`. */
export interface FetchJsonOptions extends ReadLimits {
  /** Sends one attempt. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  signal: AbortSignal;
  /** Extracts the data of the response; `undefined` means that the response is a failure. */
  open: (body: unknown) => unknown;
}

/**
 * Reads JSON for the embed script, with the deadlines, retries and errors of the client's transport, but without keys. Every
 * error status is a `PixHttpError`.
 */
export function fetchJson(url: string, options: FetchJsonOptions): Promise<unknown> {
  const { fetch, signal, open, retry } = options;
  const limits = { ...DEFAULT_TIME_LIMITS, ...options };
  const read = async (redirect: RequestRedirect): Promise<unknown> => {
    const request = {
      method: 'GET',
      headers: { accept: 'application/json' },
      credentials: 'omit' as const,
      redirect,
    };
    const attempt = await startAttempt((url, init) => fetch(url, init), url, request, limits);
    const reply = await attempt.read();
    const { ok, url: from } = reply.response;
    const text = reply.text();
    const body = ok ? jsonOrText(text, from) : text;
    if (body === text || open(body) === undefined) throw failureOf(reply);
    return body;
  };
  return withRetry((last) => read(redirectModeAfter(last)), signal, retry);
}
