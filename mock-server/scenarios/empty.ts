import type { Scenario } from './scenario.ts';

/** A platform without pictures, albums and links. */
export const empty: Scenario = {
  name: 'empty',
  description: 'accounts and data sets, but no pictures, albums or links',
  seed: () => ({}),
};
