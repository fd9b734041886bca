import { describe, expect, test } from 'vitest';
import { MAX_ADDRESSES } from '../../../mock-server/store/quotas.ts';
import { createCompanions, NOW } from '../support/companions.ts';

const quotaOf = ({ headers }: Response) =>
  ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'].map((name) =>
    headers.get(name),
  );

describe.each(['/platform/api/v1/birds', '/platform/api/v1/calendar'])('%s', (path) => {
  const spendQuota = async (requests = 60) => {
    const mock = createCompanions();
    for (let sent = 0; sent < requests; sent += 1) await mock.sendRequest(`${path}?limit=1`);
    return mock;
  };

  test('counts down from 60 for each request of an address (S17)', async () => {
    const { sendRequest } = createCompanions();
    expect(quotaOf(await sendRequest(path))).toEqual(['60', '59', '60', null]);
    expect(quotaOf(await sendRequest(path))).toEqual(['60', '58', '60', null]);
  });

  test('accepts the 60th request of a minute and rejects the 61st (S17, C3)', async () => {
    const { sendRequest } = await spendQuota(59);
    const last = await sendRequest(path);
    expect([last.status, quotaOf(last)]).toEqual([200, ['60', '0', '60', null]]);
    const refused = await sendRequest(path);
    expect([refused.status, quotaOf(refused)]).toEqual([429, ['60', '0', '60', '60']]);
  });

  test('rejects requests until 59.999 s after the first one, and accepts them at 60 s (S17)', async () => {
    const { sendRequest, time } = await spendQuota();
    time.now = NOW + 59_999;
    const refused = await sendRequest(path);
    expect([refused.status, quotaOf(refused)]).toEqual([429, ['60', '0', '1', '1']]);
    time.now = NOW + 60_000;
    const next = await sendRequest(path);
    expect([next.status, quotaOf(next)]).toEqual([200, ['60', '59', '60', null]]);
  });

  test('counts the minute from the first request, not from the last', async () => {
    const { sendRequest, time } = createCompanions();
    await sendRequest(path);
    time.now = NOW + 30_500;
    expect(quotaOf(await sendRequest(path))).toEqual(['60', '58', '30', null]);
  });

  test('has a separate count for each address, and ignores forwarded addresses (S17)', async () => {
    const { sendRequest } = await spendQuota();
    for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'CF-Connecting-IP']) {
      expect((await sendRequest(path, { headers: { [name]: '203.0.113.7' } })).status, name).toBe(429);
    }
    expect((await sendRequest(path, {}, '203.0.113.7')).status).toBe(200);
  });

  test('counts rejected requests, HEAD and 304, and states the remaining number in each of them', async () => {
    const { sendRequest } = createCompanions();
    const refused = await sendRequest(`${path}?limit=0`);
    expect([refused.status, quotaOf(refused)]).toEqual([422, ['60', '59', '60', null]]);
    const head = await sendRequest(path, { method: 'HEAD' });
    expect([head.status, quotaOf(head)]).toEqual([200, ['60', '58', '60', null]]);
    const known = await sendRequest(path, { headers: { 'If-None-Match': head.headers.get('ETag') ?? '' } });
    expect([known.status, quotaOf(known)]).toEqual([304, ['60', '57', '60', null]]);
  });

  test('does not count preflights', async () => {
    const { send, sendRequest } = createCompanions();
    for (let sent = 0; sent < 61; sent += 1) await send(path, { method: 'OPTIONS' });
    expect((await sendRequest(path)).headers.get('RateLimit-Remaining')).toBe('59');
  });
});

test('birds and calendar have separate quotas (C3)', async () => {
  const { sendRequest } = createCompanions();
  for (let sent = 0; sent < 60; sent += 1) await sendRequest('/platform/api/v1/birds?limit=1');
  expect((await sendRequest('/platform/api/v1/birds')).status).toBe(429);
  expect((await sendRequest('/platform/api/v1/calendar')).status).toBe(200);
});

test('a flood of addresses takes bounded memory, and the latest addresses are still counted (S17)', () => {
  const { app } = createCompanions();
  const { birdRequests: quota } = app.store;
  const use = (address: string, now: number) => app.store.write(() => quota.use(address, now));
  let most = 0;
  for (let at = 0; at < 200_000; at += 1) {
    use(`198.51.100.${at}`, NOW + Math.floor(at / 100));
    most = Math.max(most, quota.table.size);
  }
  expect(most).toBe(MAX_ADDRESSES);
  for (let at = 193_000; at < 200_000; at += 1) {
    expect(use(`198.51.100.${at}`, NOW + 2_000).remaining).toBe(58);
  }
});

test('addresses whose minute has passed are dropped first (S17)', () => {
  const { app } = createCompanions();
  const { birdRequests: quota } = app.store;
  const use = (address: string, now: number) => app.store.write(() => quota.use(address, now));
  for (let at = 0; at < 10; at += 1) use(`old ${at}`, NOW);
  for (let at = 0; at < MAX_ADDRESSES - 10; at += 1) use(`new ${at}`, NOW + 1);
  use('one more', NOW + 60_000);
  expect(quota.table.size).toBe(MAX_ADDRESSES - 9);
  expect(use('new 0', NOW + 60_000).remaining).toBe(58);
});

test('a clock that is set back starts a new minute', () => {
  const { app } = createCompanions();
  const { calendarRequests: quota } = app.store;
  const use = (now: number) => app.store.write(() => quota.use('192.0.2.1', now));
  use(NOW);
  expect(use(NOW - 1)).toEqual({ allowed: true, remaining: 59, resetsIn: 60_000 });
});
