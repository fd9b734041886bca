import { deferCall, loadCode, type Call } from './core/call.ts';
import { CALL_RULES, type PublicTransportOptions, type TransportOptions } from './core/options.ts';
import type { DriftOptions } from './drift.ts';
import { callable, check, flag, integer, ownProperties } from './core/check.ts';
import { createTransport, type Transport } from './core/transport.ts';

/** Options of `createPublicPix`. */
export interface PublicPixOptions extends PublicTransportOptions, DriftOptions {}

/** Options of `createPix`. */
export interface PixOptions extends TransportOptions, DriftOptions {}

const HOOK_RULES = { onRequest: callable, onResponse: callable, onRetry: callable };

const CLIENT_RULES = {
  timeout: CALL_RULES.timeout,
  retry: CALL_RULES.retry,
  fetch: callable,
  concurrency: integer(1),
  waitForQuota: flag,
  dangerouslyAllowKeyInBrowser: flag,
  strict: flag,
  onDrift: callable,
};

/** Creates the transport of a client. The code that compares responses with the contract loads only if an option needs it. */
export function clientTransport(options: PixOptions): Transport {
  const given = ownProperties(options, 'options');
  check(given, CLIENT_RULES);
  check(ownProperties(given.hooks, 'hooks'), HOOK_RULES);
  const { strict, onDrift, ...rest } = given;
  const transport = createTransport(rest);
  if (!strict && !onDrift) return transport;
  const checking = () => loadCode(import('./check-responses.ts'));
  return (request, callOptions) =>
    deferCall(
      checking().then(({ checkResponses }) => [
        checkResponses(transport, { strict, onDrift })(request, callOptions),
      ]),
    );
}

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
