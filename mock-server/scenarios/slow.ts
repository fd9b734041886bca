import type { Scenario } from './scenario.ts';

/** Slow responses, to test loading states and deadlines. */
export const slow: Scenario = {
  name: 'slow',
  description: 'every answer of the API takes two seconds; pictures come at once',
  latency: 2_000,
};
