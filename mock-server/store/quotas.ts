import { RATE_LIMIT, RATE_WINDOW_SECONDS } from '../../src/contract/limits.ts';
import type { QuotaUse } from './companions.ts';
import type { State, Table } from './state.ts';

/** Maximum number of addresses per quota, to bound memory under a flood. */
// Fault: S17
export const MAX_ADDRESSES = 10_000;

/** Number of addresses to evict at once, which keeps a flood cheap. */
const EVICTION_BATCH = 2_500;

/** A limit of uses per address and time window. */
export interface QuotaRule {
  /** Name of the table. */
  name: string;
  limit: number;
  /** Milliseconds from the first use until the quota resets. */
  window: number;
}

const WINDOW = RATE_WINDOW_SECONDS * 1000;

/** Quotas of the platform: requests per minute, and short links that are free of charge. */
// Gap: C3, C5
export const quotaRules = {
  birds: { name: 'birdRequests', limit: RATE_LIMIT, window: WINDOW },
  calendar: { name: 'calendarRequests', limit: RATE_LIMIT, window: WINDOW },
  freeLinks: { name: 'freeLinks', limit: 30, window: Infinity },
} as const satisfies Record<string, QuotaRule>;

/** Quota state of an address. */
export interface QuotaState {
  /** Whether the use was allowed. */
  allowed: boolean;
  remaining: number;
  /** Milliseconds until the quota resets. */
  resetsIn: number;
}

/** Counts the uses of a quota by client address. */
export class Quota {
  readonly rule: QuotaRule;
  readonly table: Table<QuotaUse>;

  constructor(state: State, rule: QuotaRule) {
    this.rule = rule;
    this.table = state.table({ name: rule.name, keyOf: ({ address }) => address });
  }

  /** Counts one use, if the quota is not exhausted. */
  use(address: string, now: number): QuotaState {
    const { limit, window } = this.rule;
    const known = this.table.get(address);
    const current = known && this.#isCurrent(known, now) ? known : { address, used: 0, startedAt: now };
    const resetsIn = current.startedAt + window - now;
    if (current.used >= limit) return { allowed: false, remaining: 0, resetsIn };
    if (!known && this.table.size >= MAX_ADDRESSES) this.#evict(now);
    this.table.put({ ...current, used: current.used + 1 });
    return { allowed: true, remaining: limit - current.used - 1, resetsIn };
  }

  /** Whether the window of an address still applies; after the clock is set back, it no longer does. */
  #isCurrent({ startedAt }: QuotaUse, now: number): boolean {
    return now >= startedAt && now < startedAt + this.rule.window;
  }

  /** Evicts addresses whose window has ended, or else the oldest ones. */
  #evict(now: number): void {
    const uses = [...this.table.values()];
    const over = uses.filter((use) => !this.#isCurrent(use, now));
    const oldest = () => uses.sort((a, b) => a.startedAt - b.startedAt).slice(0, EVICTION_BATCH);
    for (const { address } of over.length > 0 ? over : oldest()) this.table.delete(address);
  }
}
