import { attempt } from './attempt.ts';
import { detailsOf, errorMessage, jsonOr, parseJson, textOf } from './body.ts';
import { PixHttpError } from './errors.ts';
import { createLimit } from './limit.ts';
import { retrying } from './retry.ts';
import { createShare } from './share.ts';
import { requestUrl } from './url.ts';

/** Reads an answer of the picture service as JSON. */
export type Reader = (
  path: string,
  query: object,
  options?: { signal?: AbortSignal | undefined },
) => Promise<unknown>;

/** How a reader reads. */
export interface ReaderOptions {
  /** Base URL of the picture service, without a trailing slash. */
  baseUrl: string;
  /** Milliseconds without a byte. Default 10,000. */
  pause?: number;
  /** Milliseconds one attempt may take in all. Default 30,000. */
  total?: number;
  /** How often a failed read is sent again. Default 2. */
  retry?: number;
}

/**
 * The embed script's way to read, in place of the whole transport: the same deadlines, retries and errors over the
 * browser's own `fetch`, as it was when the script started (H17), for lists without a key. One class stands for all
 * error statuses. Equal reads in flight share one request, six run at a time (P15).
 */
export function createFetchReader(options: ReaderOptions): Reader {
  const { baseUrl, pause = 10_000, total = 30_000, retry: limit } = options;
  const { fetch } = globalThis;
  const share = createShare();
  const inTurn = createLimit();

  const read = async (url: string, signal: AbortSignal): Promise<unknown> => {
    const reply = await attempt(
      (url, init) => fetch(url, init),
      url,
      { method: 'GET', headers: { accept: 'application/json' }, credentials: 'omit' },
      { pause, total, signal },
    );
    const { ok, status } = reply.response;
    if (ok) return parseJson(reply);
    const { code = `http_${status}`, message = `The server answered ${status}.` } = errorMessage(
      jsonOr(textOf(reply)),
    );
    throw new PixHttpError(code, message, detailsOf(reply.response));
  };

  return (path, query, { signal } = {}) => {
    const url = requestUrl(baseUrl, path, query);
    return share(url, (signal) => inTurn(() => retrying(() => read(url, signal), { limit }, signal)), signal);
  };
}
