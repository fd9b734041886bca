import type { Scenario } from './scenario.ts';

/**
 * Intermittent failures, to test retries. Each operation counts its own requests, so failures do not depend on the
 * order of operations.
 */
export const flaky: Scenario = {
  name: 'flaky',
  description: 'every third call of each operation of the API answers 503, and so does every third picture',
  faults: (operations) =>
    operations
      .filter(({ path }) => /^\/(api|raw|thumb)\/|^\/cdn\.php$/.test(path))
      .map(({ id }) => ({ operation: id, status: 503, every: 3 })),
};
