import { transportOver, type Transport, type TransportOptions } from './transport.ts';

/** The transport of the embed script: the browser's own `fetch`, as it was when the script started (H17). */
export function createFetchTransport(options: TransportOptions): Transport {
  const { fetch } = globalThis;
  return transportOver((url, init) => fetch(url, init), options);
}
