import type { Scenario } from './scenario.ts';

/** For spinners, time limits and impatient people. */
export const slow: Scenario = {
  name: 'slow',
  description: 'every answer of the API takes two seconds; pictures come at once',
  latency: 2_000,
};
