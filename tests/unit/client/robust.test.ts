import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { createPix, PixAbortError, PixInvalidParameterError, PixTimeoutError } from '../../../src/index.ts';
import { json, startFaultyServer } from '../../support/faulty-server.ts';
import { failureOf } from './network/support/network.ts';
import { createMockClient } from './support/mock-client.ts';

it('ends the iteration of a page when the signal of its call aborts', async () => {
  const { pix, requests } = createMockClient();
  const controller = new AbortController();
  const page = await pix.images.list({ limit: 10 }, { signal: controller.signal });
  const received: string[] = [];
  const reading = (async () => {
    for await (const { slug } of page) {
      received.push(slug);
      if (received.length === 10) controller.abort('enough');
    }
  })();
  expect(await failureOf(reading)).toMatchObject({ code: 'aborted', cause: 'enough' });
  expect(requests()).toBe(1);
});

it.each<[string, () => Promise<Response>]>([
  ['never responds', () => new Promise(() => undefined)],
  ['responds without an end', () => Promise.resolve(new Response(new ReadableStream({})))],
])('times out or aborts even if a custom fetch %s and ignores its signal (H17)', async (_how, fetch) => {
  const pix = createPix({ baseUrl: 'http://pix.test', fetch, retry: 0 });
  expect(await failureOf(pix.platform.ping({ timeout: 50 }))).toBeInstanceOf(PixTimeoutError);
  const leaving = failureOf(pix.platform.ping({ signal: AbortSignal.timeout(20) }));
  expect(await leaving).toBeInstanceOf(PixAbortError);
});

it('a call that waits for its turn, a hook or a stream is aborted at once (U15)', async () => {
  const never = () => new Promise<never>(() => undefined);
  const busy = createPix({ baseUrl: 'http://pix.test', fetch: never, concurrency: 1 });
  void busy.platform.ping().catch(() => undefined);
  const signal = AbortSignal.timeout(20);
  expect(await failureOf(busy.platform.stats({ signal }))).toMatchObject({ code: 'aborted', attempts: 0 });
  const { pix } = createMockClient({ hooks: { onRequest: never } });
  expect(await failureOf(pix.platform.ping({ signal: AbortSignal.timeout(20) }))).toBeInstanceOf(
    PixAbortError,
  );
  const image = new ReadableStream<Uint8Array>();
  const upload = createMockClient().pix.images.upload(
    { image },
    { as: 'json', signal: AbortSignal.timeout(20) },
  );
  const error = await failureOf(upload);
  expect(error).toBeInstanceOf(PixAbortError);
  expect(error).not.toHaveProperty('maybeSent');
});

it.each<{ retry: unknown }>([
  { retry: null },
  { retry: -1 },
  { retry: { limit: 'x' } },
  { retry: { limit: NaN } },
  { retry: { limit: -1 } },
  { retry: { maxRetryAfter: '1' } },
  { retry: { maxRetryAfter: Infinity } },
  { retry: { backoffLimit: -1 } },
])('rejects %j', async ({ retry }) => {
  const { pix, requests } = createMockClient();
  const error = await failureOf(pix.platform.ping({ retry: retry as number }));
  expect(error).toMatchObject({ code: 'invalid_parameter', field: 'retry' });
  expect(requests()).toBe(0);
});

it('sends no header of the caller to another origin (R30)', async () => {
  const received: Record<string, unknown>[] = [];
  await using other = await startFaultyServer((response, _attempt, request) => {
    received.push(request.headers);
    json(response, { data: {} });
  });
  await using server = await startFaultyServer((response) => {
    response.writeHead(307, { location: `${other.url}/api/v1/ping` }).end();
  });
  const pix = createPix({ baseUrl: server.url });
  expect(await failureOf(pix.platform.ping({ headers: { cookie: 'session=secret' } }))).toMatchObject({
    code: 'redirect',
  });
  expect(received).toHaveLength(0);
  await pix.platform.ping();
  expect(received).toHaveLength(1);
});

it('deletes by a token without the key of the client, which would let a wrong token delete', async () => {
  const { pix } = createMockClient({ apiKey: 'pix_test_owner' });
  const image = await pix.images.upload({
    image: new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']),
  });
  expect(await failureOf(pix.images.delete(image.slug, { deleteToken: 'wrong' }))).toMatchObject({
    status: 403,
  });
  await pix.images.delete(image.slug, { deleteToken: String(image.delete_token) });
});

it('hides secrets that a server echoes, in any encoding (R34)', async () => {
  const key = 'pix+key/with"quote&<sign>';
  const token = 'delete-token-of-mine';
  const escaped = [...`${key} ${token} session-cookie`].map((char) =>
    /\w|-/.test(char) ? char : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  await using server = await startFaultyServer((response) => {
    const body = `{"error":{"code":"no ${token}","message":"${escaped.join('')}","fields":{"a":"${escaped.join('')}"}}}`;
    json(response, body, 422, { 'x-request-id': `id-${token}` });
  });
  const pix = createPix({ baseUrl: server.url, apiKey: key });
  const headers = { cookie: 'session-cookie' };
  const error = await failureOf(pix.images.delete('harbour', { deleteToken: token, headers }));
  for (const text of [
    inspect(error, { depth: 9 }),
    JSON.stringify(error),
    error.message,
    String(error.stack),
  ]) {
    expect(text).not.toContain(token);
    expect(text).not.toContain('session-cookie');
    expect(text).not.toContain('key/with');
  }
  expect(error.message).toContain('[secret]');
  expect(error.fields?.['a']).toContain('[secret]');
});

it('accepts a Headers object, too, and omits null values', async () => {
  const received: Record<string, unknown>[] = [];
  await using server = await startFaultyServer((response, _attempt, request) => {
    received.push(request.headers);
    json(response, { data: {} });
  });
  const pix = createPix({ baseUrl: server.url });
  await pix.platform.ping({ headers: new Headers({ 'x-one': '1' }) });
  await pix.platform.ping({ headers: { 'x-two': null as unknown as string } });
  expect(received[0]).toMatchObject({ 'x-one': '1' });
  expect(received[1]).not.toHaveProperty('x-two');
});

it('rejects with a PixInvalidParameterError, and no other, if the input cannot be sent (P11, U19)', async () => {
  const { pix, requests } = createMockClient();
  const cyclic: Record<string, unknown> = {};
  cyclic['title'] = 'x';
  cyclic['self'] = cyclic;
  const odd = Object.create(null) as number;
  const signal = { aborted: false } as AbortSignal;
  for (const work of [
    pix.images.update('harbour', cyclic),
    pix.images.update('harbour', { extra: 1n } as object),
    pix.images.list({ limit: odd }),
    pix.images.list({ album: '' }),
    pix.images.list({ q: {} as string }),
    pix.images.list({ tag: ['a', 'b'] as unknown as string }),
    pix.platform.ping({ signal }),
  ]) {
    expect(await failureOf(work)).toBeInstanceOf(PixInvalidParameterError);
  }
  const getter = Object.defineProperty({}, 'page', {
    enumerable: true,
    get: () => expect.unreachable('read'),
  });
  expect(() => pix.images.iterate(getter)).toThrow(PixInvalidParameterError);
  expect(requests()).toBe(0);
});
