import { createOperations } from '../handlers/index.ts';
import type { Operation, AppContext } from '../handlers/operation.ts';
import { createRouter, type Router } from '../handlers/router.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Snapshot } from '../store/state.ts';
import { FaultRules } from './fault-rules.ts';

/** An app context with its operations, fault rules and latency. */
export interface Environment {
  readonly app: AppContext;
  readonly operations: readonly Operation[];
  readonly route: Router;
  readonly faults: FaultRules;
  /** Milliseconds before each API response. */
  latency: number;
  /** The scenario loaded last. */
  scenario: Scenario | undefined;
}

/** Creates an environment without fault rules. */
export function createEnvironment(app: AppContext): Environment {
  const operations = createOperations(app);
  return {
    app,
    operations,
    route: createRouter(app, operations),
    faults: new FaultRules(operations.map(({ id }) => id)),
    latency: 0,
    scenario: undefined,
  };
}

/** Data and scenario to load into an environment. */
export interface EnvironmentSetup {
  scenario: Scenario | undefined;
  /** Data before the scenario's changes. */
  data: Snapshot;
  /** Latency in milliseconds if the scenario has none. */
  latency: number;
}

/** Loads data, fault rules and latency into an environment. */
export function setUpEnvironment(
  environment: Environment,
  { scenario, data, latency }: EnvironmentSetup,
): void {
  const { store } = environment.app;
  store.write(() => {
    store.state.restore(data);
    scenario?.prepare?.(store);
  });
  applyScenario(environment, scenario, latency);
}

/** Applies the fault rules and latency of a scenario. */
export function applyScenario(
  environment: Environment,
  scenario: Scenario | undefined,
  latency: number,
): void {
  environment.faults.clear();
  for (const rule of scenario?.faults?.(environment.operations) ?? []) environment.faults.add(rule);
  environment.latency = scenario?.latency ?? latency;
  environment.scenario = scenario;
}

/** A view of the environment at another time, for one request. */
export function environmentAt(environment: Environment, now: number): Environment {
  const app = { ...environment.app, store: environment.app.store.at(() => now) };
  return { ...environment, app, route: createRouter(app, createOperations(app)) };
}
