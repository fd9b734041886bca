/** Records of the companion hosts. Times are milliseconds since 1970, UTC. */

import type { MESSAGE_TYPES } from '../../src/contract/limits.ts';

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

/** Payment gateways: UPI, and wallet. */
// Gap: C7
export type Gateway = 'upi' | 'wallet';

/** Final states of an order. */
export type OrderOutcome = 'paid' | 'failed';

/** A payment order. */
// Gap: C7
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
