import type { Send } from './attempt.ts';
import { readHosts, type Host, type HostAccess } from './hosts.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency.ts';
import type { Hooks, TransportOptions } from './options.ts';
import { ownProperties } from './check.ts';
import { warnUnknown } from './warn-unknown.ts';

/** The validated options of a client, and the state its calls share. */
export interface ClientContext extends Omit<TransportOptions, 'hooks' | 'hosts' | 'keys' | 'apiKey'> {
  hooks: Hooks;
  /** Base URL and key of a host. */
  access: (host: Host) => HostAccess;
  send: Send;
  /** Concurrency limit of a host. */
  limitOf: (host?: Host) => ConcurrencyLimit;
  /** All keys, to be redacted from messages. */
  secrets: unknown[];
}

/** @throws PixInvalidParameterError when an option is wrong. */
export function createClientContext(options: TransportOptions): ClientContext {
  const { apiKey, hosts, keys, hooks: given, ...rest } = ownProperties(options, 'options');
  const hooks = ownProperties(given, 'hooks');
  warnUnknown('options', rest);
  const limits = new Map<Host, ConcurrencyLimit>();
  return {
    ...rest,
    hooks,
    access: readHosts({ ...rest, apiKey, hosts, keys }),
    send: async (url, init) => {
      const response = await (rest.fetch ?? fetch)(url, init);
      // For example, a cache may return the same response again instead of a copy.
      if (response.bodyUsed) throw new TypeError('The body has been read before.');
      return response;
    },
    limitOf(host = 'pictures') {
      const limit = limits.get(host) ?? createConcurrencyLimit(rest.concurrency);
      limits.set(host, limit);
      return limit;
    },
    secrets: [apiKey, ...Object.values(ownProperties(keys, 'keys'))],
  };
}
