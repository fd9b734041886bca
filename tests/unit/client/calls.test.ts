import { describe, expect, it, vi } from 'vitest';
import { createMockFetch } from '../../../mock-server/index.ts';
import {
  checkResponses,
  createPix,
  createTransport,
  listImages,
  PixNotFoundError,
  PixParseError,
  type Drift,
  type PixOptions,
} from '../../../src/index.ts';
import { createMockClient } from './support/mock-client.ts';
import { json, startFaultyServer } from '../../support/faulty-server.ts';

const mockPix = (options: Partial<PixOptions> = {}) => {
  const fetch = createMockFetch();
  const pix = createPix({ baseUrl: 'http://pix.test', fetch, ...options });
  return { pix, requests: () => fetch.control.journal.list() };
};

describe('A call', () => {
  it('resolves with its data, the response, or both, and sends one request', async () => {
    const { pix, requests } = mockPix();
    const call = pix.platform.ping();
    const { data, response, requestId } = await call.withResponse();
    expect(data.message).toBe('pong');
    expect(requestId).toBe(response.headers.get('x-request-id'));
    expect(response.url || 'http://pix.test/api/v1/ping').toBe('http://pix.test/api/v1/ping');
    expect(await (await call.asResponse()).json()).toMatchObject({ data: { message: 'pong' } });
    expect((await call).message).toBe('pong');
    expect(requests()).toHaveLength(1);
  });

  it('resolves with the response whatever its body contains, and leaves no unhandled rejection', async () => {
    await using server = await startFaultyServer((response) => response.end('<h1>Log in</h1>'));
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const response = await createPix({ baseUrl: server.url }).platform.ping().asResponse();
    expect(await response.text()).toBe('<h1>Log in</h1>');
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('rejects in all three forms after an error, and leaves no unhandled rejection', async () => {
    const { pix } = mockPix();
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    await expect(pix.images.get('nowhere').asResponse()).rejects.toBeInstanceOf(PixNotFoundError);
    await expect(pix.images.get('nowhere').withResponse()).rejects.toBeInstanceOf(PixNotFoundError);
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('to a companion host behaves the same, although its code is loaded on demand', async () => {
    const { pix, requests } = mockPix();
    const call = pix.companions.birds.list({ limit: 1 });
    const { data, response } = await call.withResponse();
    expect(data.pagination.total).toBe(229);
    expect(response.status).toBe(200);
    expect((await call.asResponse()).headers.get('ratelimit-limit')).toBe('60');
    expect(requests()).toHaveLength(1);
  });
});

describe('Equal list reads in flight', () => {
  it('share one request, and each caller receives its own copy of the data', async () => {
    const { pix, requests } = mockPix();
    const [one, other] = await Promise.all([pix.images.list(), pix.images.list({ page: undefined })]);
    expect(requests()).toHaveLength(1);
    expect(one).toEqual(other);
    expect(one.data[0]).not.toBe(other.data[0]);
  });

  it('are separate requests if their options differ', async () => {
    const { pix, requests } = mockPix();
    await Promise.all([
      pix.images.list(),
      pix.images.list({}, { retry: 0 }),
      pix.images.list({}, { headers: { a: 'b' } }),
    ]);
    expect(requests()).toHaveLength(3);
  });

  it('share one request, unlike details, which count views, and random samples, which differ', async () => {
    const { pix, requests } = mockPix();
    const { slug } = (await pix.images.list({ limit: 1 })).data[0] ?? { slug: '' };
    await Promise.all([pix.images.get(slug), pix.images.get(slug)]);
    await Promise.all([pix.companions.birds.random(), pix.companions.birds.random()]);
    expect(requests().filter(({ operation }) => operation !== 'listImages')).toHaveLength(4);
  });
});

describe('Hooks', () => {
  it('receive each request, response and retry, but never the key', async () => {
    await using server = await startFaultyServer((response, attempt) =>
      json(response, {}, attempt > 1 ? 200 : 503),
    );
    const events: unknown[] = [];
    const headers: (string | null)[] = [];
    const pix = createPix({
      baseUrl: server.url,
      apiKey: 'pix_secret_key',
      retry: { limit: 1 },
      hooks: {
        onRequest: ({ operation, method, url, headers: sent }) => {
          headers.push(sent.get('authorization'));
          events.push(['request', operation, method, new URL(url).pathname]);
        },
        onResponse: ({ status, responseHeaders }) =>
          events.push(['response', status, responseHeaders.get('content-type')]),
        onRetry: ({ attempts, error, delay }) => events.push(['retry', attempts, error.status, delay >= 0]),
      },
    });
    await pix.platform.ping();
    expect(events).toEqual([
      ['request', 'ping', 'GET', '/api/v1/ping'],
      ['response', 503, 'application/json'],
      ['retry', 1, 503, true],
      ['request', 'ping', 'GET', '/api/v1/ping'],
      ['response', 200, 'application/json'],
    ]);
    expect(headers).toEqual([null, null]);
  });

  it('can add headers, and end a call by throwing', async () => {
    const received: (string | undefined)[] = [];
    await using server = await startFaultyServer((response, _attempt, request) => {
      received.push(request.headers['x-trace'] as string, request.headers['x-own'] as string);
      json(response, {});
    });
    const options = { baseUrl: server.url, headers: { 'x-own': 'client' } };
    const pix = createPix({ ...options, hooks: { onRequest: ({ headers }) => headers.set('x-trace', '1') } });
    await pix.platform.ping({ headers: { 'x-own': 'call' } });
    expect(received).toEqual(['1', 'call']);
    const veto = createPix({
      ...options,
      hooks: {
        onRequest: () => {
          throw new Error('not today');
        },
      },
    });
    await expect(veto.platform.ping()).rejects.toThrow('not today');
    expect(server.requests).toHaveLength(1);
  });
});

describe('Responses', () => {
  it('are read leniently: bare records, unknown and missing fields (R14)', async () => {
    await using server = await startFaultyServer((response) => json(response, { id: 7, colour: 'blue' }));
    expect(await createPix({ baseUrl: server.url }).images.get(7)).toEqual({ id: 7, colour: 'blue' });
  });

  it('are compared with the contract if `onDrift` or `strict` is set', async () => {
    await using server = await startFaultyServer((response) =>
      json(response, { status: 'success', data: { message: 'pong', time: 5, mood: 'good' } }),
    );
    const drifts: string[] = [];
    const pix = createPix({
      baseUrl: server.url,
      onDrift: ({ kind, path }) => drifts.push(`${kind} ${path}`),
    });
    expect(await pix.platform.ping()).toMatchObject({ mood: 'good' });
    expect(drifts.sort()).toEqual(['type data.time', 'unknown data.mood']);
    const strict = createPix({ baseUrl: server.url, strict: true });
    await expect(strict.platform.ping()).rejects.toBeInstanceOf(PixParseError);
  });

  it('are compared for free functions by a wrapped transport, page after page', async () => {
    const fetch = createMockFetch();
    const transport = createTransport({ baseUrl: 'http://pix.test', fetch });
    const operations: string[] = [];
    const onDrift = ({ path }: Drift) => operations.push(path);
    const page = await listImages(checkResponses(transport, { strict: true, onDrift }), { limit: 100 });
    for await (const image of page) expect(image.slug).not.toBe('');
    expect(operations).toEqual([]);
    expect(fetch.control.journal.list()).toHaveLength(3);
  });

  it('to a write that cannot be parsed leave open whether the write was carried out', async () => {
    await using server = await startFaultyServer((response) => response.end('<h1>Thanks</h1>'));
    const pix = createPix({ baseUrl: server.url, apiKey: 'pix_test_owner' });
    await expect(pix.albums.create({ title: 'New' })).rejects.toMatchObject({
      code: 'parse',
      maybeSent: true,
    });
  });
});

it.each(['http://pix.test/api/v1', 'http://pix.test/api/v1/', 'http://pix.test'])(
  'A base URL may end with the root of the API: %s',
  async (baseUrl) => {
    const { pix, control } = createMockClient({ baseUrl });
    await pix.images.list();
    expect(control.journal.list()).toMatchObject([{ operation: 'listImages', status: 200 }]);
  },
);
