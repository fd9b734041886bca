import ky from 'ky';
import type { Send } from './attempt.ts';

/**
 * Sends over ky. Retries, deadlines and errors are the transport's own, because they must cover the body as well; ky's
 * are switched off, so that nothing is retried twice.
 *
 * @param ownFetch Used instead of the global `fetch`.
 */
export function createKySend(ownFetch: typeof fetch | undefined): Send {
  const instance = ky.create({ retry: 0, timeout: false, throwHttpErrors: false, body: null });
  // ky copies requests for retries, which it will not make here, and what it makes inherits from a page's polluted
  // Object.prototype (H16): it sees the address alone.
  return (url, init) => instance(url, { fetch: () => (ownFetch ?? fetch)(url, init) });
}
