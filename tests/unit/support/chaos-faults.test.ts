import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commonHeaders } from '../../../mock-server/http/cors.ts';
import { errorBodies } from '../../support/chaos-responses.ts';
import type { Fault } from '../../support/chaos-exchange.ts';
import { faults } from '../../support/chaos-faults.ts';
import { startChaosProxy, type ChaosProxy } from '../../support/chaos-proxy.ts';

const RECORD = JSON.stringify({ status: 'success', data: { title: 'a picture of a bridge' } });
const HALF = RECORD.slice(0, RECORD.length / 2);

/** Requests whose whole body reached the target. */
let done: string[];
let target: Server;
let proxy: ChaosProxy;

beforeEach(async () => {
  done = [];
  target = createServer((message, response) => {
    message.resume().once('end', () => {
      done.push(message.method ?? '');
      response.setHeader('ETag', '"a"').setHeader('Cache-Control', 'no-cache');
      if (message.headers['if-none-match'] === '"a"') return response.writeHead(304).end();
      if (message.url !== '/chunked') response.setHeader('Content-Length', RECORD.length);
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.write(RECORD.slice(0, 3));
      response.end(RECORD.slice(3));
    });
  });
  await once(target.listen(0, '127.0.0.1'), 'listening');
  proxy = await startChaosProxy({ target: `http://127.0.0.1:${(target.address() as AddressInfo).port}` });
});
afterEach(async () => {
  await proxy[Symbol.asyncDispose]();
  target.closeAllConnections();
  target.close();
});

const fetchWith = (fault: Fault, init?: RequestInit, path = '/record') => {
  proxy.next(fault);
  return fetch(proxy.url + path, init);
};
const upload = (bytes: number) => ({ method: 'POST', body: new Uint8Array(bytes) });
const causeOf = (error: unknown) => ((error as Error).cause as { code?: string }).code ?? 'no code';
/** Error code of a failed fetch. */
const failure = (promise: Promise<unknown>) =>
  promise.then(() => expect.unreachable('the request should have failed'), causeOf);
/** The part of a body that arrives before it ends or stalls, and which of the two happened. */
async function read(response: Response, patience = 60) {
  const silence = new Promise<string>((resolve) => setTimeout(resolve, patience, 'silence'));
  const reader = response.body?.getReader();
  for (let text = ''; ;) {
    const part = await Promise.race([reader?.read().catch(causeOf), silence]);
    if (typeof part !== 'object') return { text, end: part };
    if (part.done) return { text, end: 'end' };
    text += new TextDecoder('utf-8', { ignoreBOM: true }).decode(part.value);
  }
}
const SILENT = { text: '', end: 'silence' };

describe('Before a response', () => {
  it('delay holds the first byte back (R1)', async () => {
    const start = performance.now();
    const response = await fetchWith(faults.delay(80));
    expect(performance.now() - start).toBeGreaterThan(75);
    expect(await response.text()).toBe(RECORD);
  });

  it('delay lets a later response overtake (R33)', async () => {
    const gate = Promise.withResolvers<void>();
    const order: string[] = [];
    const slow = fetchWith(faults.delay(gate.promise)).then(() => order.push('first'));
    await expect.poll(() => proxy.requests.length).toBe(1);
    await fetch(proxy.url);
    order.push('second');
    gate.resolve();
    await slow;
    expect(order).toEqual(['second', 'first']);
  });

  it('refuse closes the connection without a request to the target (R4)', async () => {
    expect(await failure(fetchWith(faults.refuse()))).toBe('UND_ERR_SOCKET');
    expect([proxy.requests.length, done]).toEqual([1, []]);
  });

  it('resetBeforeHeaders resets the connection after the whole request has arrived (R4)', async () => {
    expect(await failure(fetchWith(faults.resetBeforeHeaders(), upload(100_000)))).toBe('ECONNRESET');
    expect([proxy.requests[0]?.bodyBytes, done]).toEqual([100_000, []]);
  });

  it('resetInUpload resets the connection while the body arrives, or at its end (R4)', async () => {
    expect(await failure(fetchWith(faults.resetInUpload(200_000), upload(50_000_000)))).toMatch(
      /ECONNRESET|EPIPE/,
    );
    expect(proxy.requests[0]?.bodyBytes).toBeGreaterThanOrEqual(200_000);
    expect(proxy.requests[0]?.bodyBytes).toBeLessThan(1_000_000);
    expect(await failure(fetchWith(faults.resetInUpload(200_000), upload(10)))).toBe('ECONNRESET');
    expect([proxy.requests[1]?.bodyBytes, done]).toEqual([10, []]);
  });

  it('loseAnswer resets the connection after the target has handled the request (U17)', async () => {
    expect(await failure(fetchWith(faults.loseAnswer(), upload(1_000)))).toBe('ECONNRESET');
    expect(done).toEqual(['POST']);
  });

  it.each([
    ['neverAnswer', faults.neverAnswer(), 20_000_000],
    ['neverRead', faults.neverRead(), 0],
  ])('%s leaves an upload without a response (U17)', async (_, fault, bodyBytes) => {
    const leave = new AbortController();
    const pending = fetchWith(fault, { ...upload(20_000_000), signal: leave.signal });
    await expect.poll(() => proxy.requests[0]?.bodyBytes).toBe(bodyBytes);
    await new Promise((resolve) => setTimeout(resolve, 60));
    leave.abort(new Error('patience'));
    await expect(pending).rejects.toThrow('patience');
    expect([proxy.requests[0]?.bodyBytes, done]).toEqual([bodyBytes, []]);
  });
});

