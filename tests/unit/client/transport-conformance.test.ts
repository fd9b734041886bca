import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  PixHttpError,
  PixNetworkError,
  PixParseError,
  PixTimeoutError,
} from '../../../src/client/core/errors.ts';
import { json, startFaultyServer, type Answer, type FaultyServer } from '../../support/faulty-server.ts';
import { listOf } from '../../support/picture-records.ts';
import { client, quickReader, reader, type Options } from './support/readers.ts';

/** The embed script, with and without its quick first attempt, and the client keep the same promises, over real sockets. */
describe.each([
  ['script', quickReader, 'total'],
  ['code of the script for failures', reader, 'body'],
  ['client', client, 'body'],
])('The %s', (_name, create, stalledPhase) => {
  let server: FaultyServer;

  beforeEach(async () => {
    server = await startFaultyServer();
    // Backoff is random; its lower bound keeps the tests fast.
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await server[Symbol.asyncDispose]();
  });

  const get = async (options: Partial<Options> = {}, call: { signal?: AbortSignal } = {}, query = {}) =>
    create({ baseUrl: server.url, ...options })(query, call);
  const failure = async (answer: Answer, ...args: Parameters<typeof get>) => {
    server.answer = answer;
    return get(...args).then(
      () => expect.unreachable('the request should have failed'),
      (error: unknown) => error as PixHttpError,
    );
  };

  it('requests a path below /api/v1 of the base URL, with the query parameters that have a value', async () => {
    await get({ baseUrl: `${server.url}/prefix` }, {}, { q: 'a&b é', page: 0, tag: '', user: undefined });
    expect(server.requests).toEqual(['/prefix/api/v1/images?page=0&q=a%26b+%C3%A9']);
  });

  it('sends no cookie and needs no preflight', async () => {
    let sentHeaders: NodeJS.Dict<string | string[]> = {};
    server.answer = (response, _attempt, request) => {
      sentHeaders = request.headers;
      json(response, {});
    };
    await get();
    expect(sentHeaders['cookie']).toBeUndefined();
    expect(sentHeaders['accept']).toBe('application/json');
    expect(
      sentHeaders['authorization'] ?? sentHeaders['x-api-key'] ?? sentHeaders['content-type'],
    ).toBeUndefined();
  });

  it('resolves with the parsed response, with or without a byte order mark (R12)', async () => {
    server.answer = (response) => json(response, '\ufeff{"data":[1]}');
    expect(await get()).toEqual({ data: [1] });
  });

  it('times out when no headers arrive', async () => {
    const error = await failure(() => undefined, { pause: 60, retry: 0 });
    expect(error).toBeInstanceOf(PixTimeoutError);
    expect(error).toMatchObject({ code: 'timeout', phase: 'headers', attempts: 1 });
  });

  it('times out when the body stalls (R2)', async () => {
    const error = await failure((response) => response.writeHead(200).write('{"data":'), {
      pause: 1_000,
      total: 2_000,
      retry: 0,
    });
    expect(error).toMatchObject({ code: 'timeout', phase: stalledPhase });
  });

  it('times out when a body trickles forever (R3)', async () => {
    const timers: NodeJS.Timeout[] = [];
    const error = await failure(
      (response) => {
        response.writeHead(200);
        timers.push(setInterval(() => response.write(' '), 20));
      },
      { pause: 2_000, total: 3_000, retry: 0 },
    );
    timers.forEach(clearInterval);
    expect(error).toMatchObject({ code: 'timeout', phase: 'total' });
  });

  it('retries after a timeout', async () => {
    server.answer = (response, attempt) => attempt > 1 && json(response, { ok: true });
    expect(await get({ pause: 1_000 })).toEqual({ ok: true });
    expect(server.requests).toHaveLength(2);
  });

  it('reports a connection that is reset before the headers, after three attempts (R4)', async () => {
    const error = await failure((response) => response.destroy());
    expect(error).toBeInstanceOf(PixNetworkError);
    expect(error).toMatchObject({ code: 'network', attempts: 3 });
    expect(error.cause).toBeDefined();
    expect(server.requests).toHaveLength(3);
  });

  it('retries when the connection breaks mid-body (R5)', async () => {
    server.answer = (response, attempt) => {
      if (attempt > 1) return json(response, { ok: true });
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":[');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await get()).toEqual({ ok: true });
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('retries a read after status %i', async (status) => {
    server.answer = (response, attempt) => json(response, {}, attempt > 2 ? 200 : status);
    await get();
    expect(server.requests).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 405, 410, 422, 501])('does not retry after status %i', async (status) => {
    const error = await failure((response) => json(response, {}, status));
    expect(error.status).toBe(status);
    expect(server.requests).toHaveLength(1);
  });

  it('gives up after two retries (R8)', async () => {
    const error = await failure((response) => json(response, {}, 500));
    expect(error).toMatchObject({ status: 500, attempts: 3 });
    expect(server.requests).toHaveLength(3);
  });

  it('waits for the seconds of Retry-After (R6)', async () => {
    server.answer = (response, attempt) =>
      json(response, {}, attempt > 1 ? 200 : 429, { 'retry-after': '1' });
    const start = performance.now();
    await get();
    expect(performance.now() - start).toBeGreaterThan(990);
  });

  it('retries at once when the date of Retry-After is past (R6)', async () => {
    server.answer = (response, attempt) =>
      json(response, {}, attempt > 1 ? 200 : 503, { 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' });
    await get();
    expect(server.requests).toHaveLength(2);
  });

  it('rejects at once when Retry-After exceeds the maximum delay (R6)', async () => {
    const error = await failure((response) => json(response, {}, 429, { 'retry-after': '86400' }));
    expect(error).toBeInstanceOf(PixHttpError);
    expect(error.retryAfter).toBe(86_400_000);
    expect(server.requests).toHaveLength(1);
  });

  it.each(['-5', 'soon', ''])('uses its own delay when Retry-After is "%s" (R6)', async (value) => {
    server.answer = (response, attempt) =>
      json(response, {}, attempt > 1 ? 200 : 503, { 'retry-after': value });
    await get();
    expect(server.requests).toHaveLength(2);
  });

  it('reports the error of the server: code, message, fields, request id (P11)', async () => {
    const body = {
      status: 'error',
      error: { code: 'invalid_parameter', message: 'limit is 0', fields: { limit: '1 to 100' } },
    };
    const error = await failure((response) => json(response, body, 422, { 'x-request-id': 'r-1' }));
    expect(error).toMatchObject({
      code: 'invalid_parameter',
      message: 'limit is 0',
      requestId: 'r-1',
      status: 422,
    });
  });

  it.each([
    ['{"message":"no"}', 'no'],
    ['{"error":"no"}', 'no'],
    ['{"error":{"message":"no"}}', 'no'],
    ['{"type":"about:blank","title":"No","detail":"no"}', 'no'],
    ['[1]', 'The server returned status 400'],
    ['null', 'The server returned status 400'],
    ['<h1>no</h1>', 'The server returned status 400'],
    ['{"message":"' + 'x'.repeat(1000) + '"}', 'x'.repeat(300)],
  ])('finds the message in %.40s (R35)', async (body, message) => {
    const error = await failure((response) => json(response, body, 400));
    // The client also names the request.
    expect(error.message.replace(/\.? \(GET .*\)$|\.$/, '')).toBe(message);
  });

  it('rejects a response that is not JSON, names its type and does not retry (R10)', async () => {
    const error = await failure((response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>');
    });
    expect(error).toBeInstanceOf(PixParseError);
    expect(error.message).toContain('text/html');
    expect(error.message).not.toContain('Log in');
    expect(server.requests).toHaveLength(1);
  });

  it('rejects an empty response (R11)', async () => {
    const error = await failure((response) => response.writeHead(204).end());
    expect(error).toBeInstanceOf(PixParseError);
    expect(error.message).toContain('empty');
  });

  it('cancels a response over 5 MB while it streams (P12)', async () => {
    const error = await failure((response) => json(response, `"${'x'.repeat(5 * 1024 * 1024)}"`));
    expect(error).toBeInstanceOf(PixParseError);
    expect(error.message).toContain('5242880');
  });

  it('reads a response of 5 MB (P12)', async () => {
    const text = JSON.stringify(listOf([], {})).padEnd(5 * 1024 * 1024);
    server.answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(text);
    };
    expect(await get()).toMatchObject({ data: [] });
  });

  it('sends nothing when its signal is already aborted (U15)', async () => {
    const error = await failure((response) => json(response, {}), {}, { signal: AbortSignal.abort('why') });
    expect(error).toMatchObject({ name: 'AbortError', code: 'aborted', cause: 'why' });
    expect(server.requests).toHaveLength(0);
  });

  it('rejects with the reason of a signal that aborts mid-request (U15)', async () => {
    const controller = new AbortController();
    const error = await failure(() => controller.abort('left'), {}, { signal: controller.signal });
    expect(error).toMatchObject({ name: 'AbortError', code: 'aborted', cause: 'left' });
    expect(server.requests).toHaveLength(1);
  });

  it('stops waiting for a retry when its signal aborts', async () => {
    const controller = new AbortController();
    const refuse: Answer = (response) => {
      response.once('close', () => setTimeout(() => controller.abort('left'), 100));
      json(response, {}, 503, { 'retry-after': '20' });
    };
    const error = await failure(refuse, {}, { signal: controller.signal });
    expect(error).toMatchObject({ name: 'AbortError', code: 'aborted', cause: 'left' });
    expect(server.requests).toHaveLength(1);
  });
});
