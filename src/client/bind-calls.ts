import { deferCall, type Call } from './call.ts';
import { loadCode } from './load-code.ts';
import type { Transport } from './transport.ts';

type Endpoint<Args extends unknown[], Result> = (transport: Transport, ...args: Args) => Result;

/** Ways to make methods of free functions. */
export const bindCalls = (transport: Transport) => ({
  /** A free function over this transport. */
  bind:
    <Args extends unknown[], Result>(endpoint: Endpoint<Args, Result>) =>
    (...args: Args): Result =>
      endpoint(transport, ...args),
  /** A free function whose code is loaded on first use. */
  later:
    <Args extends unknown[], T>(load: () => Promise<Endpoint<Args, Call<T>>>) =>
    (...args: Args): Call<T> =>
      deferCall(loadCode(load()).then((endpoint) => [endpoint(transport, ...args)] as const)),
});
