import ky from 'ky';
import { transportOver, type Transport, type TransportOptions } from './transport.ts';

/**
 * The transport of the npm module, over ky. Retries, deadlines and errors are the transport's own, because they
 * must cover the body as well; ky's are switched off, so that nothing is retried twice.
 */
export function createKyTransport(
  options: TransportOptions & { fetch?: typeof fetch | undefined },
): Transport {
  const { fetch: ownFetch, ...rest } = options;
  const instance = ky.create({ retry: 0, timeout: false, throwHttpErrors: false });
  // What we asked for is said again to fetch: the requests ky makes on the way inherit from a page's polluted
  // Object.prototype (H16), the transport's own options do not.
  return transportOver(
    (url, init) => instance(url, { ...init, fetch: (request) => (ownFetch ?? fetch)(request, init) }),
    rest,
  );
}
