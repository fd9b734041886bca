import { wrongField } from '../http/field-faults.ts';
import { quote } from '../http/problem.ts';
import { empty } from './empty.ts';
import { expiredLink } from './expired-link.ts';
import { flaky } from './flaky.ts';
import { hostileMetadata } from './hostile-metadata.ts';
import { huge } from './huge.ts';
import { privateAlbum } from './private-album.ts';
import { quotaHit } from './quota-hit.ts';
import { rtlTitles } from './rtl-titles.ts';
import type { Scenario } from './scenario.ts';
import { slow } from './slow.ts';

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
