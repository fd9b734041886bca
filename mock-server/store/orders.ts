import type { Gateway, Order, OrderOutcome } from './companion-records.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** Payment orders of both gateways. */
// Gap: C7
export class Orders {
  readonly table: Table<Order>;

  constructor(state: State) {
    this.table = state.table({
      name: 'orders',
      keyOf: ({ handle }) => handle,
      nameOf: ({ gateway, merchant, orderId }) => nameOf(gateway, merchant, orderId),
    });
  }

  /** A merchant's order by its own number. */
  find(gateway: Gateway, merchant: string, orderId: string): Order | undefined {
    return this.table.named(nameOf(gateway, merchant, orderId));
  }

  /** The order of this number that waits to be paid; if none does, one that did. Merchants number for themselves. */
  ofAnyMerchant(gateway: Gateway, orderId: string): Order | undefined {
    const orders = [...this.table.values()].filter(
      (order) => order.gateway === gateway && order.orderId === orderId,
    );
    return orders.find(({ state }) => state === 'created') ?? orders[0];
  }

  /** The order, paid or failed from now on; `utr` is the payment's number. */
  settle(order: Order, state: OrderOutcome, settledAt: number, utr: string): Order {
    return this.table.put({ ...order, state, settledAt, ...(state === 'paid' && { utr }) });
  }
}

function nameOf(gateway: Gateway, merchant: string, orderId: string): string {
  return JSON.stringify([gateway, merchant, orderId]);
}
