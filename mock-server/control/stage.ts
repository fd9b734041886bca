import { createOperations } from '../handlers/index.ts';
import type { Operation, Platform } from '../handlers/operation.ts';
import { createRouter, type Router } from '../handlers/router.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Snapshot } from '../store/state.ts';
import { FaultRules } from './fault-rules.ts';

/** A platform with the rules in force on it. */
export interface Stage {
  readonly platform: Platform;
  readonly operations: readonly Operation[];
  readonly route: Router;
  readonly faults: FaultRules;
  /** Milliseconds before each answer of the API. */
  latency: number;
  /** The scenario it was last set for. */
  scenario: Scenario | undefined;
}

/** A stage without rules over a platform. */
export function createStage(platform: Platform): Stage {
  const operations = createOperations(platform);
  return {
    platform,
    operations,
    route: createRouter(platform, operations),
    faults: new FaultRules(operations.map(({ id }) => id)),
    latency: 0,
    scenario: undefined,
  };
}

/** What a stage is set for. */
export interface Scene {
  scenario: Scenario | undefined;
  /** The data before the scenario changes them. */
  data: Snapshot;
  /** Where the scenario says nothing about it. */
  latency: number;
}

/** Makes data, rules and latency of a stage what a scene says. */
export function setScene(stage: Stage, { scenario, data, latency }: Scene): void {
  const { store } = stage.platform;
  store.write(() => {
    store.state.restore(data);
    scenario?.prepare?.(store);
  });
  setRules(stage, scenario, latency);
}

/** The same of rules and latency alone. */
export function setRules(stage: Stage, scenario: Scenario | undefined, latency: number): void {
  stage.faults.clear();
  for (const rule of scenario?.faults?.(stage.operations) ?? []) stage.faults.add(rule);
  stage.latency = scenario?.latency ?? latency;
  stage.scenario = scenario;
}

/** The stage as one request sees it that wants to be answered at another time. */
export function stageAt(stage: Stage, now: number): Stage {
  const platform = { ...stage.platform, store: stage.platform.store.at(() => now) };
  return { ...stage, platform, route: createRouter(platform, createOperations(platform)) };
}
