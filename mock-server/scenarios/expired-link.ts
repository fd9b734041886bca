import { DAY } from '../internal/day.ts';
import type { ShortLink } from '../store/companion-records.ts';
import type { Scenario } from './scenario.ts';

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
