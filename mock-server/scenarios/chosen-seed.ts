import { readSeed } from '../seed/read-seed.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { Seed } from '../store/records.ts';
import { scenarioNamed } from './index.ts';
import type { Scenario } from './scenario.ts';

/** What says which data to start with. */
export interface SeedChoice {
  seed?: SeedInput;
  /** Name of a scenario. */
  scenario?: string;
}

/** The data to start with: the scenario's own, else `seed`; none if neither says any. `now` is the clock's time. */
export function chosenSeed({ seed, scenario }: SeedChoice, now: number): Seed | undefined {
  const own = scenario === undefined ? undefined : scenarioSeed(scenarioNamed(scenario), now);
  return own ?? (seed && readSeed(seed, now));
}

/** The scenario's own data, if it has some. */
export function scenarioSeed({ seed }: Scenario, now: number): Seed | undefined {
  return seed && readSeed(seed(now), now);
}
