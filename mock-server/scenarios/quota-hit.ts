import type { Scenario } from './scenario.ts';

/** Client addresses of tests: in process, and by loopback. */
const ADDRESSES = ['local', '127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Exhausted quotas that do not refill: rate limits respond by fault rules, free links and wallets are used up. */
export const quotaHit: Scenario = {
  name: 'quota-hit',
  description:
    'birds and calendar respond with 429 as after 60 requests; free links are used up and all wallets are empty (402)',
  prepare: ({ wallets, freeLinks, now }) => {
    for (const wallet of [...wallets.table.values()]) wallets.table.put({ ...wallet, units: 0 });
    const used = freeLinks.rule.limit;
    for (const address of ADDRESSES) freeLinks.table.put({ address, used, startedAt: now() });
  },
  faults: () => [
    { operation: 'listBirds', status: 429 },
    { operation: 'listCalendarEvents', status: 429 },
  ],
};
