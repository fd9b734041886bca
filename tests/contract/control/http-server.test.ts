import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPixServer, type PixServer } from '../../../mock-server/server.ts';

describe('a server without the option control', () => {
  let plain: PixServer;
  beforeAll(async () => {
    plain = await startPixServer({ port: 0, scenario: 'empty' });
  });
  afterAll(() => plain.close());

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'has no control paths: %s gets the same response as any other path',
    async (method) => {
      const shape = async (path: string) => {
        const response = await fetch(plain.url + path, { method });
        const headers = [...response.headers].filter(
          ([name]) => !['date', 'x-request-id', 'content-length'].includes(name),
        );
        const text = (await response.text()).replaceAll(path, 'PATH').replace(/req-\d+/, 'ID');
        return { status: response.status, headers, text };
      };
      for (const path of [
        '/__pix__/',
        '/__pix__/state',
        '/__pix__/faults',
        '/__pix__/snapshots/snapshot-1/restore',
      ]) {
        expect(await shape(path)).toEqual(await shape(path.replace('__pix__', 'nothing')));
      }
    },
  );

  test('ignores the header', async () => {
    const headers = { 'X-Pix-Control': 'status=503' };
    expect((await fetch(`${plain.url}/api/v1/ping`, { headers })).status).toBe(200);
  });

  test('can still be controlled by the code that started it', async () => {
    plain.control.faults.add({ operation: 'ping', status: 503, first: 1 });
    expect((await fetch(`${plain.url}/api/v1/ping`)).status).toBe(503);
  });
});

describe('delays end', () => {
  test('when the client disconnects', async () => {
    const server = await startPixServer({ port: 0, scenario: 'empty' });
    onTestFinished(() => server.close());
    server.control.faults.add({ operation: 'ping', delay: 600_000 });
    // On a busy machine, a client may have left before its request arrives, which the server does not see then.
    const comeAndGo = async () => {
      await expect(fetch(`${server.url}/api/v1/ping`, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
      return new Set(server.control.journal.list().map(({ status }) => status));
    };
    await expect.poll(comeAndGo).toEqual(new Set([0]));
  });

  test('when the server closes', async () => {
    const other = await startPixServer({ port: 0, scenario: 'empty', latency: 25_000 });
    onTestFinished(() => other.close());
    const pending = fetch(`${other.url}/api/v1/ping`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await other.close();
    expect((await pending).status).toBe(200);
  });
});

test('a server under control repeats its ids after a reset, and accepts custom data', async () => {
  const server = await startPixServer({ port: 0, scenario: 'empty', control: true });
  onTestFinished(() => server.close());
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json', 'X-API-Key': 'pix_test_owner' };
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { data: { token: string; rows: Record<string, number> } };
  };
  const first = await post('/api/v1/albums', { title: 'New' });
  await post('/__pix__/reset', {});
  const again = await post('/api/v1/albums', { title: 'New' });
  expect(again.data.token).toBe(first.data.token);
  const { data } = await post('/__pix__/seed', { pictures: [{ slug: 'pier' }, { slug: 'quay' }] });
  expect(data.rows).toMatchObject({ pictures: 2, albums: 0 });
  const wrong = await post('/__pix__/seed', { pictures: [{ slug: 'pier', content: { bytes: 'no' } }] });
  expect(JSON.stringify(wrong)).toContain('seed.pictures[0].content');
});

test('snapshots are listed by their ids', async () => {
  const server = await startPixServer({ port: 0, scenario: 'empty', control: true });
  onTestFinished(() => server.close());
  for (let at = 0; at < 2; at += 1) await fetch(`${server.url}/__pix__/snapshots`, { method: 'POST' });
  const { data } = (await (await fetch(`${server.url}/__pix__/snapshots`)).json()) as { data: object[] };
  expect(data).toEqual([{ id: 'snapshot-1' }, { id: 'snapshot-2' }]);
});

test.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
  'a page of %s cannot control a server',
  async (Origin) => {
    const server = await startPixServer({ port: 0, scenario: 'empty', control: true });
    onTestFinished(() => server.close());
    const call = (path: string, method: string, origin: string) =>
      fetch(`${server.url}${path}`, { method, headers: { Origin: origin } });
    expect((await call('/__pix__/reset', 'POST', Origin)).status).toBe(403);
    expect((await call('/__pix__/journal', 'GET', Origin)).status).toBe(403);
    expect((await call('/__pix__/reset', 'POST', 'http://localhost:5173')).status).toBe(200);
    const allowed = async (origin: string) =>
      (await call('/api/v1/ping', 'OPTIONS', origin)).headers.get('Access-Control-Allow-Headers');
    expect(await allowed(Origin)).not.toContain('X-Pix-Control');
    expect(await allowed('http://localhost:5173')).toContain('X-Pix-Control');
  },
);
