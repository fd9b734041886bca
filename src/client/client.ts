import type { Send } from './attempt.ts';
import { check } from './check.ts';
import { readHosts, type Host, type HostAccess } from './hosts.ts';
import { createKySend } from './ky-send.ts';
import { createLimit, type Limit } from './limit.ts';
import { CLIENT_RULES, type Hooks, type TransportOptions } from './options.ts';
import { own } from './own.ts';

/** A client's options, checked, and what its calls share. */
export interface Client extends Omit<TransportOptions, 'hooks' | 'hosts' | 'keys' | 'apiKey'> {
  hooks: Hooks;
  /** Where a host is, and the key it takes. */
  access: (host: Host) => HostAccess;
  send: Send;
  /** Gives a request its turn on its host. */
  turn: (host: Host) => Limit;
  /** All keys: none of them is ever shown. */
  secrets: unknown[];
}

/** @throws PixInvalidParameterError when an option is wrong. */
export function createClient(options: TransportOptions): Client {
  const { apiKey, hosts, keys, hooks, ...rest } = own(options, 'options');
  check(rest, CLIENT_RULES);
  const turns = new Map<Host, Limit>();
  return {
    ...rest,
    hooks: own(hooks, 'hooks'),
    access: readHosts({ ...rest, apiKey, hosts, keys }),
    send: createKySend(rest.fetch),
    turn(host) {
      const turn = turns.get(host) ?? createLimit(rest.concurrency);
      turns.set(host, turn);
      return turn;
    },
    secrets: [apiKey, ...Object.values(own(keys, 'keys'))],
  };
}
