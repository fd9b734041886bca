import { Problem, quote } from '../http/problem.ts';
import type { PathParams } from '../http/match-path.ts';
import type { Gateway } from '../store/companion-records.ts';
import type { ControlEntry } from './control-entry.ts';
import type { MockControl } from './mock-control.ts';
import { pause } from './pause.ts';

/** Milliseconds that the response waits for the webhook's delivery; later attempts continue in the background. */
const MAX_WAIT = 2_000;

/** Control endpoints that settle payment orders. */
export function orderEntries({ orders }: MockControl): ControlEntry[] {
  return (['pay', 'fail'] as const).map((act) => ({
    method: 'POST',
    path: `orders/{gateway}/{order}/${act}`,
    does:
      act === 'pay'
        ? 'simulates a payment of an order (gateway upi or wallet)'
        : 'simulates a failed payment',
    run: async ({ params }) => {
      const order = params['order'] ?? '';
      const gateway = gatewayOf(params);
      const enough = new AbortController();
      const waited = pause(MAX_WAIT, [enough.signal]);
      await Promise.race([orders[act](gateway, order), waited]).finally(() => enough.abort());
      return { gateway, order_id: order, state: act === 'pay' ? 'paid' : 'failed' };
    },
  }));
}

function gatewayOf({ gateway = '' }: PathParams): Gateway {
  if (gateway === 'upi' || gateway === 'wallet') return gateway;
  throw new Problem('not_found', `There is no gateway ${quote(gateway)}; the gateways are upi and wallet.`);
}
