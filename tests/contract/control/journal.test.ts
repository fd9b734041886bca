import { expect, test } from 'vitest';
import { createMockFetch } from '../../../mock-server/fetch.ts';

const NOON = Date.UTC(2026, 11, 1, 12);
const seed = { pictures: [{ slug: 'a', deleteToken: 'very-secret' }] };

test('each request to the platform is recorded, in the order of the responses', async () => {
  const mock = createMockFetch({ seed, clock: () => NOON });
  mock.control.faults.add({ operation: 'getStats', breaks: 'at once' });
  const ping = await mock('/api/v1/ping?x=1', { method: 'HEAD' });
  await mock('/api/v1/nothing');
  await mock('/api/v1/ping', { method: 'OPTIONS' });
  await mock('/platform/api/v1/birds?limit=0');
  await mock('/api/v1/stats').catch(() => undefined);
  await mock('https://elsewhere.example/');
  const entry = (number: number, method: string, path: string, status: number) =>
    expect.objectContaining({ number, time: NOON, method, url: `http://pix.test${path}`, status }) as unknown;
  const entries = mock.control.journal.list();
  expect(entries).toEqual([
    entry(1, 'HEAD', '/api/v1/ping?x=1', 200),
    entry(2, 'GET', '/api/v1/nothing', 404),
    entry(3, 'OPTIONS', '/api/v1/ping', 204),
    entry(4, 'GET', '/platform/api/v1/birds?limit=0', 422),
    entry(5, 'GET', '/api/v1/stats', 0),
  ]);
  expect(entries.map(({ operation }) => operation)).toEqual([
    'ping',
    undefined,
    undefined,
    'listBirds',
    'getStats',
  ]);
  expect(entries[0]?.requestId).toBe(ping.headers.get('X-Request-Id'));
  expect(entries[4]).not.toHaveProperty('requestId');
});

test('it contains no key, no delete token and no header (S14)', async () => {
  const mock = createMockFetch({ seed });
  await mock('/api/v1/images/a?delete_token=very-secret&page=1', { method: 'DELETE' });
  await mock('/api/v1/user?api_key=very-secret&delete%5Ftoken=very-secret&q=plain%20text', {
    headers: { 'X-API-Key': 'pix_test_owner', Authorization: 'Bearer pix_test_owner' },
  });
  await mock('/api/v1/images/a', {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
    body: '{"delete_token":"very-secret"}',
  });
  const entries = mock.control.journal.list();
  expect(entries.map(({ url }) => url)).toEqual([
    'http://pix.test/api/v1/images/a?delete_token=***&page=1',
    'http://pix.test/api/v1/user?api_key=***&delete_token=***&q=plain%20text',
    'http://pix.test/api/v1/images/a',
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/very-secret|pix_test_owner/);
});

test('it keeps the latest 1,000 entries and continues to count', async () => {
  const mock = createMockFetch({ seed });
  for (let at = 0; at < 1_005; at += 1) await mock(`/api/v1/ping?n=${at}`);
  const numbers = mock.control.journal.list().map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([1_000, 6, 1_005]);
});

test('a very long URL is truncated', async () => {
  const mock = createMockFetch({ seed });
  await mock(`/api/v1/images?q=${'x'.repeat(10_000)}`);
  expect(mock.control.journal.list()[0]?.url.length).toBe(2_001);
});

test('a returned list does not change, and cleared entries are gone', async () => {
  const mock = createMockFetch({ seed });
  await mock('/api/v1/ping');
  const before = mock.control.journal.list();
  await mock('/api/v1/ping');
  expect(before).toHaveLength(1);
  mock.control.journal.clear();
  expect(mock.control.journal.list()).toEqual([]);
});
