import { expect, it, vi } from 'vitest';
import { createPix, PixInvalidParameterError, PixNotFoundError } from '../../../src/index.ts';
import { json, startFaultyServer } from '../../support/faulty-server.ts';
import { failureOf } from './network/support/network.ts';
import { createMockClient } from './support/mock-client.ts';

it.each([
  null,
  'text',
  Object.freeze(new Error('frozen')),
  Object.assign(new Error('teapot'), { status: 503 }),
])('passes on the error of a hook unchanged, and sends nothing: %s', async (thrown) => {
  const onRequest = vi.fn(() => Promise.reject(thrown as Error));
  const { pix, requests } = createMockClient({ hooks: { onRequest } });
  const error: unknown = await pix.platform.ping().catch((error: unknown) => error);
  expect(error).toBe(thrown);
  expect(onRequest).toHaveBeenCalledOnce();
  expect(requests()).toBe(0);
});

it('waits exactly as long as requested, also near the limit of timers (R6)', async () => {
  const delays: number[] = [];
  const controller = new AbortController();
  await using server = await startFaultyServer((response) =>
    json(response, {}, 429, { 'retry-after': '2000000' }),
  );
  const onRetry = ({ delay }: { delay: number }) => {
    delays.push(delay);
    setTimeout(() => controller.abort(), 30);
  };
  const pix = createPix({
    baseUrl: server.url,
    hooks: { onRetry },
    retry: { limit: 5, maxRetryAfter: 2 ** 31 - 1 },
  });
  await failureOf(pix.platform.ping({ signal: controller.signal }));
  expect(delays).toEqual([2_000_000_000]);
  expect(server.requests).toHaveLength(1);
});

it('rejects an envelope without a record (R13), and reports an error of many megabytes by its status (R9)', async () => {
  await using server = await startFaultyServer((response) =>
    json(response, { status: 'success', data: null }),
  );
  const pix = createPix({ baseUrl: server.url });
  expect(await failureOf(pix.images.get('harbour'))).toMatchObject({ code: 'parse' });
  server.answer = (response) => json(response, 'x'.repeat(6 * 1024 * 1024), 404);
  expect(await failureOf(pix.images.get('harbour'))).toBeInstanceOf(PixNotFoundError);
});

it('continues by the number of pages if `has_next` is missing (R14)', async () => {
  await using server = await startFaultyServer((response, attempt) =>
    json(response, {
      data: [{ id: attempt }],
      pagination: { page: attempt, total_pages: 3, total: 3, limit: 1 },
    }),
  );
  const ids: number[] = [];
  for await (const { id } of createPix({ baseUrl: server.url }).images.iterate()) ids.push(id);
  expect(ids).toEqual([1, 2, 3]);
});

it('requests later pages with the original query, even if the query object changes', async () => {
  const { pix, control } = createMockClient();
  const query = { limit: 100, sort: 'oldest' as const };
  const page = await pix.images.list(query);
  const all = pix.images.iterate(query);
  query.limit = 1;
  let count = 0;
  for await (const image of page) count += image.id > 0 ? 1 : 0;
  for await (const image of all) count += image.id > 0 ? 1 : 0;
  expect(count).toBe(2 * page.pagination.total);
  expect(control.journal.list().map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual(
    Array(6).fill('100'),
  );
});

it.each([
  ['waitForQuota', 'no'],
  ['dangerouslyAllowKeyInBrowser', 'false'],
  ['strict', 'no'],
  ['onDrift', 'x'],
  ['hooks', { onRequest: 'x' }],
])('rejects the option %s: %j', (name, value) => {
  expect(() => createPix({ baseUrl: 'http://pix.test', [name]: value })).toThrow(PixInvalidParameterError);
});

it('passes the headers that onRequest has set to onResponse', async () => {
  const received: (string | null)[] = [];
  const { pix } = createMockClient({
    hooks: {
      onRequest: ({ headers }) => headers.set('x-trace', '7'),
      onResponse: ({ headers }) => received.push(headers.get('x-trace'), headers.get('authorization')),
    },
  });
  await pix.platform.ping();
  expect(received).toEqual(['7', null]);
});
