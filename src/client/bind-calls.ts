import { deferCall, type Call, loadCode } from './core/call.ts';
import type { Transport } from './core/transport.ts';

type Endpoint<Args extends unknown[], Result> = (transport: Transport, ...args: Args) => Result;

/** Turns endpoint functions into methods that share one transport. */
export const bindCalls = (transport: Transport) => ({
  /** Binds an endpoint function to the transport. */
  bind:
    <Args extends unknown[], Result>(endpoint: Endpoint<Args, Result>) =>
    (...args: Args): Result =>
      endpoint(transport, ...args),
  /** Binds an endpoint function whose code is loaded on first use. */
  later:
    <Args extends unknown[], T>(load: () => Promise<Endpoint<Args, Call<T>>>) =>
    (...args: Args): Call<T> =>
      deferCall(loadCode(load()).then((endpoint) => [endpoint(transport, ...args)] as const)),
});
