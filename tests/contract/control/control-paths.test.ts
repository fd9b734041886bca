import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPixServer, type PixServer } from '../../../mock-server/server.ts';
import type { ErrorBody, Image, List, Single } from '../../../src/contract/models.ts';
import { contractOperations } from '../../../mock-server/check/document.ts';
import { orderRequest } from '../../support/order-request.ts';
import { schemaFaults } from '../../../mock-server/check/validate.ts';

const received: string[] = [];
const receiver = createServer((message, reply) => {
  message.setEncoding('utf8');
  let body = '';
  message.on('data', (part: string) => (body += part));
  message.on('end', () => {
    received.push((JSON.parse(body) as { type: string }).type);
    reply.end();
  });
});

let server: PixServer;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const webhooks = { url, secret: 'a secret for tests' };
  server = await startPixServer({ port: 0, scenario: 'private-album', control: true, webhooks });
});

afterAll(async () => {
  await server.close();
  receiver.close();
});

beforeEach(() => server.control.reset());

const call = async (method: string, path: string, body?: unknown) => {
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(`${server.url}/__pix__/${path}`, { method, ...init });
  return {
    status: response.status,
    response,
    body: (await response.json()) as Single<Record<string, unknown>>,
  };
};

const statusOf = async (path: string, init?: RequestInit) => (await fetch(server.url + path, init)).status;

test('the root lists paths, scenarios, operations and the header', async () => {
  const { status, body } = await call('GET', '');
  const { paths, scenarios, operations, header } = body.data as {
    paths: { method: string; path: string; does: string }[];
    scenarios: { name: string; description: string }[];
    operations: string[];
    header: string;
  };
  expect([status, header]).toEqual([200, 'X-Pix-Control']);
  expect(scenarios.map(({ name }) => name)).toContain('hostile-metadata');
  expect(operations.toSorted()).toEqual(contractOperations.map(({ id }) => id).toSorted());
  for (const { path, does } of paths) {
    expect(does).toMatch(/^.{8,120}$/);
    const method = paths.find((entry) => entry.path === path)?.method ?? '';
    const response = await fetch(server.url + path.replace(/\{\w+\}/g, 'x'), { method: 'OPTIONS' });
    expect(response.headers.get('Access-Control-Allow-Methods'), path).toContain(method);
  }
});

