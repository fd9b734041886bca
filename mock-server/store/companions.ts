import type { MESSAGE_TYPES } from '../../src/contract/limits.ts';
import type { State, Table } from './state.ts';

/** Records of the companion hosts. Times are milliseconds since 1970, UTC. */

/** A short link. */
// Gap: C5
export interface ShortLink {
  code: string;
  /** Target, as serialized by the URL standard. */
  url: string;
  /** Title; empty if none. */
  title: string;
  /** Username of the owner. */
  owner: string;
  clicks: number;
  createdAt: number;
  /** Expiry time of the link; `undefined`: never. */
  expiresAt?: number;
}

/** Uses of a quota by one client address. */
export interface QuotaUse {
  address: string;
  used: number;
  /** Time of the first use in the current window. */
  startedAt: number;
}

/** A message that was accepted; the mock never sends it. */
// Gap: C6
export interface Message {
  id: string;
  /** Username of the sender. */
  sender: string;
  number: string;
  type: (typeof MESSAGE_TYPES)[number];
  text: string;
  mediaUrl?: string;
  createdAt: number;
}

/** The prepaid balance of a user. */
export interface Wallet {
  user: string;
  /** Balance in 1/300 rupee, of which both prices are whole multiples. */
  // Gap: C4
  units: number;
}

/** Payment gateways: UPI, and wallet. */
// Gap: C7
export type Gateway = 'upi' | 'wallet';

/** Final states of an order. */
export type OrderOutcome = 'paid' | 'failed';

/** A payment order. */
export interface Order {
  /** Identifier in the URL of the payment page; cannot be guessed. */
  handle: string;
  gateway: Gateway;
  /** Token of the merchant. */
  merchant: string;
  /** Order number of the merchant. */
  orderId: string;
  /** Amount in rupees, as sent by the merchant. */
  amount: string;
  customerMobile: string;
  redirectUrl: string;
  /** Remark; empty if none. */
  remark: string;
  state: 'created' | OrderOutcome;
  createdAt: number;
  settledAt?: number;
  /** Reference number of the payment, twelve digits; only of a paid order. */
  utr?: string;
}

/** A webhook that is waiting for delivery. */
// Gap: C8
export interface Delivery {
  /** The `webhook-id`, the same for each attempt. */
  id: string;
  /** JSON body, as signed and sent. */
  body: string;
  /** Number of attempts that have started. */
  attempts: number;
}

/** Payment orders of both gateways. */
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

/** Short links by code, case-sensitive. Expired links keep their code. */
export class Links {
  readonly table: Table<ShortLink>;

  constructor(state: State) {
    this.table = state.table({ name: 'links', keyOf: ({ code }) => code });
  }

  /** Counts one click. */
  click(link: ShortLink): ShortLink {
    return this.table.put({ ...link, clicks: link.clicks + 1 });
  }
}

/** Whether a link has expired. */
export function isExpired({ expiresAt }: ShortLink, now: number): boolean {
  return expiresAt !== undefined && now >= expiresAt;
}

/** Webhooks that are waiting for delivery; stored, so that a restart does not lose them. */
export class Deliveries {
  readonly table: Table<Delivery>;

  constructor(state: State) {
    this.table = state.table({ name: 'deliveries', keyOf: ({ id }) => id });
  }

  /** Records the start of an attempt. */
  begin(delivery: Delivery): Delivery {
    return this.table.put({ ...delivery, attempts: delivery.attempts + 1 });
  }
}

/** Fractions of a rupee in which wallets are counted: both prices are whole multiples. */
export const UNITS_PER_RUPEE = 300;

/** Prepaid balances of users. */
export class Wallets {
  readonly table: Table<Wallet>;

  constructor(state: State) {
    this.table = state.table({ name: 'wallets', keyOf: ({ user }) => user });
  }

  /** Balance of a user in units. */
  balance(user: string): number {
    return this.table.get(user)?.units ?? 0;
  }

  /** Deducts units from a wallet; returns false, without a deduction, if the balance is too low. */
  charge(user: string, units: number): boolean {
    const rest = this.balance(user) - units;
    if (rest < 0) return false;
    this.table.put({ user, units: rest });
    return true;
  }
}
