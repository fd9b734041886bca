import type { Scenario } from './scenario.ts';

/** Addresses a test comes from: without network, and by loopback. */
const ADDRESSES = ['local', '127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Nothing is left, and nothing refills while someone looks: the two rates are rules, the rest is spent data. */
export const quotaHit: Scenario = {
  name: 'quota-hit',
  description:
    'birds and calendar answer 429 as after 60 requests; free links are used up and all wallets empty (402)',
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
