import type { Scenario } from './scenario.ts';

/**
 * Intermittent failures, to test retries. Each operation counts its own requests, so failures do not depend on the
 * order of operations.
 */
export const flaky: Scenario = {
  name: 'flaky',
  description: 'every third request of each API operation and every third picture fails with 503',
  faults: (operations) =>
    operations
      .filter(({ path }) => /^\/(api|raw|thumb)\/|^\/cdn\.php$/.test(path))
      .map(({ id }) => ({ operation: id, status: 503, every: 3 })),
};