test('responses can be read by every page, like those of the API', async () => {
  const { response } = await call('GET', 'state');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('X-Request-Id')).toMatch(/^req-/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('the state has the counts of the mock', async () => {
  await fetch(`${server.url}/api/v1/ping`);
  const { body } = await call('GET', 'state');
  expect(body.data).toMatchObject({
    scenario: 'private-album',
    latency: 0,
    faults: 0,
    journal: 1,
    snapshots: 0,
  });
  expect(body.data['rows']).toMatchObject({ pictures: 6, albums: 2, users: 3 });
});

test('a scenario can be set, and a reset restores the initial one', async () => {
  const { status, body } = await call('POST', 'scenario', { name: 'rtl-titles' });
  expect([status, body.data['scenario']]).toEqual([200, 'rtl-titles']);
  expect(await statusOf('/api/v1/images/rtl-1')).toBe(200);
  expect((await call('POST', 'reset')).body.data['scenario']).toBe('private-album');
  expect(await statusOf('/api/v1/images/rtl-1')).toBe(404);
});

test('rules can be added, listed, applied and removed', async () => {
  const rule = { operation: 'listTags', status: 503, headers: { 'Retry-After': '7' }, first: 1 };
  const added = await call('POST', 'faults', rule);
  expect([added.status, added.body.data]).toEqual([201, rule]);
  const listed = (await call('GET', 'faults')).body as unknown as List<object>;
  expect([listed.data, listed.pagination.total]).toEqual([[rule], 1]);
  const refused = await fetch(`${server.url}/api/v1/tags`);
  expect([refused.status, refused.headers.get('Retry-After'), await statusOf('/api/v1/tags')]).toEqual([
    503,
    '7',
    200,
  ]);
  expect((await call('DELETE', 'faults')).body.data).toEqual({ cleared: 1 });
});

test('a rule breaks real connections: at once, or midway', async () => {
  await call('POST', 'faults', { operation: 'ping', breaks: 'at once' });
  await expect(fetch(`${server.url}/api/v1/ping`)).rejects.toThrow(TypeError);
  await call('POST', 'faults', { operation: 'listImages', breaks: { after: 50 } });
  const response = await fetch(`${server.url}/api/v1/images`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
});

test('the clock can be read and set', async () => {
  const set = await call('PUT', 'clock', { time: '2030-01-01T00:00:00Z', advance: 1_500, frozen: true });
  const frozen = {
    time: '2030-01-01T00:00:01.500Z',
    milliseconds: Date.UTC(2030, 0, 1) + 1_500,
    frozen: true,
  };
  expect(set.body.data).toEqual(frozen);
  expect((await call('GET', 'clock')).body.data).toEqual(frozen);
  expect((await call('PUT', 'clock', { frozen: false })).body.data['frozen']).toBe(false);
  const before = Date.now();
  const { data } = (await call('PUT', 'clock', { released: true })).body;
  expect(data['milliseconds']).toBeGreaterThanOrEqual(before);
  expect(data['milliseconds']).toBeLessThanOrEqual(Date.now());
});

test('the journal can be listed and cleared, and omits control requests', async () => {
  await fetch(`${server.url}/api/v1/ping`);
  const { data, pagination } = (await call('GET', 'journal')).body as unknown as List<{ operation: string }>;
  expect([data.map(({ operation }) => operation), pagination.total]).toEqual([['ping'], 1]);
  expect((await call('DELETE', 'journal')).body.data).toEqual({ cleared: 1 });
  expect((await call('GET', 'journal')).body.data).toEqual([]);
});

test('a snapshot can be taken, restored and deleted', async () => {
  const { status, body } = await call('POST', 'snapshots');
  expect(status).toBe(201);
  const id = String(body.data['id']);
  const init = { method: 'DELETE', headers: { 'X-API-Key': 'pix_test_owner' } };
  expect(await statusOf('/api/v1/images/draft-1', init)).toBe(200);
  expect((await call('POST', `snapshots/${id}/restore`)).body.data['rows']).toMatchObject({ pictures: 6 });
  expect(await statusOf('/api/v1/images/draft-1')).toBe(200);
  expect((await call('DELETE', `snapshots/${id}`)).body.data).toEqual({ id, deleted: true });
  expect((await call('DELETE', `snapshots/${id}`)).status).toBe(404);
  expect((await call('POST', `snapshots/${id}/restore`)).status).toBe(404);
});

test('more than twenty snapshots are rejected', async () => {
  const ids = [];
  for (let at = 0; at < 20; at += 1) ids.push(String((await call('POST', 'snapshots')).body.data['id']));
  expect((await call('POST', 'snapshots')).status).toBe(409);
  for (const id of ids) await call('DELETE', `snapshots/${id}`);
});

test('orders are paid and fail, and the webhook is delivered before the response', async () => {
  const createOrder = (path: string, orderId: string) => statusOf(path, orderRequest(orderId));
  expect(await createOrder('/payments/api/create-order', 'A-1')).toBe(201);
  expect(await createOrder('/wallet/api/create-order.php', 'B-1')).toBe(201);
  received.length = 0;
  const paid = await call('POST', 'orders/upi/A-1/pay');
  expect([paid.status, paid.body.data]).toEqual([200, { gateway: 'upi', order_id: 'A-1', state: 'paid' }]);
  expect(received).toEqual(['order.paid']);
  expect((await call('POST', 'orders/wallet/B-1/fail')).status).toBe(200);
  expect(received).toEqual(['order.paid', 'order.failed']);
  expect((await call('POST', 'orders/upi/A-1/fail')).status).toBe(409);
  expect((await call('POST', 'orders/upi/B-1/pay')).status).toBe(404);
  expect((await call('POST', 'orders/cash/A-1/pay')).status).toBe(404);
});

describe('invalid requests are rejected, and change nothing', () => {
  test.each<[string, string, unknown, string]>([
    ['POST', 'scenario', { name: 'hugh' }, 'name'],
    ['POST', 'scenario', {}, 'name'],
    ['POST', 'faults', { operation: 'listPictures', status: 500 }, 'operation'],
    ['POST', 'faults', { status: 200 }, 'status'],
    ['POST', 'faults', { status: 500, fisrt: 1 }, 'fisrt'],
    ['PUT', 'clock', { time: 'tomorrow' }, 'time'],
    ['PUT', 'clock', { advance: -1 }, 'advance'],
    ['PUT', 'clock', { frozen: 'yes' }, 'frozen'],
    ['PUT', 'clock', { frozen: true, time: null }, 'time'],
    ['PUT', 'clock', {}, 'time'],
  ])('%s %s %j', async (method, path, body, field) => {
    const before = (await call('GET', 'state')).body.data;
    const refused = await call(method, path, body);
    expect(refused.status).toBe(422);
    expect(schemaFaults('#/components/schemas/ErrorBody', refused.body)).toEqual([]);
    const { error } = refused.body as unknown as ErrorBody;
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    const after = (await call('GET', 'state')).body.data;
    expect({ ...after, time: '' }).toEqual({ ...before, time: '' });
    expect(server.control.clock.isFrozen).toBe(false);
  });

  test('other methods, paths, content types and bodies get the same responses as in the API', async () => {
    expect((await call('GET', 'reset')).status).toBe(405);
    expect((await call('GET', 'nothing')).status).toBe(404);
    expect(await statusOf('/__pix__/faults', { method: 'POST', body: '{}' })).toBe(415);
    const headers = { 'Content-Type': 'application/json' };
    expect(await statusOf('/__pix__/faults', { method: 'POST', headers, body: '{' })).toBe(400);
    expect(
      await statusOf('/__pix__/faults', { method: 'POST', headers, body: `"${'x'.repeat(1_100_000)}"` }),
    ).toBe(413);
  });
});

test('a request controls its own response', async () => {
  const sendRequest = (control: string) =>
    fetch(`${server.url}/api/v1/images`, { headers: { 'X-Pix-Control': control } });
  expect((await sendRequest('status=503')).status).toBe(503);
  const { pagination } = (await (await sendRequest('scenario=empty')).json()) as List<Image>;
  expect(pagination.total).toBe(0);
});
