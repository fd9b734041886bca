import { quote, wrongField } from '../http/problem.ts';
import { readSeed } from '../seed/read-seed.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { Seed } from '../store/records.ts';
import { hostileMetadata } from './hostile-metadata.ts';
import { huge } from './huge.ts';
import { rtlTitles } from './rtl-titles.ts';
import type { Scenario } from './scenario.ts';
import { empty, expiredLink, flaky, privateAlbum, quotaHit, slow } from './states.ts';

/** All scenarios. Scenarios without data of their own use the initial data of the mock. */
export const SCENARIOS: readonly [Scenario, ...Scenario[]] = [
  empty,
  huge,
  slow,
  flaky,
  quotaHit,
  hostileMetadata,
  rtlTitles,
  privateAlbum,
  expiredLink,
];

/** Returns the scenario of a name; throws a `Problem` that lists the known names. */
export function findScenario(name: string): Scenario {
  const scenario = SCENARIOS.find((candidate) => candidate.name === name);
  if (scenario) return scenario;
  const names = SCENARIOS.map((candidate) => candidate.name).join(', ');
  throw wrongField('scenario', `must be one of ${names}, not ${quote(name)}`);
}

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
