import { Problem, quote } from '../http/problem.ts';
import { DAY } from '../internal/day.ts';
import type { Gateway, Order, OrderOutcome } from '../store/companions.ts';
import { TOKEN_LETTERS } from '../store/ids.ts';
import type { Store } from '../store/store.ts';
import { deliver, type DeliveryResult, type WebhookTarget } from './deliver.ts';

/** Result of settling an order. */
export interface Settlement {
  order: Order;
  /** Resolves with the result of the delivery once it is known, or `undefined` without a webhook. Never rejects. */
  delivery: Promise<DeliveryResult | undefined>;
}

/**
 * Settles an open order as paid or failed, and sends the webhook. Throws `not_found` for an unknown order, `conflict`
 * for a settled one. The event is stored with the order, then sent.
 */
// Gap: C8
export function settleOrder(
  { store, webhooks }: { store: Store; webhooks?: WebhookTarget },
  gateway: Gateway,
  orderId: string,
  outcome: OrderOutcome,
): Settlement {
  const { order, event } = store.write(() => {
    const settled = settle(store, requireOrder(store, gateway, orderId), outcome);
    return { order: settled, event: webhooks && storeEvent(store, settled) };
  });
  const delivery = webhooks && event ? deliver(store, webhooks, event) : Promise.resolve(undefined);
  return { order, delivery };
}

function requireOrder(store: Store, gateway: Gateway, orderId: string): Order {
  const order = store.orders.ofAnyMerchant(gateway, orderId);
  if (!order)
    throw new Problem('not_found', `There is no order ${quote(orderId)} of the gateway ${gateway}.`);
  if (order.state === 'created') return order;
  throw new Problem('conflict', `The order ${quote(orderId)} is ${order.state} already.`);
}

function settle(store: Store, order: Order, outcome: OrderOutcome): Order {
  const now = store.now();
  return store.orders.settle(order, outcome, now, newUtr(now, store.nextNumber('payments')));
}

/**
 * Generates a reference number of twelve digits as banks do: last digit of the year, day of the year, hour, sequence
 * number.
 */
function newUtr(now: number, number: number): string {
  const date = new Date(now);
  const day = Math.floor((now - Date.UTC(date.getUTCFullYear(), 0)) / DAY) + 1;
  const parts: [number, number][] = [
    [date.getUTCFullYear() % 10, 1],
    [day, 3],
    [date.getUTCHours(), 2],
    [number % 1_000_000, 6],
  ];
  return parts.map(([part, length]) => String(part).padStart(length, '0')).join('');
}

/** Stores the event for delivery and returns its id. */
function storeEvent(store: Store, order: Order): string {
  const { deliveries } = store;
  const isTaken = (letters: string) => deliveries.table.get(`msg_${letters}`) !== undefined;
  const id = `msg_${store.newId(TOKEN_LETTERS, 24, isTaken)}`;
  deliveries.table.put({ id, body: JSON.stringify(eventOf(order)), attempts: 0 });
  return id;
}

function eventOf({ orderId, gateway, amount, state, settledAt = 0, utr }: Order) {
  return {
    type: `order.${state}`,
    timestamp: new Date(settledAt).toISOString(),
    data: { order_id: orderId, gateway, amount, currency: 'INR', state, ...(utr && { utr }) },
  };
}
