import { type Problem, wrongField } from '../http/problem.ts';
import { END_OF_TIME, readTime, type TimeInput } from '../http/read-time.ts';
import { redactSecrets } from '../http/request-headers.ts';
import { findScenario } from '../scenarios/index.ts';
import type { FaultRule, ScenarioName } from '../scenarios/scenario.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { Gateway, OrderOutcome } from '../store/companions.ts';
import type { Snapshot } from '../store/state.ts';
import type { Clock } from '../store/store.ts';
import { settleOrder } from '../webhooks/settle-order.ts';
import type { Environments } from './environments.ts';

/** A recorded request, without keys, delete tokens, headers and body. */
export interface JournalEntry {
  /** Sequence number from 1, in the order of the responses. */
  number: number;
  /** Time of the response by the mock's clock, in milliseconds since 1970. */
  time: number;
  method: string;
  /** URL with secrets redacted. */
  url: string;
  /** `operationId`; missing for unknown paths and preflights. */
  operation?: string;
  /** Status of the response; 0 if a rule broke the connection or the client disconnected first. */
  status: number;
  requestId?: string;
}

/** The mock's clock. It continues from the time it is set to, unless it is frozen. */
export interface VirtualClock {
  /** The current time in milliseconds since 1970. */
  now: () => number;
  readonly isFrozen: boolean;
  /** Sets the time: milliseconds since 1970, a Date or an ISO 8601 text with time zone. A frozen clock stays frozen. */
  set: (time: TimeInput) => void;
  /** Advances the time by milliseconds. */
  advance: (milliseconds: number) => void;
  /** Stops the clock. */
  freeze: () => void;
  /** Resumes a frozen clock from its current time. */
  run: () => void;
  /** Returns to the time of the option `clock`, running. */
  release: () => void;
}

/** The active fault rules. Invalid rules throw an error that states the valid values. */
export interface FaultControl {
  /** Adds a rule and returns a function that removes it. */
  add: (rule: FaultRule) => () => void;
  list: () => readonly FaultRule[];
  clear: () => void;
}

/** Controls a mock: data, faults, clock, journal and orders. */
export interface MockControl {
  /**
   * Restores the initial data, fault rules, clock and journal, also of scenarios that single requests have named. Requests
   * that are still in flight get their responses, but change nothing and are not recorded.
   */
  reset: () => Promise<void>;
  /** Replaces the data by plain objects until the next reset; fault rules and latency as without a scenario. */
  seed: (input: SeedInput) => Promise<void>;
  /** Takes a snapshot of all data, including the next ids. */
  snapshot: () => Snapshot;
  /** Restores a snapshot; accepts only snapshots that this mock returned, not copies. */
  restore: (snapshot: Snapshot) => void;
  /** Loads the data, fault rules and latency of a scenario. `SCENARIOS` lists all names. */
  scenario: (name: ScenarioName) => Promise<void>;
  faults: FaultControl;
  clock: VirtualClock;
  /** The latest 1,000 requests to the platform, oldest first. */
  journal: {
    list: () => readonly JournalEntry[];
    clear: () => void;
  };
  orders: {
    /** Simulates a successful payment and sends the webhook. Resolves once the webhook was delivered or given up. */
    pay: (gateway: Gateway, orderId: string) => Promise<void>;
    /** Simulates a failed payment and sends the webhook. */
    fail: (gateway: Gateway, orderId: string) => Promise<void>;
  };
}

/** Parts of a mock that its control changes. */
export interface ControlParts {
  environments: Environments;
  clock: VirtualClock;
  journal: RequestJournal;
}

/** Creates the control of a mock, for code in the same process. */
export function createControl({ environments, clock, journal }: ControlParts): MockControl {
  const { app, faults } = environments.main;
  const { state } = app.store;
  const snapshots = new WeakSet<Snapshot>();
  const settle = async (gateway: Gateway, orderId: string, outcome: OrderOutcome) => {
    await settleOrder(app, gateway, orderId, outcome).delivery;
  };
  return {
    reset: () => {
      clock.release();
      environments.reset();
      journal.clear();
      return Promise.resolve();
    },
    seed: (input) => environments.seed(input),
    snapshot: () => {
      app.files.retainReleased();
      const snapshot = state.snapshot();
      snapshots.add(snapshot);
      return snapshot;
    },
    restore: (snapshot) => {
      if (!snapshots.has(snapshot)) throw foreignSnapshot();
      state.restore(snapshot);
    },
    scenario: async (name) => environments.loadScenario(findScenario(name)),
    faults: {
      add: (rule) => faults.add(rule),
      list: () => faults.list(),
      clear: () => faults.clear(),
    },
    clock,
    journal: { list: () => journal.list(), clear: () => journal.clear() },
    orders: {
      pay: (gateway, orderId) => settle(gateway, orderId, 'paid'),
      fail: (gateway, orderId) => settle(gateway, orderId, 'failed'),
    },
  };
}

/** Refuses copies of snapshots: they lack the pictures' bytes and may be incomplete. */
function foreignSnapshot(): Problem {
  return wrongField('snapshot', 'must be the object that snapshot() of this mock returned, not a copy');
}

/** Maximum number of entries; the oldest are dropped. */
export const MAX_ENTRIES = 1_000;

/** Maximum length of a URL; longer ones are truncated. */
const MAX_URL = 2_000;

/** Ring buffer of the latest requests. */
export class RequestJournal {
  #entries: JournalEntry[] = [];
  #last = 0;

  /** Records a request with the secrets of its URL redacted. */
  add({ url, ...entry }: Omit<JournalEntry, 'number' | 'url'> & { url: URL }): void {
    this.#last += 1;
    this.#entries.push(Object.freeze({ number: this.#last, ...entry, url: shown(url) }));
    if (this.#entries.length > MAX_ENTRIES) this.#entries.shift();
  }

  list(): readonly JournalEntry[] {
    return [...this.#entries];
  }

  /** Removes all entries and restarts numbering at 1. */
  clear(): void {
    this.#entries = [];
    this.#last = 0;
  }
}

function shown({ origin, pathname, search }: URL): string {
  const url = redactSecrets(origin + pathname + search);
  return url.length > MAX_URL ? `${url.slice(0, MAX_URL)}…` : url;
}

/** Creates a clock that follows `base` until it is set, advanced or frozen. */
export function createVirtualClock(base: Clock): VirtualClock {
  let ahead = 0;
  let frozenAt: number | undefined;
  const now = () => Math.min(frozenAt ?? base() + ahead, END_OF_TIME - 1);
  const moveTo = (time: number) => {
    if (frozenAt === undefined) ahead = time - base();
    else frozenAt = time;
  };
  return {
    now,
    get isFrozen() {
      return frozenAt !== undefined;
    },
    set: (time) => moveTo(readTime(time)),
    advance: (milliseconds) => {
      if (!(milliseconds >= 0))
        throw wrongField('advance', `must be 0 or more milliseconds, not ${milliseconds}`);
      const time = now() + milliseconds;
      if (time >= END_OF_TIME)
        throw wrongField('advance', `must not lead beyond the year 9999, as ${milliseconds} milliseconds do`);
      moveTo(time);
    },
    freeze: () => {
      frozenAt = now();
    },
    run: () => {
      const time = now();
      frozenAt = undefined;
      moveTo(time);
    },
    release: () => {
      ahead = 0;
      frozenAt = undefined;
    },
  };
}
