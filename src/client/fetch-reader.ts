import { startAttempt } from './transport/attempt.ts';
import { jsonOrText, textOf, type BufferedResponse } from './transport/body.ts';
import { DEFAULT_TIME_LIMITS } from './transport/deadline.ts';
import { PixHttpError, PixNetworkError, PixParseError, type PixError } from './transport/errors.ts';
import type { describeFailure } from './transport/failure.ts';
import { createConcurrencyLimit } from './transport/concurrency-limit.ts';
import { redirectModeAfter } from './transport/retry.ts';
import { withRetry } from './transport/retry-loop.ts';
import { createDedupe } from './transport/dedupe.ts';
import { requestUrl } from './transport/url.ts';

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

/** Options of `createFetchReader`. */
export interface ReaderOptions {
  /** Base URL of the picture service, without a trailing slash. */
  baseUrl: string;
  /** Maximum time in milliseconds without a byte received. Default 10,000. */
  pause?: number;
  /** Maximum duration of one attempt in milliseconds. Default 30,000. */
  total?: number;
  /** Number of retries after a failure. Default 2. */
  retry?: number;
  /** Loads the code that describes failures. If it cannot be loaded, errors hold no more than the status. */
  loadFailure: () => Promise<{ describeFailure: typeof describeFailure }>;
}

/** Maximum wait in milliseconds for the code that describes a failure. */
const FAILURE_CODE_TIMEOUT_MS = 2000;

/**
 * Creates a small read-only transport for the embed script, with the deadlines, retries and errors of the client's transport,
 * but without keys. Requests use the `fetch` that the page had when the script started. Every error status is a
 * `PixHttpError`. Equal reads in flight share one request (single-flight). At most six requests run concurrently.
 */
export function createFetchReader(options: ReaderOptions): Reader {
  const { baseUrl, retry: limit, loadFailure } = options;
  const { pause, total } = { ...DEFAULT_TIME_LIMITS, ...options };
  const { fetch } = globalThis;
  const dedupe = createDedupe();
  const limitConcurrency = createConcurrencyLimit();

  const failureOf = async (reply: BufferedResponse): Promise<PixError> => {
    const { ok, status } = reply.response;
    const described = loadFailure().then(({ describeFailure }) => describeFailure(reply));
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, FAILURE_CODE_TIMEOUT_MS));
    const failure = await Promise.race([described, timeout]).catch(() => undefined);
    return Object.assign(plainError(ok, status), failure);
  };

  const read = async (
    url: string,
    open: (body: unknown) => unknown,
    signal: AbortSignal,
    redirect: RequestRedirect,
  ): Promise<unknown> => {
    const request = {
      method: 'GET',
      headers: { accept: 'application/json' },
      credentials: 'omit' as const,
      redirect,
    };
    const attempt = await startAttempt((url, init) => fetch(url, init), url, request, {
      pause,
      total,
      signal,
    });
    const reply = await attempt.read();
    const { ok, url: from } = reply.response;
    const text = textOf(reply);
    const body = ok ? jsonOrText(text, from) : text;
    if (body === text || open(body) === undefined) throw await failureOf(reply);
    return body;
  };

  return (path, query, { signal } = {}, open = (body) => body) => {
    const url = requestUrl(baseUrl, path, query);
    const run = (signal: AbortSignal) =>
      limitConcurrency(() =>
        withRetry((last) => read(url, open, signal, redirectModeAfter(last)), signal, limit),
      );
    return dedupe(url, run, signal);
  };
}

/** Creates the error of a failed response from its status alone. */
function plainError(ok: boolean, status: number): PixError {
  const message = `The server returned status ${status}.`;
  if (ok) return new PixParseError(message);
  if (status < 400) return Object.assign(new PixNetworkError(undefined), { code: 'redirect' });
  return new PixHttpError(`http_${status}`, message, { status });
}