describe('In the body of a response', () => {
  it.each([
    ['stallAfterHeaders', faults.stallAfterHeaders(), SILENT],
    ['stallInBody', faults.stallInBody(), { text: HALF, end: 'silence' }],
    ['stallInBody', faults.stallInBody(5), { text: RECORD.slice(0, 5), end: 'silence' }],
    ['stallInBody', faults.stallInBody(1_000), { text: RECORD.slice(0, -1), end: 'silence' }],
  ])('%s stalls (R2)', async (_, fault, expected) => {
    const response = await fetchWith(fault);
    expect(response.headers.get('Content-Length')).toBe(String(RECORD.length));
    expect(await read(response)).toEqual(expected);
  });

  it('trickle continues byte by byte (R3)', async () => {
    const response = await fetchWith(faults.trickle(10));
    const { text, end } = await read(response, 200);
    expect(end).toBe('silence');
    expect(text).toMatch(/^ {5,20}$/);
  });

  it.each(['/record', '/chunked'])(
    'resetInBody resets the connection early, cutBody ends the body early: %s (R5, R12)',
    async (path) => {
      for (const [fault, end, part] of [
        [faults.resetInBody(7), 'ECONNRESET', RECORD.slice(0, 7)],
        [faults.cutBody(), 'closed', HALF],
      ] as const) {
        expect((await read(await fetchWith(fault, {}, path))).end).not.toBe('end');
        proxy.next(fault);
        const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1').setEncoding('utf8');
        socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
        let text = '';
        socket.on('data', (chunk: string) => (text += chunk));
        const closed = once(socket, 'close').then(() => 'closed');
        expect(await closed.catch((error: unknown) => (error as { code: string }).code)).toBe(end);
        expect(text.trimEnd().endsWith(`\r\n${part}`)).toBe(true);
        expect(text).toContain(path === '/record' ? `Content-Length: ${RECORD.length}` : 'chunked');
      }
    },
  );

  it('corruptGzip fails with an error of the decoder (R5)', async () => {
    const { text, end } = await read(await fetchWith(faults.corruptGzip()));
    expect(end).toBe('Z_DATA_ERROR');
    expect(RECORD.startsWith(text)).toBe(true);
  });

  it.each([
    ['shortBody', faults.shortBody(), HALF],
    ['byteOrderMark', faults.byteOrderMark(), `\ufeff${RECORD}`],
    ['trailingGarbage', faults.trailingGarbage('!'), `${RECORD}!`],
    ['rewrite', faults.rewrite((body) => body.toString().toUpperCase()), RECORD.toUpperCase()],
  ])('%s changes the body and sets its actual length (R12)', async (_, fault, expected) => {
    for (const path of ['/record', '/chunked']) {
      const response = await fetchWith(fault, {}, path);
      expect(response.headers.get('Content-Length')).toBe(String(Buffer.byteLength(expected)));
      expect(await read(response)).toEqual({ text: expected, end: 'end' });
    }
  });

  it('corrupts a complete response, which is not cached, also for a conditional request', async () => {
    const init = { headers: { 'If-None-Match': '"a"', Range: 'bytes=2-' } };
    for (const fault of [faults.resetInBody(), faults.shortBody(), faults.withoutCors()]) {
      const response = await fetchWith(fault, init);
      expect([response.status, response.headers.get('ETag')]).toEqual([200, null]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    expect((await fetch(`${proxy.url}/record`, init)).status).toBe(304);
  });

  it('withoutCors hides the response from pages of other origins (R31)', async () => {
    const response = await fetchWith(faults.withoutCors());
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(await response.text()).toBe(RECORD);
  });
});

describe('In place of a response', () => {
  it.each([
    ['answer', faults.answer({ status: 418, body: [null] }), 418, '[null]'],
    ['busy', faults.busy('-1', 503), 503, JSON.stringify(errorBodies.contract.body)],
    ['html', faults.html(502), 502, '<!doctype html><title>Log in</title><form></form>'],
    ['empty', faults.empty(), 204, ''],
    ['empty', faults.empty(200), 200, ''],
    ['nan', faults.nan(), 200, '{"status":"success","data":NaN}'],
    ['deep', faults.deep(), 200, '['.repeat(1e5) + ']'.repeat(1e5)],
    ['failure', faults.failure(403, 'text'), 403, errorBodies.text.body],
  ])(
    '%s can be read by a page, and the target receives no request (R6 to R13)',
    async (_, fault, status, body) => {
      const response = await fetchWith(fault, upload(100_000));
      expect([response.status, await response.text()]).toEqual([status, body]);
      for (const [name, value] of Object.entries(commonHeaders('req_made_up')))
        expect(response.headers.get(name)).toBe(value);
      await expect.poll(() => proxy.requests[0]?.bodyBytes).toBe(100_000);
      expect(done).toEqual([]);
    },
  );

  it('busy has an optional Retry-After header (R6, R7)', async () => {
    const waits = [];
    for (const value of ['2', 'Wed, 21 Oct 2015 07:28:00 GMT', '-5', 'soon', null])
      waits.push((await fetchWith(faults.busy(value))).headers.get('Retry-After'));
    expect(waits).toEqual(['2', 'Wed, 21 Oct 2015 07:28:00 GMT', '-5', 'soon', null]);
  });

  it('answer sends the given headers: others, none, a wrong length (R31)', async () => {
    const headers = {
      'access-control-allow-origin': 'https://a.test',
      'Content-Type': null,
      'Content-Length': '9',
    };
    const response = await fetchWith(faults.answer({ headers, body: 'four' }));
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://a.test');
    expect(response.headers.get('Content-Type')).toBeNull();
    expect(await read(response)).toEqual({ text: 'four', end: 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH' });
  });

  it('huge is valid JSON over 5 MiB without a Content-Length (P12)', async () => {
    const response = await fetchWith(faults.huge());
    expect(response.headers.get('Content-Length')).toBeNull();
    const text = await response.text();
    expect(text.length).toBe(6 * 1024 * 1024);
    expect(JSON.parse(text)).toMatchObject({ status: 'success' });
  });

  it('failure has a body of each common shape (R35)', async () => {
    const shapes = Object.keys(errorBodies) as (keyof typeof errorBodies)[];
    const types: Record<string, string | null> = {};
    for (const shape of shapes) {
      const response = await fetchWith(faults.failure(400, shape, { 'X-Extra': shape }));
      expect([response.status, response.headers.get('X-Extra')]).toEqual([400, shape]);
      types[shape] = response.headers.get('Content-Type');
      if (types[shape]?.includes('json')) await response.json();
    }
    expect(types).toMatchObject({ text: 'text/plain', problem: 'application/problem+json', empty: null });
  });

  it('redirect leads to another origin, or into a loop (R30)', async () => {
    const away = await fetchWith(faults.redirect('http://other.test/', 302), { redirect: 'manual' });
    expect([away.status, away.headers.get('Location')]).toEqual([302, 'http://other.test/']);
    proxy.always(faults.redirect());
    await expect(fetch(`${proxy.url}/loop?a=1`)).rejects.toThrow('fetch failed');
    expect(proxy.requests.slice(1).map(({ path }) => path)).toEqual(Array(21).fill('/loop?a=1'));
  });
});
