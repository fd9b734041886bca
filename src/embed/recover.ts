import { attempt } from '../client/core/attempt.ts';
import {
  errorDetailsOf,
  errorMessage,
  jsonOrText,
  notJsonMessage,
  type BufferedResponse,
} from '../client/core/body.ts';
import { blockedError, isBlockedBy } from '../client/core/csp-block.ts';
import { DEFAULT_TIME_LIMITS, type TimeLimits } from '../client/core/deadline.ts';
import {
  defineReadonly,
  PixError,
  PixHttpError,
  PixNetworkError,
  PixParseError,
  PixTimeoutError,
  redirectError,
} from '../client/core/errors.ts';
import { redirectModeAfter, withRetry } from '../client/core/retry.ts';
import { missingDataMessage } from '../client/read.ts';
import { withoutPrototype } from '../internal/altered-globals.ts';
import type { ReadLimits } from './reader.ts';

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
    const reply = await attempt((url, init) => fetch(url, init), url, request, limits);
    const { ok, url: from } = reply.response;
    const text = reply.text();
    const body = ok ? jsonOrText(text, from) : text;
    if (body === text || open(body) === undefined) throw failureOf(reply);
    return body;
  };
  return withRetry((last) => read(redirectModeAfter(last)), signal, retry);
}

/** Creates the error of an unusable response: an error status, a redirect, or unexpected data. */
function failureOf(reply: BufferedResponse): PixError {
  const { ok, status } = reply.response;
  if (!ok && status < 400) return redirectError(status);
  const text = reply.text();
  const body = jsonOrText(text);
  const details = errorDetailsOf(reply.response);
  if (ok) {
    const message =
      body === text ? notJsonMessage(text, reply.response) : missingDataMessage(body, 'the requested data');
    return new PixParseError(message, details);
  }
  const { code = `http_${status}`, message = `The server returned status ${status}.` } = errorMessage(body);
  return new PixHttpError(code, message, details);
}
