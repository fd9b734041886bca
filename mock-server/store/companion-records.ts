/** What the store holds of the companion hosts. Times are milliseconds since 1970, UTC. */

import type { MESSAGE_TYPES } from '../../src/contract/limits.ts';

/** A short link. */
// Gap: C5
export interface ShortLink {
  code: string;
  /** As the URL standard writes it. */
  url: string;
  /** Empty if none. */
  title: string;
  /** Username. */
  owner: string;
  clicks: number;
  createdAt: number;
  /** None for never. */
  expiresAt?: number;
}

/** What an address has used of a quota. */
export interface QuotaUse {
  address: string;
  used: number;
  /** When the first of these uses was. */
  startedAt: number;
}

/** A message that was taken and is never sent. */
// Gap: C6
export interface Message {
  id: string;
  /** Username. */
  sender: string;
  number: string;
  type: (typeof MESSAGE_TYPES)[number];
  text: string;
  mediaUrl?: string;
  createdAt: number;
}

/** The payment gateways: UPI, and the second one. */
// Gap: C7
export type Gateway = 'upi' | 'wallet';

/** What can become of an order. */
export type OrderOutcome = 'paid' | 'failed';

/** A payment order. */
// Gap: C7
export interface Order {
  /** What its page is found by; nobody can guess it. */
  handle: string;
  gateway: Gateway;
  /** The merchant's token. */
  merchant: string;
  /** The merchant's own number of it. */
  orderId: string;
  /** Rupees, as they were sent. */
  amount: string;
  customerMobile: string;
  redirectUrl: string;
  /** Empty if none. */
  remark: string;
  state: 'created' | OrderOutcome;
  createdAt: number;
  settledAt?: number;
  /** Number of the settled payment, twelve digits; only of a paid order. */
  utr?: string;
}

/** A webhook that has not been delivered yet. */
// Gap: C8
export interface Delivery {
  /** Its `webhook-id`, the same at each attempt. */
  id: string;
  /** JSON, as it is signed and sent. */
  body: string;
  /** Attempts that were begun. */
  attempts: number;
}
