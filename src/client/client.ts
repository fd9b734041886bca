import type { Send } from './attempt.ts';
import { check, type Rule } from './check.ts';
import { readHosts, type Host, type HostAccess } from './hosts.ts';
import { createKySend } from './ky-send.ts';
import { createLimit, type Limit } from './limit.ts';
import type { Hooks, TransportOptions } from './options.ts';
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

const elsewhere: Rule = { test: () => false, is: 'left to createPix or checkAnswers' };
const ELSEWHERE = { strict: elsewhere, onDrift: elsewhere };

/** @throws PixInvalidParameterError when an option is wrong. */
export function createClient(options: TransportOptions): Client {
  const { apiKey, hosts, keys, hooks: given, ...rest } = own(options, 'options');
  const hooks = own(given, 'hooks');
  check(rest, ELSEWHERE);
  const turns = new Map<Host, Limit>();
  const client: Client = {
    ...rest,
    hooks,
    access: readHosts(own({ ...rest, apiKey, hosts, keys }, 'options')),
    send: createKySend(rest.fetch),
    turn(host) {
      const turn = turns.get(host) ?? createLimit(rest.concurrency);
      turns.set(host, turn);
      return turn;
    },
    secrets: [apiKey, ...Object.values(own(keys, 'keys'))],
  };
  // What the caller left out stays left out, whatever a page has put into Object.prototype (H16).
  return own(client, 'options');
}
