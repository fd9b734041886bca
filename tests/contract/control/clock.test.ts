import { expect, test } from 'vitest';
import { createMockFetch, type MockFetch } from '../../../mock-server/fetch.ts';
import type { Analytics, Ping, Single } from '../../../src/contract/models.ts';
import { bodyOf, key } from '../support/mock.ts';

const NOON = Date.UTC(2026, 11, 1, 12);

/** A mock whose clock moves only when the test sets it. */
const mockAt = (seed = {}) => {
  const base = { now: NOON };
  return { mock: createMockFetch({ seed, clock: () => base.now }), base };
};

const timeOf = async (mock: MockFetch) => (await bodyOf<Single<Ping>>(await mock('/api/v1/ping'))).data.time;

test('the clock continues from the time it is set to', async () => {
  const { mock, base } = mockAt();
  const { clock } = mock.control;
  clock.set('2030-06-01T08:00:00+02:00');
  base.now += 5_000;
  expect(await timeOf(mock)).toBe('2030-06-01 06:00:05');
  clock.advance(60_000);
  expect(clock.now()).toBe(Date.UTC(2030, 5, 1, 6, 1, 5));
});

test('a request that sets and freezes the clock sets exactly the given time, however fast time passes', async () => {
  let now = NOON;
  const mock = createMockFetch({ clock: () => (now += 1_000) });
  const response = await mock('/__pix__/clock', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ time: '2030-01-01T00:00:00Z', advance: 500, frozen: true }),
  });
  const { data } = await bodyOf<Single<{ time: string; frozen: boolean }>>(response);
  expect(data).toMatchObject({ time: '2030-01-01T00:00:00.500Z', frozen: true });
});

test('a frozen clock moves only when it is set, and continues from there', () => {
  const { mock, base } = mockAt();
  const { clock } = mock.control;
  clock.freeze();
  base.now += 5_000;
  expect([clock.now(), clock.isFrozen]).toEqual([NOON, true]);
  clock.advance(1_000);
  clock.set(new Date(clock.now() + 1_000));
  expect([clock.now(), clock.isFrozen]).toEqual([NOON + 2_000, true]);
  clock.run();
  base.now += 10;
  expect([clock.now(), clock.isFrozen]).toEqual([NOON + 2_010, false]);
  clock.release();
  expect(clock.now()).toBe(base.now);
});

test.each<[unknown, string]>([
  ['2026-12-01T00:00:00', 'time must be a time from 1970 to 9999'],
  ['2026-02-30T00:00:00Z', 'time must be a time from 1970 to 9999'],
  ['tomorrow', 'not "tomorrow"'],
  ['2026-13-01', 'not "2026-13-01"'],
  [NaN, 'time must be'],
  [-1, 'time must be'],
  [8e15, 'time must be'],
  [new Date('x'), 'time must be'],
])('an invalid time is rejected: %s', (time, message) => {
  const { clock } = mockAt().mock.control;
  expect(() => clock.set(time as string)).toThrow(message);
  expect(clock.now()).toBe(NOON);
});

test('it can be advanced only forward, and not beyond the year 9999', () => {
  const { clock } = mockAt().mock.control;
  expect(() => clock.advance(-1)).toThrow('advance must be 0 or more');
  expect(() => clock.advance(1e16)).toThrow('advance must not lead beyond the year 9999');
  expect(clock.now()).toBe(NOON);
});

test('the expiry of short links follows it', async () => {
  const { mock } = mockAt({
    links: [{ code: 'soon', url: 'https://example.org/', expiresAt: NOON + 1_000 }],
  });
  const status = async () => (await mock('/platform/s/soon')).status;
  expect(await status()).toBe(307);
  mock.control.clock.advance(1_000);
  expect(await status()).toBe(410);
});

test('days of analytics follow it', async () => {
  const { mock } = mockAt({ pictures: [{ slug: 'a' }] });
  await mock('/api/v1/images/a');
  mock.control.clock.advance(86_400_000);
  await mock('/api/v1/images/a');
  await mock('/api/v1/images/a');
  const { data } = await bodyOf<Single<Analytics>>(await mock('/api/v1/images/a/analytics', key('owner')));
  expect(data.views.slice(-3)).toEqual([
    { date: '2026-11-30', views: 0 },
    { date: '2026-12-01', views: 1 },
    { date: '2026-12-02', views: 2 },
  ]);
});

test('the refill of quotas follows it', async () => {
  const { mock } = mockAt();
  const sendRequest = () => mock('/platform/api/v1/birds?limit=1');
  for (let at = 0; at < 60; at += 1) expect((await sendRequest()).status).toBe(200);
  expect((await sendRequest()).status).toBe(429);
  mock.control.clock.advance(60_000);
  expect((await sendRequest()).status).toBe(200);
});

test('a clock that runs past the year 9999 stops at its end, and timestamps keep their format', async () => {
  const mock = createMockFetch({ seed: {}, clock: () => Date.UTC(9999, 11, 31, 23, 59, 59) });
  mock.control.clock.freeze();
  const { data } = await bodyOf<{ data: { time: string } }>(await mock('/api/v1/ping'));
  expect(data.time).toBe('9999-12-31 23:59:59');
  const far = createMockFetch({ seed: {}, clock: () => Date.UTC(12_000, 0, 1) });
  const later = await bodyOf<{ data: { time: string } }>(await far('/api/v1/ping'));
  expect(later.data.time).toBe('9999-12-31 23:59:59');
});
