import { createHash, randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createRawServer, connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startPixServer, type PixServer } from '../../../mock-server/server.ts';
import type { ImageList } from '../../../src/contract/models.ts';
import { faults } from '../../support/chaos-faults.ts';
import { startChaosProxy, type ChaosProxy } from '../../support/chaos-proxy.ts';
import { sendRaw } from '../../support/raw-request.ts';

const RECORD = { status: 'success', data: { title: 'a picture of a bridge' } };

/** Requests that the target has received, and its response. */
let requests: string[];
let respond: RequestListener;
let target: Server;
let proxy: ChaosProxy;
let reference: PixServer;

beforeAll(async () => {
  reference = await startPixServer({ port: 0 });
});
afterAll(() => reference.close());
beforeEach(async () => {
  requests = [];
  respond = (_, response) =>
    response.setHeader('Access-Control-Allow-Origin', '*').end(JSON.stringify(RECORD));
  target = createServer((message, response) => {
    requests.push(`${message.method} ${message.url}`);
    respond(message, response);
  });
  await once(target.listen(0, '127.0.0.1'), 'listening');
  proxy = await startChaosProxy({ target: `http://127.0.0.1:${portOf(target)}` });
});
afterEach(async () => {
  await proxy[Symbol.asyncDispose]();
  target.closeAllConnections();
  target.close();
});

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
const get = (init?: RequestInit) => fetch(`${proxy.url}/record?page=1`, init);
/** System error code of a failed fetch. */
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the request should have failed'),
    (error: unknown) => ((error as Error).cause as { code?: string }).code,
  );
