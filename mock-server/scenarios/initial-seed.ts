import { readSeed } from '../seed/read-seed.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { Seed } from '../store/records.ts';
import { findScenario } from './index.ts';
import type { Scenario } from './scenario.ts';

/** Options that determine the initial data. */
export interface SeedChoice {
  seed?: SeedInput;
  /** Name of a scenario. */
  scenario?: string;
}

/**
 * The initial data: those of the scenario if it has any, else `seed`; `undefined` without either. `now` is the time
 * of the clock.
 */
export function initialSeed({ seed, scenario }: SeedChoice, now: number): Seed | undefined {
  const own = scenario === undefined ? undefined : scenarioSeed(findScenario(scenario), now);
  return own ?? (seed && readSeed(seed, now));
}

/** The data of a scenario; `undefined` if the scenario has none. */
export function scenarioSeed({ seed }: Scenario, now: number): Seed | undefined {
  return seed && readSeed(seed(now), now);
}
