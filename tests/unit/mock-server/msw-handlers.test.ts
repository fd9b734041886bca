/** The MSW handlers of the mock, as users list and override them. */
import { http, HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMockHandlers, setupMockServer } from '../../../mock-server/node.ts';
import type { MockOptions } from '../../../mock-server/index.ts';
import { contractOperations } from '../../../mock-server/check/document.ts';

const baseUrl = 'https://pix.example';

const start = (options: MockOptions = {}) => {
  const server = setupMockServer({ baseUrl, ...options });
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  return server;
};

/** Method and URL that MSW shows for each handler. */
const namesOf = (handlers: HttpHandler[]) => handlers.map(({ info }) => info.header);

/** Names that MSW should show for the operations, from the OpenAPI document. */
const operationNames = (baseOf: (host: string) => string) =>
  contractOperations.map(
    ({ method, host, path }) => `${method} ${baseOf(host)}${path.replace(/\{(\w+)\}/g, ':$1')}`,
  );

const hosts = [...new Set(contractOperations.map(({ host }) => host))];

const statusOf = async (path: string, init?: RequestInit) => (await fetch(baseUrl + path, init)).status;

test('listHandlers has one handler for each operation of the contract, then a catch-all handler for each host', () => {
  const server = start();
  const names = namesOf(server.listHandlers() as HttpHandler[]);
  const baseOf = (host: string) => (host === 'pictures' ? baseUrl : `${baseUrl}/${host}`);
  const expected = operationNames(baseOf);
  expect(expected.length).toBeGreaterThan(40);
  expect(names.slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
  const catchAll = hosts.map((host) => `/.+/ ${baseOf(host)}/*`);
  expect(names.slice(expected.length).toSorted()).toEqual(catchAll.toSorted());
  expect(names.at(-1)).toBe(`/.+/ ${baseUrl}/*`);
});

test('a companion host with a separate base URL has it in its handlers', () => {
  const { handlers } = createMockHandlers({ baseUrl, hosts: { payments: 'https://pay.example' } });
  const names = namesOf(handlers);
  expect(names).toContain('POST https://pay.example/api/create-order');
  expect(names).toContain('/.+/ https://pay.example/*');
});

test('use overrides a single operation until resetHandlers; the others respond as before', async () => {
  const server = start();
  server.use(http.get(`${baseUrl}/api/v1/images/:slug`, ({ params }) => HttpResponse.json(params)));
  const overridden: unknown = await (await fetch(`${baseUrl}/api/v1/images/harbour`)).json();
  expect(overridden).toEqual({ slug: 'harbour' });
  expect(await statusOf('/api/v1/images')).toBe(200);
  expect(await statusOf('/api/v1/images/harbour', { method: 'DELETE' })).toBe(401);
  expect(await statusOf('/platform/api/v1/birds')).toBe(200);
  server.resetHandlers();
  expect(await statusOf('/api/v1/images/harbour')).toBe(404);
});

test('each request is handled by the handler of its operation', async () => {
  const server = start();
  const handled: string[] = [];
  server.events.on('request:match', ({ handler }) => void handled.push(handler.info.header));
  await fetch(`${baseUrl}/api/v1/images?limit=1`);
  await fetch(`${baseUrl}/i/nothing`);
  await fetch(`${baseUrl}/platform/api/v1/birds`);
  await fetch(`${baseUrl}/platform/api/v1/nothing`);
  await fetch(`${baseUrl}/api/v1/images`, { method: 'HEAD' });
  expect(handled).toEqual([
    `GET ${baseUrl}/api/v1/images`,
    `GET ${baseUrl}/i/:slug`,
    `GET ${baseUrl}/platform/api/v1/birds`,
    `/.+/ ${baseUrl}/platform/*`,
    `/.+/ ${baseUrl}/*`,
  ]);
});

test('requests outside of operations get their status, headers and control from the mock', async () => {
  start();
  expect(await statusOf('/api/v1/nothing')).toBe(404);
  const refused = await fetch(`${baseUrl}/i/harbour`, { method: 'POST' });
  expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const preflight = await fetch(`${baseUrl}/api/v1/images`, { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST');
  expect(await statusOf('/__pix__/state')).toBe(200);
});

test('URLs outside the platform remain unhandled, also on the hosts of the mock', async () => {
  const server = start();
  const unhandled: string[] = [];
  server.events.on('request:unhandled', ({ request }) => void unhandled.push(request.url));
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const urls = [`${baseUrl}/blog`, 'https://weather.example/'];
  for (const url of urls) await expect(fetch(url)).rejects.toThrow();
  expect(unhandled).toEqual(urls);
});

test.each(['GET', 'HEAD'])(
  'a %s request that its client aborts rejects, and prints nothing',
  async (method) => {
    const printed = (['error', 'warn', 'log'] as const).map((name) =>
      vi.spyOn(console, name).mockReturnValue(),
    );
    onTestFinished(() => void vi.restoreAllMocks());
    const { control } = start();
    control.faults.add({ delay: 60_000, first: 1 });
    const leaving = fetch(`${baseUrl}/api/v1/images`, { method, signal: AbortSignal.timeout(20) });
    await expect(leaving).rejects.toThrow('aborted due to timeout');
    await vi.waitFor(() => expect(control.journal.list().map(({ status }) => status)).toEqual([0]));
    expect(await statusOf('/api/v1/ping')).toBe(200);
    for (const { mock } of printed) expect(mock.calls).toEqual([]);
  },
);

test('a custom server can have the same handlers before those of the mock', async () => {
  const { handlers } = createMockHandlers({ baseUrl: 'http://[::1]:4010/pix' });
  const server = setupServer(
    http.get('http://[::1]:4010/pix/api/v1/tags', () => HttpResponse.json([])),
    ...handlers,
  );
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
  expect(await (await fetch('http://[::1]:4010/pix/api/v1/tags')).json()).toEqual([]);
  expect((await fetch('http://[::1]:4010/pix/api/v1/images/nothing')).status).toBe(404);
  expect((await fetch('http://[::1]:4010/pix/api/v1/ping')).status).toBe(200);
});
