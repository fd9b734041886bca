import ky from 'ky';
import { createTransport, type Transport, type TransportOptions } from './transport.ts';

/**
 * The transport of the npm module, over ky. Retries, deadlines and errors are the transport's own, because they
 * must cover the body as well; ky's are switched off, so that nothing is retried twice.
 */
export function createKyTransport(
  options: TransportOptions & { fetch?: typeof fetch | undefined },
): Transport {
  const { fetch: ownFetch, ...rest } = options;
  const instance = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    ...(ownFetch && { fetch: ownFetch }),
  });
  return createTransport((url, init) => instance(url, init), rest);
}
