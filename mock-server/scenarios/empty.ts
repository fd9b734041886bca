import type { Scenario } from './scenario.ts';

/** Where every platform begins. */
export const empty: Scenario = {
  name: 'empty',
  description: 'accounts and data sets, but no pictures, albums or links',
  seed: () => ({}),
};
