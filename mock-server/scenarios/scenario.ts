import type { OperationId } from '../../src/contract/models.ts';
import type { Address } from '../handlers/operation.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { Store } from '../store/store.ts';

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
  /**
   * Breaks the connection: at once, without running the operation and not beside `status`, or after this many bytes of the
   * response body, that of an error included.
   */
  breaks?: 'at once' | { readonly after: number };
  /** Number of matching requests to skip first. Default: 0. */
  skip?: number;
  /** Number of matching requests to apply to, after the skipped ones. Default: all. */
  first?: number;
  /** Applies to every n-th of these requests only. */
  every?: number;
}

/** A named situation for tests. The same on every run, except for times, which depend on the clock. */
export interface Scenario {
  name: ScenarioName;
  /** One line that describes how the scenario differs from the default. */
  description: string;
  /** Data that replace the initial data; `now` is the time of the clock. */
  seed?: (now: number) => SeedInput;
  /** Modifies the data within one transaction. */
  prepare?: (store: Store) => void;
  /** Fault rules for a platform with these operations. */
  faults?: (operations: readonly Address[]) => FaultRule[];
  /** Milliseconds before each response of the API. */
  latency?: number;
}

/** Names of the scenarios. */
export type ScenarioName =
  | 'empty'
  | 'huge'
  | 'slow'
  | 'flaky'
  | 'quota-hit'
  | 'hostile-metadata'
  | 'rtl-titles'
  | 'private-album'
  | 'expired-link';
