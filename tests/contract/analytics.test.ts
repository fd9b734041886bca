import { expect, test } from 'vitest';
import type { MockFetch } from '../../mock-server/fetch.ts';
import type { DayViews } from '../../mock-server/store/records.ts';
import { sampleSeed } from '../../mock-server/seed/sample.ts';
import { sendRequest, bodyOf, createMock, key, seed } from './support/mock.ts';
import { statusOf } from './support/uploads.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const path = '/api/v1/images/low-tide-early-light';

interface Analytics {
  image: { id: number; slug: string };
  period: { from: string; to: string };
  total_views: number;
  views: { date: string; views: number }[];
  referrers: { host: string; views: number }[];
}

const read = async (mock: MockFetch) =>
  (await bodyOf<{ data: Analytics }>(await sendRequest(mock, `${path}/analytics`, key('owner')))).data;

/** A mock with one picture and these days, and a settable clock. */
const mockOf = (days: DayViews[] = []) => {
  const picture = seed.pictures.find(({ slug }) => slug === 'low-tide-early-light');
  if (!picture) throw new Error('the sample has changed');
  const clock = { now: NOON };
  const pictures = [{ ...picture, days }];
  return { clock, mock: createMock({ seed: { ...seed, albums: [], pictures }, clock: () => clock.now }) };
};

const view = async (mock: MockFetch, referrer?: string) => {
  await sendRequest(mock, path, referrer === undefined ? {} : { headers: { Referer: referrer } });
};

test.each([
  ['owner', 200],
  ['other', 403],
  ['admin', 403],
  ['revoked', 401],
  ['unknown', 401],
])('for %s: %i (S13)', async (user, status) => {
  expect(await statusOf(createMock(), `${path}/analytics`, key(user))).toBe(status);
});

test('without a key they are a 401, and for an unknown picture a 404', async () => {
  expect(await statusOf(createMock(), `${path}/analytics`)).toBe(401);
  expect(await statusOf(createMock(), '/api/v1/images/nothing/analytics')).toBe(401);
  expect(await statusOf(createMock(), '/api/v1/images/nothing/analytics', key('owner'))).toBe(404);
});

test('thirty days, the oldest first, including today and days without views (I13)', async () => {
  const { mock } = mockOf([{ day: '2026-11-18', views: 4, referrers: {} }]);
  const { image, period, views, total_views, referrers } = await read(mock);
  expect(image).toEqual({ id: 1, slug: 'low-tide-early-light' });
  expect(period).toEqual({ from: '2026-10-22', to: '2026-11-20' });
  const dates = Array.from({ length: 30 }, (_, at) =>
    new Date(NOON - (29 - at) * DAY).toISOString().slice(0, 10),
  );
  expect(views.map(({ date }) => date)).toEqual(dates);
  expect(views.filter((entry) => entry.views > 0)).toEqual([{ date: '2026-11-18', views: 4 }]);
  expect([total_views, referrers]).toEqual([4, []]);
});

test('a day is included, with its referrers, until it is 30 days old', async () => {
  const { mock, clock } = mockOf([{ day: '2026-11-20', views: 4, referrers: { 'blog.example': 3 } }]);
  clock.now = NOON + 29 * DAY;
  expect(await read(mock)).toMatchObject({ total_views: 4, referrers: [{ host: 'blog.example', views: 3 }] });
  clock.now = NOON + 30 * DAY;
  expect(await read(mock)).toMatchObject({ total_views: 0, referrers: [] });
});

test('a view counts on its day in UTC', async () => {
  const { mock, clock } = mockOf();
  clock.now = Date.UTC(2026, 10, 20, 23, 59, 59, 999);
  await view(mock);
  clock.now += 1;
  await view(mock);
  await view(mock);
  expect((await read(mock)).views.slice(-2)).toEqual([
    { date: '2026-11-20', views: 1 },
    { date: '2026-11-21', views: 2 },
  ]);
});

