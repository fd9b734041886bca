import type { OperationId } from '../../src/contract/models.ts';
import { DAY } from '../internal/day.ts';
import type { ShortLink } from '../store/companions.ts';
import type { Scenario } from './scenario.ts';

/** A platform without pictures, albums and links. */
export const empty: Scenario = {
  name: 'empty',
  description: 'accounts and data sets, but no pictures, albums or links',
  seed: () => ({}),
};

/** Public and private albums and unlisted pictures, to test access by token, by id, with and without a key. */
// Gap: A3, I8
export const privateAlbum: Scenario = {
  name: 'private-album',
  description:
    'album "Drafts" (id 2, token privatedraft) of the user owner is private, "Finished" (id 1, token openfinished) public; ' +
    'pictures draft-1 to draft-3 are unlisted, finished-1 to finished-3 public',
  seed: () => ({
    pictures: ['finished', 'draft'].flatMap((kind) =>
      [1, 2, 3].map((number) => ({
        slug: `${kind}-${number}`,
        title: `${kind === 'draft' ? 'Draft' : 'Finished'} ${number}`,
        category: 'Studies',
        isPublic: kind === 'finished',
      })),
    ),
    albums: [
      {
        title: 'Finished',
        token: 'openfinished',
        description: 'For everyone.',
        pictures: ['finished-1', 'finished-2', 'finished-3'],
      },
      {
        title: 'Drafts',
        token: 'privatedraft',
        description: 'For those who have the token.',
        isPublic: false,
        pictures: ['draft-1', 'draft-2', 'draft-3', 'finished-1'],
      },
    ],
  }),
};

/** Short links that have expired (410), never expire (307), or expire after a day of the mock's clock. */
export const expiredLink: Scenario = {
  name: 'expired-link',
  description:
    'short links of the user owner: "expired" since yesterday (410), "live" for one more day, "forever"',
  prepare: ({ links, now }) => {
    const link = (code: string, days?: number): ShortLink => ({
      code,
      url: `https://example.org/${code}`,
      title: code,
      owner: 'owner',
      clicks: 3,
      createdAt: now() - 7 * DAY,
      ...(days !== undefined && { expiresAt: now() + days * DAY }),
    });
    for (const row of [link('expired', -1), link('live', 1), link('forever')]) links.table.put(row);
  },
};

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
      .map(({ id }) => ({ operation: id as OperationId, status: 503, every: 3 })),
};

/** Slow responses, to test loading states and deadlines. */
export const slow: Scenario = {
  name: 'slow',
  description: 'every API response takes two seconds; pictures are not delayed',
  latency: 2_000,
};
