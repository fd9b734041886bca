import ky from 'ky';
import type { Send } from './attempt.ts';

/** Explicit defaults for options that ky and browsers would otherwise inherit from a polluted `Object.prototype`. */
const UNSET = {
  ...Object.fromEntries(
    [
      ...Object.keys(Request.prototype),
      ...['context', 'hooks', 'json', 'onDownloadProgress', 'onUploadProgress', 'prefixUrl', 'priority'],
      ...['searchParams', 'window'],
    ].map((name) => [name, undefined]),
  ),
  method: 'GET',
  body: null,
};

/**
 * Sends through ky. Retries, deadlines and errors are the transport's, because they must cover the body as well; ky's
 * are switched off, so that nothing is retried twice (see `decisions/2026-11-20-transport.md`).
 *
 * @param ownFetch Used instead of the global `fetch`.
 */
export function createKySend(ownFetch: typeof fetch | undefined): Send {
  const instance = ky.create({ ...UNSET, retry: 0, timeout: false, throwHttpErrors: false });
  // ky copies requests for retries, which it will not make here: it sees the address alone, and a string would inherit
  // from a page's polluted Object.prototype.
  return (url, init) => instance(new Request(url, UNSET), { fetch: () => (ownFetch ?? fetch)(url, init) });
}
