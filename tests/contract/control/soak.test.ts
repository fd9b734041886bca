import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createMockFetch, fetchFrom } from '../../../mock-server/fetch.ts';
import { createMock } from '../../../mock-server/control/create-mock.ts';
import type { ErrorBody } from '../../../src/contract/models.ts';
import { bodyOf } from '../support/mock.ts';

test('an exception in a handler is a 500 without details for the client and with all details for the server, and the next request succeeds (S28)', async () => {
  const secret = new Error('the secret path /srv/pix');
  const reported: unknown[] = [];
  const onFault = (...fault: unknown[]) => reported.push(fault);
  const mock = fetchFrom(createMock({ thumbnails: () => Promise.reject(secret), onFault }));
  const response = await mock('/thumb/low-tide-early-light.svg');
  expect(response.status).toBe(500);
  const body = await bodyOf<ErrorBody>(response);
  expect(body).toEqual({
    status: 'error',
    error: {
      code: 'internal_error',
      message: 'The server failed to process this request.',
      request_id: response.headers.get('X-Request-Id'),
    },
  });
  expect(reported).toEqual([[secret, response.headers.get('X-Request-Id')]]);
  expect((await mock('/api/v1/ping')).status).toBe(200);
});

test('after 10,000 requests of all kinds the heap is as large as after 2,000 (S28)', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const mock = createMockFetch({
    seed: { pictures: Array.from({ length: 30 }, (_, at) => ({ slug: `p-${at}` })) },
  });
  const headers = { 'X-API-Key': 'pix_test_owner', 'Content-Type': 'application/json' };
  const paths = [
    '/api/v1/images?limit=5&q=p',
    '/api/v1/images/p-1',
    '/raw/p-2.svg',
    '/thumb/p-3.svg',
    '/api/v1/tags',
    '/api/v1/nothing',
    '/platform/api/v1/birds?limit=1',
    '/platform/api/v1/calendar?limit=1',
  ];
  const kinds: ((n: number) => Promise<Response>)[] = [
    ...paths.map((path) => (n: number) => mock(`${path}${path.includes('?') ? `&n=${n}` : ''}`)),
    (n) => mock('/api/v1/images/p-4', { headers: { Referer: `https://host-${n}.example/` } }),
    (n) =>
      mock('/api/v1/images/p-5', { method: 'PATCH', headers, body: JSON.stringify({ title: `Title ${n}` }) }),
    () => mock('/api/v1/user', { headers }),
    (n) =>
      mock('/api/v1/ping', { headers: { 'X-Pix-Control': `scenario=rtl-titles, status=${500 + (n % 10)}` } }),
    (n) => mock('/api/v1/ping', { headers: { 'X-Pix-Control': `now=20${10 + (n % 80)}-01-01` } }),
  ];
  const sendRequest = async (from: number, to: number) => {
    for (let n = from; n < to; n += 1) await (await kinds[n % kinds.length]?.(n))?.arrayBuffer();
  };
  const heapAfter = async (from: number, to: number) => {
    await sendRequest(from, to);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = await heapAfter(0, 2_000);
  const after = await heapAfter(2_000, 12_000);
  expect(after - before).toBeLessThan(1_500_000);
  expect(mock.control.journal.list()).toHaveLength(1_000);
});
