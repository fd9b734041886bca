import type { Scenario } from './scenario.ts';

/** For retries: each operation counts for itself, so what fails does not hang on the order of others. */
export const flaky: Scenario = {
  name: 'flaky',
  description: 'every third call of each operation of the API answers 503, and so does every third picture',
  faults: (operations) =>
    operations
      .filter(({ path }) => /^\/(api|raw|thumb)\/|^\/cdn\.php$/.test(path))
      .map(({ id }) => ({ operation: id, status: 503, every: 3 })),
};
