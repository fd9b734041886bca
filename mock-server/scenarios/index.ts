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

/** Situations to test against. Those without data of their own take the data the mock was started with. */
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

/** The scenario of a name; throws a `Problem` that says which there are. */
export function scenarioNamed(name: string): Scenario {
  const scenario = SCENARIOS.find((candidate) => candidate.name === name);
  if (scenario) return scenario;
  const names = SCENARIOS.map((candidate) => candidate.name).join(', ');
  throw wrongField('scenario', `must be one of ${names}, not ${quote(name)}`);
}
