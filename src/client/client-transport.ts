import { deferCall, loadCode, type Call } from './core/call.ts';
import { CALL_RULES, type PublicTransportOptions, type TransportOptions } from './core/options.ts';
import type { DriftOptions } from './drift.ts';
import { setHeaders } from './core/hosts.ts';
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
export function bindCalls(transport: Transport) {
  /** Binds an endpoint function to the transport. It gets copies, since callers may change an object while code is loading. */
  const bind =
    <Args extends unknown[], Result>(endpoint: Endpoint<Args, Result>) =>
    (...args: Args): Result =>
      endpoint(transport, ...(args.map(copyOf) as Args));
  /** Binds an endpoint function whose code is loaded on first use. */
  const later = <Args extends unknown[], T>(load: () => Promise<Endpoint<Args, Call<T>>>) =>
    bind((transport, ...args: Args) =>
      deferCall(loadCode(load()).then((endpoint) => [endpoint(transport, ...args)] as const)),
    );
  return { bind, later };
}

/** Copies an argument of a call, with its headers and lists. Pictures and signals are not copied. */
function copyOf(argument: unknown): unknown {
  try {
    const copy = ownProperties(argument as Record<string, unknown>, '');
    for (const [name, value] of Object.entries(copy))
      if (Array.isArray(value)) copy[name] = value.slice();
      else if (value && name === 'headers') copy[name] = setHeaders(new Headers(), value as Headers);
    return copy;
  } catch {
    // Not an object, or an invalid one, which the call reports.
    return argument;
  }
}
