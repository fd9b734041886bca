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

  /** Finds an order by the order number of its merchant. */
  find(gateway: Gateway, merchant: string, orderId: string): Order | undefined {
    return this.table.named(nameOf(gateway, merchant, orderId));
  }

  /**
   * Finds an order by number, of any merchant; an open order takes precedence, since numbers are unique per merchant
   * only.
   */
  ofAnyMerchant(gateway: Gateway, orderId: string): Order | undefined {
    const orders = [...this.table.values()].filter(
      (order) => order.gateway === gateway && order.orderId === orderId,
    );
    return orders.find(({ state }) => state === 'created') ?? orders[0];
  }

  /** Marks an order as paid or failed; `utr` is the reference number of the payment. */
  settle(order: Order, state: OrderOutcome, settledAt: number, utr: string): Order {
    return this.table.put({ ...order, state, settledAt, ...(state === 'paid' && { utr }) });
  }
}

function nameOf(gateway: Gateway, merchant: string, orderId: string): string {
  return JSON.stringify([gateway, merchant, orderId]);
}
