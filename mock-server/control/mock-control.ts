import type { OperationId } from '../../src/contract/models.ts';
import type { ScenarioName } from '../scenarios/scenario-name.ts';
import type { Gateway } from '../store/companion-records.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { Snapshot } from '../store/state.ts';
import type { TimeInput } from '../http/read-time.ts';

/**
 * A fault to inject into matching requests. Rules are tried in the order in which they were added; the first one that
 * applies wins. Each rule counts its own matching requests, including those that another rule was applied to.
 * Preflights never match.
 */
export interface FaultRule {
  /** `operationId` of the contract. Default: every operation except `getScript` and `getScriptChunk`. */
  operation?: OperationId;
  /** Error status, 400 to 599, with the contract's error body; the operation does not run. */
  status?: number;
  /** Additional headers of the error response, such as `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds before the operation runs or the error is sent; ends early when the client disconnects. */
  delay?: number;
  /** Breaks the connection: at once, without running the operation, or after this many bytes of the response body. */
  breaks?: 'at once' | { readonly after: number };
  /** Number of matching requests to skip first. Default: 0. */
  skip?: number;
  /** Number of matching requests to apply to, after the skipped ones. Default: all. */
  first?: number;
  /** Applies to every n-th of these requests only. */
  every?: number;
}

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
  /** Restores the initial data, fault rules, clock and journal, also of scenarios that single requests have named. */
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