test('only a GET of the record is a view, unlike HEAD, a list, a page, a file or a change', async () => {
  const { mock } = mockOf();
  await sendRequest(mock, path, { method: 'HEAD' });
  for (const other of [
    ...['/api/v1/images', '/raw/low-tide-early-light.svg', '/thumb/low-tide-early-light.svg'],
    ...['/i/low-tide-early-light', '/cdn.php?id=low-tide-early-light', '/api/v1/images/nothing'],
  ]) {
    await sendRequest(mock, other, { headers: { Referer: 'https://blog.example/' } });
  }
  expect(await read(mock)).toMatchObject({ total_views: 0, referrers: [] });
  await view(mock, 'https://blog.example/');
  expect(await read(mock)).toMatchObject({ total_views: 1, referrers: [{ host: 'blog.example', views: 1 }] });
});

test('referrers are the ten hosts with the most views over all days, equal ones sorted by name (I13)', async () => {
  const referrers = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`h${at}.example`, at]));
  const { mock } = mockOf([
    { day: '2026-11-18', views: 90, referrers: { ...referrers, 'h1.example': 20 } },
    { day: '2026-11-19', views: 90, referrers: { 'a.example': 11, 'h2.example': 9 } },
  ]);
  expect((await read(mock)).referrers).toEqual(
    [
      ...[['h1.example', 20] as const, ['a.example', 11] as const, ['h11.example', 11] as const],
      ...[['h2.example', 11] as const, ['h10.example', 10] as const, ['h9.example', 9] as const],
      ...[['h8.example', 8] as const, ['h7.example', 7] as const, ['h6.example', 6] as const],
      ['h5.example', 5] as const,
    ].map(([host, views]) => ({ host, views })),
  );
});

test.each([
  ['https://blog.example/a/b?c=d#e', 'blog.example'],
  ['https://Blog.Example', 'blog.example'],
  ['http://user:secret@blog.example:8080/', 'blog.example:8080'],
  ['https://__proto__/', '__proto__'],
  ['data:text/html,x', undefined],
  ['javascript:alert(1)', undefined],
  ['blog.example', undefined],
  [`https://${'a'.repeat(300)}.example/`, undefined],
])('only the host of the referrer %j is kept: %s (S26)', async (referrer, host) => {
  const { mock } = mockOf();
  await view(mock, referrer);
  const { total_views, referrers } = await read(mock);
  expect([total_views, referrers]).toEqual([1, host === undefined ? [] : [{ host, views: 1 }]]);
});

test('of many referrers, fifty hosts a day are kept, but every view counts (S26)', async () => {
  const days = [{ day: '2026-11-20', views: 49, referrers: {} as Record<string, number> }];
  for (let at = 0; at < 49; at++) Object.assign(days[0]?.referrers ?? {}, { [`h${at}.example`]: 2 });
  const { mock } = mockOf(days);
  for (const host of [
    'last.example',
    ...Array<string>(4).fill('late.example'),
    'last.example',
    'last.example',
  ])
    await view(mock, `https://${host}/`);
  const { total_views, referrers } = await read(mock);
  expect([total_views, referrers[0]]).toEqual([56, { host: 'last.example', views: 3 }]);
  expect(referrers.map(({ host }) => host)).not.toContain('late.example');
});

test('none of fifty concurrent views is lost (S16)', async () => {
  const { mock } = mockOf();
  await Promise.all(Array.from({ length: 50 }, () => view(mock, 'https://blog.example/')));
  expect(await read(mock)).toMatchObject({
    total_views: 50,
    referrers: [{ host: 'blog.example', views: 50 }],
  });
});

test('the sample has recent days as part of its views, at any time of drawing', async () => {
  for (const now of [NOON, NOON + 400 * DAY]) {
    const { pictures } = await sampleSeed(now);
    const counts = pictures.map(({ days = [] }) => days.reduce((sum, { views }) => sum + views, 0));
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(pictures.length / 2);
    for (const [at, { views, days = [], createdAt }] of pictures.entries()) {
      expect(counts[at]).toBeLessThanOrEqual(views);
      for (const { day, views: ofDay, referrers } of days) {
        expect(Date.parse(day)).toBeGreaterThan(Math.max(createdAt, now - 30 * DAY) - DAY);
        expect(Date.parse(day)).toBeLessThanOrEqual(now);
        const linked = Object.values(referrers).reduce((sum, count) => sum + count, 0);
        expect(linked).toBeLessThanOrEqual(ofDay);
        for (const host of Object.keys(referrers)) expect(host).toMatch(/\.example$/);
      }
    }
    const again = (await sampleSeed(now)).pictures;
    expect(again.map(({ days }) => days)).toEqual(pictures.map(({ days }) => days));
  }
});
