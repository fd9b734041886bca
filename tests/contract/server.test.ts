import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startPixServer, type PixServer } from '../../mock-server/server.ts';
import type { ErrorBody } from '../../src/contract/models.ts';
import { sendRaw, statusOf } from '../support/raw-request.ts';
import { schemaFaults } from '../../mock-server/check/validate.ts';

let empty: string;
let server: PixServer;

beforeAll(async () => {
  empty = await mkdtemp(join(tmpdir(), 'pix-'));
  server = await startPixServer({ port: 0, allowOrigins: ['*'], key: 'pix_test_owner', pictures: empty });
});

afterAll(async () => {
  await server.close();
  await rm(empty, { recursive: true });
});

test('a free port is chosen and reported', async () => {
  expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
  expect((await fetch(`${server.url}/api/v1/ping`)).status).toBe(200);
});

test.each(['localhost', '127.0.0.1:80', '[::1]', 'app.localhost:5173'])(
  'Host %s is loopback and accepted',
  async (host) => {
    expect(await statusOf(server.port, '/api/v1/ping', host)).toBe(200);
  },
);

test.each([
  'evil.example',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  'evil.example:4010',
  '10.0.0.1',
])('Host %s is misdirected (P18, S24)', async (host) => {
  const received = await sendRaw(
    server.port,
    `GET /api/v1/ping HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
  );
  expect(received).toMatch(/^HTTP\/1.1 421 /);
  expect(received).toContain('"misdirected_request"');
});

test('the base URL is accepted, too, and is the base of URLs in responses (G8)', async () => {
  const other = await startPixServer({
    port: 0,
    key: 'pix_test_owner',
    pictures: empty,
    baseUrl: 'https://Pix.example.org/',
  });
  onTestFinished(() => other.close());
  expect(other.url).toBe('https://pix.example.org');
  expect(await statusOf(other.port, '/api/v1/ping', 'pix.example.org')).toBe(200);
});

test.each([
  '/raw/../package.json',
  '/raw/%2e%2e/package.json',
  '/raw/.%2e/x',
  '/raw/..%5c..%5cx',
  '/raw\\..\\x',
  '/raw/%00',
  '/%',
  '/api/v1/images/%E0%A4%A',
  'http://evil.example/api/v1/ping',
])('%s is rejected (P18, S1, S2)', async (path) => {
  expect(await statusOf(server.port, path)).toBe(400);
});

test.each([
  '/raw/%252e%252e%252fpackage.json',
  '/raw/..%2f..%2fpackage.json',
  '//evil.example/x',
  '/api/v1/images/%2e%2e%2f',
])('%s is a 404 (S1)', async (path) => {
  expect(await statusOf(server.port, path)).toBe(404);
});

test('headers of 20 kB are rejected as too large, a URL of 100 kB ends its connection, and the server keeps running (S2)', async () => {
  expect(await statusOf(server.port, `/${'x'.repeat(20_000)}`)).toBe(431);
  await statusOf(server.port, `/${'x'.repeat(100_000)}`);
  expect(await statusOf(server.port, '/api/v1/ping')).toBe(200);
});

test.each(['TRACE', 'PUT', 'PROPFIND'])('%s is a 405 with Allow (S9)', async (method) => {
  const host = `Host: localhost\r\nConnection: close\r\n\r\n`;
  const received = await sendRaw(server.port, `${method} /api/v1/ping HTTP/1.1\r\n${host}`);
  expect(received).toMatch(/^HTTP\/1.1 405 /);
  expect(received).toMatch(/^allow: GET, HEAD, OPTIONS/im);
});

test('an unread body does not delay the next request', async () => {
  const body = 'x'.repeat(5_000_000);
  const host = 'Host: localhost\r\n';
  const received = await sendRaw(
    server.port,
    `POST /api/v1/images HTTP/1.1\r\n${host}Content-Length: ${body.length}\r\n\r\n${body}` +
      `GET /api/v1/ping HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
  );
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
});

const close = 'Connection: close\r\n\r\n';

test.each([
  ['400', `GET /raw/../x HTTP/1.1\r\nHost: localhost\r\n${close}`],
  ['400', `GET /api/v1/ping HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n${close}`],
  ['400', `GET /api/v1/ping HTTP/1.1\r\nno header\r\n${close}`],
  ['400', `GET /api/v1/ping HTTP/1.1\r\n${close}`],
  ['405', `CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ['421', `GET /api/v1/ping HTTP/1.1\r\nHost: evil.example\r\n${close}`],
  ['431', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n${close}`],
])('a %s that no handler receives gets an error body that pages can read', async (status, request) => {
  const [head = '', body = ''] = (await sendRaw(server.port, request)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const line of [
    /^x-request-id: \S+$/im,
    /^access-control-allow-origin: \*$/im,
    /^content-type: application\/json/im,
  ])
    expect(head).toMatch(line);
  expect(head).toMatch(/^cross-origin-resource-policy: cross-origin$/im);
  const { error } = JSON.parse(body) as ErrorBody;
  expect(schemaFaults('#/components/schemas/ErrorBody', { status: 'error', error })).toEqual([]);
  expect(head).toContain(error.request_id);
});

test('an unknown expectation is ignored', async () => {
  const received = await sendRaw(
    server.port,
    `GET /api/v1/ping HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n${close}`,
  );
  expect(received).toMatch(/^HTTP\/1.1 200 /);
});

test('browsers get an HTML page at the root of a server without a site', async () => {
  const page = await fetch(server.url, { headers: { Accept: 'text/html' } });
  expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain(`href="${server.url}/openapi.json"`);
});

test('browsers get an HTML page for a 404, programs an error body', async () => {
  const page = await fetch(`${server.url}/nothing`, { headers: { Accept: 'text/html' } });
  const body = await fetch(`${server.url}/nothing`);
  expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect([body.status, body.headers.get('Content-Type')]).toEqual([404, 'application/json; charset=utf-8']);
});

test('a taken port rejects at once', async () => {
  await expect(startPixServer({ port: server.port, pictures: empty })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('close ends within two seconds with sockets open, and may be called twice (S29)', async () => {
  const other = await startPixServer({ port: 0, key: 'pix_test_owner', pictures: empty });
  onTestFinished(() => other.close());
  const half = connect(other.port, '127.0.0.1', () => half.write('GET /api/v1/ping HTTP/1.1\r\nHost: local'));
  half.on('error', () => undefined);
  await fetch(`${other.url}/api/v1/ping`);
  await Promise.all([other.close(), other.close()]);
  await other.close();
  await expect(fetch(`${other.url}/api/v1/ping`)).rejects.toThrow();
});
