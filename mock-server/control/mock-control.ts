import type { OperationId } from '../../src/contract/models.ts';
import type { ScenarioName } from '../scenarios/scenario.ts';
import type { Gateway } from '../store/companion-records.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { Snapshot } from '../store/state.ts';
import type { TimeInput } from '../http/read-time.ts';

/**
 * What goes wrong with some requests. Rules are tried in the order of adding; the first that applies is used. Each counts
 * the requests that match it for itself, also those that another rule was used for. Preflights never match.
 */
export interface FaultRule {
  /** `operationId` of the contract; every operation if not given. */
  operation?: OperationId;
  /** Answers this error status, 400 to 599, with the contract's error body, in place of asking the operation. */
  status?: number;
  /** Further headers of that answer, such as `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds before the operation is asked, or before the answer in its place; ends early when the client leaves. */
  delay?: number;
  /** Breaks the connection: at once, without asking the operation, or after so many bytes of the answer's body. */
  breaks?: 'at once' | { readonly after: number };
  /** Matching requests that are left alone before the rule begins to apply; 0 if not given. */
  skip?: number;
  /** Matching requests that it can apply to, after those; all if not given. */
  first?: number;
  /** Of the requests it can apply to, every n-th only. */
  every?: number;
}

/** A request that came. Keys and delete tokens are not in it, nor any header or body. */
export interface JournalEntry {
  /** From 1, in the order of the answers. */
  number: number;
  /** Milliseconds since 1970 of the mock's clock, when the answer was ready. */
  time: number;
  method: string;
  /** Without secrets. */
  url: string;
  /** `operationId`; none for paths that are no operation, and for preflights. */
  operation?: string;
  /** 0 if there was no answer: a rule broke the connection, or the client left before. */
  status: number;
  requestId?: string;
}

/** The mock's time. It runs on from whatever it is set to, or stands still. */
export interface VirtualClock {
  /** Milliseconds since 1970. */
  now: () => number;
  readonly isFrozen: boolean;
  /** Milliseconds since 1970, a Date or an ISO 8601 text with its zone. A frozen clock stays frozen. */
  set: (time: TimeInput) => void;
  /** Moves forward by milliseconds. */
  advance: (milliseconds: number) => void;
  /** Stands still from now on. */
  freeze: () => void;
  /** Runs on from where it stands. */
  run: () => void;
  /** Back to the time of the clock that the mock was started with, running. */
  release: () => void;
}

/** The rules in force. Wrong ones throw an error that names what would be right. */
export interface FaultControl {
  /** Adds a rule and returns what takes it away. */
  add: (rule: FaultRule) => () => void;
  list: () => readonly FaultRule[];
  clear: () => void;
}

/** Everything a test can do to a mock besides asking it. */
export interface MockControl {
  /** Back to what it started with: data, rules, clock and journal, and what single requests did to scenarios. */
  reset: () => Promise<void>;
  /** Makes the data what plain objects say, until the next reset; rules and latency as without a scenario. */
  seed: (input: SeedInput) => Promise<void>;
  /** All data, as they are now; ids that are given next are part of them. */
  snapshot: () => Snapshot;
  /** Makes the data what they were; takes snapshots of this mock alone, and no copies of them. */
  restore: (snapshot: Snapshot) => void;
  /** Makes data, rules and latency those of a named scenario; `SCENARIOS` lists them. */
  scenario: (name: ScenarioName) => Promise<void>;
  faults: FaultControl;
  clock: VirtualClock;
  /** The latest 1,000 requests to the platform, oldest first. */
  journal: {
    list: () => readonly JournalEntry[];
    clear: () => void;
  };
  orders: {
    /** Plays the payer: the order is paid, and the webhook says so. Resolves once that has been delivered or given up. */
    pay: (gateway: Gateway, orderId: string) => Promise<void>;
    /** The payment fails, and the webhook says so. */
    fail: (gateway: Gateway, orderId: string) => Promise<void>;
  };
}
