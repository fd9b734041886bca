import { httpErrorClass, PixAbortError, PixError, PixNetworkError } from './errors.ts';
import { startDeadline } from './deadline.ts';
import { errorMessage, readJson } from './body.ts';
import { isRetryable, parseRetryAfter, retryDelay } from './retry.ts';

/** Values of a query string. `undefined`, `null` and `''` are left out. */
export type Query = Readonly<Record<string, string | number | undefined | null>>;

/** One read, addressed below the API root (`{base_url}/api/v1`). */
export interface TransportRequest {
  /** Path with a leading slash; segments already encoded (see `path`). */
  path: string;
  query?: Query | undefined;
}

/** What every call of the SDK takes last. */
export interface RequestOptions {
  /** Ends the request; the promise rejects with `PixAbortError`. */
  signal?: AbortSignal | undefined;
}

/** The seam between the endpoints and the network: everything above is pure, everything below can be replaced. */
export type Transport = (request: TransportRequest, options?: RequestOptions) => Promise<unknown>;

/** Sends one request once and gives whatever answer comes: `fetch`, or something with its manners. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

export interface TransportOptions {
  /** Base URL of the picture service, with or without a trailing slash; `/api/v1` is added. */
  baseUrl: string;
  /** Milliseconds an answer's headers may take, and then each pause in its body. Default 10,000. */
  timeout?: number | undefined;
  /** Milliseconds one attempt may take in all. Default 30,000. */
  totalTimeout?: number | undefined;
  /** How often a failed read is sent again. Default 2. */
  retry?: number | undefined;
}

/** The URL of a request: parsed, so that a base URL with a query or a fragment cannot swallow the path. */
export function requestUrl(baseUrl: string, { path, query = {} }: TransportRequest): string {
  const url = new URL(baseUrl);
  url.pathname = url.pathname.replace(/\/*$/, '/api/v1' + path);
  url.search = url.hash = '';
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') url.searchParams.set(name, String(value));
  }
  // In one order, so that equal requests look equal.
  url.searchParams.sort();
  return url.href;
}

/** Equal for requests that have equal answers, wherever they are sent. */
export const requestKey = (request: TransportRequest): string => requestUrl('http://-', request);

/**
 * Makes a transport out of a way to send: adds deadlines that cover the body, retries, `Retry-After`
 * and one class per kind of error (policies P9 to P12). Reads only: what it sends may safely be sent again.
 */
export function transportOver(send: Send, options: TransportOptions): Transport {
  const { timeout = 10_000, totalTimeout = 30_000, retry = 2 } = options;

  const attempt = async (url: string, signal: AbortSignal | undefined): Promise<unknown> => {
    const deadline = startDeadline(timeout, totalTimeout, signal);
    let answer: Response | undefined;
    try {
      // A null prototype keeps a page's polluted Object.prototype out of the request (H16).
      const init = Object.assign(Object.create(null) as RequestInit, {
        method: 'GET',
        headers: { accept: 'application/json' },
        credentials: 'omit',
        signal: deadline.signal,
      });
      answer = await send(url, init);
      const body = await readJson(answer, () => deadline.extend('body'));
      if (answer.ok) return body;
      throw httpError(answer, body);
    } catch (error) {
      if (signal?.aborted) throw new PixAbortError(signal.reason);
      throw deadline.error ?? (error instanceof PixError ? error : new PixNetworkError(error));
    } finally {
      deadline.stop();
    }
  };

  return async (request, { signal } = {}) => {
    const url = requestUrl(options.baseUrl, request);
    for (let attempts = 1; ; attempts++) {
      try {
        if (signal?.aborted) throw new PixAbortError(signal.reason);
        return await attempt(url, signal);
      } catch (error) {
        const pixError = Object.assign(error as PixError, { attempts });
        const delay = retryDelay(pixError, attempts);
        if (attempts > retry || delay === undefined || !isRetryable(pixError)) throw pixError;
        await wait(delay, signal);
      }
    }
  };
}

function httpError(answer: Response, body: unknown): PixError {
  const { status, headers } = answer;
  const { code = `http_${status}`, message = `The server answered ${status}.`, fields } = errorMessage(body);
  return new (httpErrorClass(status))(code, message, {
    status,
    fields,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfter: parseRetryAfter(headers.get('retry-after')),
  });
}

/** Resolves after the delay, or as soon as the signal aborts: the caller checks the signal anyway. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
}
