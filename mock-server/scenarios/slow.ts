import type { Scenario } from './scenario.ts';

/** Slow responses, to test loading states and deadlines. */
export const slow: Scenario = {
  name: 'slow',
  description: 'every API response takes two seconds; pictures are not delayed',
  latency: 2_000,
};