describe('Without a fault, the chaos proxy', () => {
  const ANSWERS = {
    'odd headers':
      'HTTP/1.1 200 Very Good\r\nx-ODD: \xe9\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\nContent-Length: 3\r\nConnection: close\r\n\r\n\0\xff\n',
    chunks:
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n',
    'no length': 'HTTP/1.1 500 Oh\r\nConnection: close\r\n\r\nuntil the end',
    '304': 'HTTP/1.1 304 Not Modified\r\nETag: "a"\r\nConnection: close\r\n\r\n',
    '204': 'HTTP/1.1 204 No Content\r\nDate: today\r\nConnection: close\r\n\r\n',
    'no body for HEAD': 'HTTP/1.1 200 OK\r\nContent-Length: 1234\r\nConnection: close\r\n\r\n',
  };

  it.each(Object.entries(ANSWERS))('forwards a response byte for byte: %s', async (name, text) => {
    const raw = createRawServer((socket) => {
      socket.once('data', () => socket.end(text, 'latin1'));
    });
    await once(raw.listen(0, '127.0.0.1'), 'listening');
    proxy.target = `http://127.0.0.1:${portOf(raw)}`;
    const method = name.endsWith('HEAD') ? 'HEAD' : 'GET';
    const passed = await sendRaw(
      Number(new URL(proxy.url).port),
      `${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    raw.close();
    expect(passed).toBe(text);
  });

  it('forwards pictures, lists and preflights of the reference server unchanged', async () => {
    proxy.target = reference.url;
    const list = (await (await fetch(`${proxy.url}/api/v1/images?limit=1`)).json()) as ImageList;
    const picture = new URL(list.data[0]?.urls.direct_url ?? '').pathname;
    const etag = (await fetch(reference.url + picture)).headers.get('ETag') ?? '';
    const forwarded = async (origin: string, path: string, init: RequestInit) => {
      const response = await fetch(origin + path, init);
      // Headers that differ between responses and connections.
      const own = ['date', 'x-request-id', 'connection', 'keep-alive'];
      const headers = [...response.headers].filter(([name]) => !own.includes(name));
      return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
    };
    const statuses = [];
    for (const [path, init] of [
      [picture, {}],
      [picture, { method: 'HEAD' }],
      [picture, { headers: { 'If-None-Match': etag } }],
      ['/api/v1/stats', {}],
      ['/api/v1/images', { method: 'OPTIONS' }],
      ['/api/v1/images?limit=100', {}],
    ] as const) {
      const direct = await forwarded(reference.url, path, init);
      expect(await forwarded(proxy.url, path, init)).toEqual(direct);
      statuses.push(direct.status);
    }
    expect(statuses).toEqual([200, 200, 304, 200, 204, 200]);
  });

  it('forwards a request unchanged except for its host', async () => {
    let forwarded: IncomingMessage | undefined;
    respond = (message, response) => {
      forwarded = message;
      response.end();
    };
    const path = '/a/../%2e%2e/%E9?q=a+b&q=%20';
    await sendRaw(
      Number(new URL(proxy.url).port),
      `PATCH ${path} HTTP/1.1\r\nhOST: elsewhere\r\nX-Odd: 1\r\nx-odd: 2\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(requests).toEqual([`PATCH ${path}`]);
    const host = new URL(proxy.target).host;
    expect(forwarded?.rawHeaders.join()).toBe(
      `hOST,${host},X-Odd,1,x-odd,2,Connection,close,Content-Length,2`,
    );
    expect(proxy.requests).toMatchObject([
      { method: 'PATCH', path, bodyBytes: 2, headers: { host: 'elsewhere' } },
    ]);
  });

  it('streams uploads of 50 MB, with the backpressure of the target', async () => {
    const bytes = randomFillSync(new Uint8Array(50 * 1024 * 1024));
    const digest = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
    const release = Promise.withResolvers<void>();
    respond = (message, response) => {
      const hash = createHash('sha256');
      void release.promise.then(() => message.on('data', (chunk: Buffer) => hash.update(chunk)));
      message.once('end', () => response.end(hash.digest('hex')));
    };
    const done = get({ method: 'POST', body: bytes });
    await expect.poll(() => proxy.requests[0]?.bodyBytes).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(proxy.requests[0]?.bodyBytes).toBeLessThan(bytes.length / 2);
    release.resolve();
    expect(await (await done).text()).toBe(digest(bytes));
    expect(proxy.requests[0]?.bodyBytes).toBe(bytes.length);
  });

  it('forwards a response that arrives before the upload has ended, and reads the rest of the upload', async () => {
    proxy.target = reference.url;
    const bytes = 20_000_000;
    const headers = { Authorization: 'Bearer unknown', 'Content-Type': 'image/png', 'Content-Length': bytes };
    const early = request(`${proxy.url}/api/v1/images`, { method: 'POST', headers });
    early.write(Buffer.alloc(1_000));
    const [response] = (await once(early, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(401);
    early.end(Buffer.alloc(bytes - 1_000));
    response.resume();
    await expect.poll(() => proxy.requests[0]?.bodyBytes).toBe(bytes);
  });

  it('disconnects from the target when the client disconnects', async () => {
    const left = Promise.withResolvers<void>();
    respond = (_, response) => void response.once('close', left.resolve);
    const leave = new AbortController();
    const gone = get({ signal: leave.signal });
    await expect.poll(() => requests.length).toBe(1);
    leave.abort();
    await expect(gone).rejects.toThrow();
    await left.promise;
  });

  it('responds with 502 without a target', async () => {
    proxy.target = 'http://127.0.0.1:1';
    const response = await get();
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('ECONNREFUSED')]);
  });
});

describe('The chaos proxy', () => {
  it('applies queued faults to matching requests in order, then the permanent fault', async () => {
    const statusOf = async (path: string) => (await fetch(proxy.url + path)).status;
    proxy.next(faults.answer({ status: 500 }), { times: 2, when: ({ path }) => path !== '/b' });
    proxy.next(faults.answer({ status: 501 }));
    proxy.always(faults.answer({ status: 502 }), { when: ({ path }) => path === '/c' });
    const statuses = [];
    for (const path of ['/a', '/b', '/c', '/c', '/b']) statuses.push(await statusOf(path));
    expect(statuses).toEqual([500, 501, 500, 502, 200]);
    proxy.next(faults.refuse());
    proxy.clear();
    expect(await statusOf('/c')).toBe(200);
    expect(requests).toEqual(['GET /b', 'GET /c']);
  });

  it('treats preflights separately: the target responds to them unless a fault matches them', async () => {
    respond = (_, response) => response.writeHead(204).end();
    proxy.always(faults.answer({ status: 500 }));
    const preflight = async () => (await get({ method: 'OPTIONS' })).status;
    expect(await preflight()).toBe(204);
    proxy.next(faults.answer({ status: 403 }), { preflight: true });
    expect([await preflight(), await preflight(), (await get()).status]).toEqual([403, 204, 500]);
    expect([proxy.preflights.length, proxy.requests.length]).toEqual([3, 1]);
    expect(requests).toEqual(['OPTIONS /record?page=1', 'OPTIONS /record?page=1']);
  });

  it('closes at once, even with stalled connections, and then refuses connections', async () => {
    const stalls = {
      '/never-answer': faults.neverAnswer(),
      '/never-read': faults.neverRead(),
      '/delay': faults.delay(3_600_000),
      '/trickle': faults.trickle(3_600_000),
      '/stall': faults.stallInBody(),
    };
    const init = { method: 'PUT', body: new Uint8Array(20_000_000) };
    for (const [path, fault] of Object.entries(stalls))
      proxy.next(fault, { when: (received) => received.path === path });
    const idle = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    const failures = Object.keys(stalls).map((path) =>
      failure(fetch(proxy.url + path, init).then((response) => response.text())),
    );
    await expect.poll(() => proxy.requests.length).toBe(5);
    await expect.poll(() => requests.length).toBe(2);
    idle.resume();
    await Promise.all([proxy[Symbol.asyncDispose](), once(idle, 'close'), ...failures]);
    expect(await failure(get())).toBe('ECONNREFUSED');
  });

  it('reports errors in custom faults', async () => {
    proxy.next(() => {
      throw new TypeError('a slip');
    });
    const response = await get();
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('a slip')]);
  });
});
