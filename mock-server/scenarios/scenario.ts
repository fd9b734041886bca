import type { FaultRule } from '../control/mock-control.ts';
import type { Operation } from '../handlers/operation.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { Store } from '../store/store.ts';

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

/** A situation to test against, by name. The same on every run, but for times: they are counted from the clock's. */
export interface Scenario {
  name: ScenarioName;
  /** One line: what is different. */
  description: string;
  /** Its own data, in place of those the mock started with; `now` is the clock's time. */
  seed?: (now: number) => SeedInput;
  /** What it does to the data, within one transaction. */
  prepare?: (store: Store) => void;
  /** Rules in force, for a platform with these operations. */
  faults?: (operations: readonly Operation[]) => FaultRule[];
  /** Milliseconds before each answer of the API. */
  latency?: number;
}
