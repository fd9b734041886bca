import { expect, test } from 'vitest';
import { withRecentDays } from '../../../mock-server/seed/recent-days.ts';
import { sampleSeed } from '../../../mock-server/seed/sample.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const [picture] = (await sampleSeed(NOW)).pictures;

test.each([0, 1, 2, 5, 100_000])('of %d views, at most this many are recent', (views) => {
  if (!picture) throw new Error('the sample is empty');
  for (let at = 0; at < 3000; at += 1) {
    const { days = [] } = withRecentDays({ ...picture, slug: `p-${at}`, views, createdAt: 0 }, NOW);
    const recent = days.reduce((sum, day) => sum + day.views, 0);
    expect(recent).toBeLessThanOrEqual(views);
    if (views > 100) return;
  }
});

test('the same picture has the same days at the same distance in time', () => {
  if (!picture) throw new Error('the sample is empty');
  const shifted = (days: number) =>
    withRecentDays({ ...picture, createdAt: 0 }, NOW + days * 86_400_000).days?.map(
      ({ views, referrers }) => ({
        views,
        referrers,
      }),
    );
  expect(shifted(365)).toEqual(shifted(0));
  expect(shifted(0)?.length).toBeGreaterThan(0);
});
