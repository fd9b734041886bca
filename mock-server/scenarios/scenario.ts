import type { FaultRule } from '../control/mock-control.ts';
import type { Operation } from '../handlers/operation.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { Store } from '../store/store.ts';
import type { ScenarioName } from './scenario-name.ts';

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
  faults?: (operations: readonly Operation[]) => FaultRule[];
  /** Milliseconds before each response of the API. */
  latency?: number;
}
