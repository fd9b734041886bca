import { inspect } from 'node:util';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { createPix, PixError } from '../../../src/index.ts';
import { failureOf } from './network/support/network.ts';

// Backoff is random; its lower bound keeps the tests fast.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

describe('A key in the error of a custom fetch (P8, R34)', () => {
  const KEY = 'pix_live_s3cr3t';
  type Fetch = typeof globalThis.fetch;

  class OddError extends Error {
    #request = KEY;
    toJSON() {
      return { request: this.#request };
    }
  }
  class Inspected extends Error {
    [inspect.custom]() {
      return KEY;
    }
  }
  const rejectWith =
    (make: (init: RequestInit) => unknown): Fetch =>
    (_url, init = {}) => {
      const error = make(init) as Error;
      return Promise.reject(error);
    };
  const errorWith = (held: object, cause?: unknown) =>
    Object.assign(new TypeError('fetch failed', { cause }), held);

  const LEAKS: Record<string, (init: RequestInit) => unknown> = {
    'its request': (init) =>
      errorWith({ request: new Request('http://pix.test', { headers: new Headers(init.headers) }) }),
    'its headers as an object': (init) =>
      errorWith({ config: { headers: Object.fromEntries(init.headers as Headers) } }),
    'its Headers': ({ headers }) => errorWith({ headers }),
    'its init, not enumerable': (init) => Object.defineProperty(errorWith({}), 'init', { value: init }),
    'a field': () => errorWith({ key: `Bearer ${KEY}` }),
    'its message': () => new Error(`Could not send Bearer ${KEY}`),
    'its name': () => Object.assign(new Error('no'), { name: KEY }),
    'a nested cause': (init) => errorWith({}, errorWith({}, errorWith({ request: init }))),
    'a nested message': () => errorWith({}, new Error('no', { cause: new Error(KEY) })),
    'an AggregateError': () => errorWith({}, new AggregateError([new Error(KEY)], 'all')),
    'a symbol': (init) => errorWith({ [Symbol('request')]: init }),
    'a getter': () => Object.defineProperty(errorWith({}), 'request', { enumerable: true, get: () => KEY }),
    'a Map': () => errorWith({ sent: new Map([['authorization', KEY]]) }),
    'its toJSON': () => new OddError('no'),
    'its custom inspection': () => new Inspected('no'),
    'a value that is not an error': (init) => ({ message: 'no', request: init }),
    'a text': () => `no: ${KEY}`,
    'a circular cause': (init) => {
      const error = errorWith({ request: init });
      return Object.assign(error, { cause: error });
    },
    'a function': () => errorWith({ retry: Object.assign(() => KEY, { key: KEY }) }),
  };

  it.each(Object.keys(LEAKS))('as %s is not shown', async (name) => {
    const fetch = rejectWith(LEAKS[name] ?? (() => undefined));
    const pix = createPix({ baseUrl: 'http://pix.test', apiKey: KEY, fetch, retry: 0 });
    const errors: unknown[] = [];
    const calls = [
      () => pix.images.list(),
      () => pix.images.list({}, { retry: 1, headers: { 'x-api-key': KEY } }),
      () =>
        createPix({
          baseUrl: 'http://pix.test',
          fetch,
          hooks: {
            onRequest: ({ headers }) => headers.set('authorization', `Bearer ${KEY}`),
            onRetry: ({ error }) => errors.push(error),
          },
        }).images.list(),
    ];
    for (const call of calls) {
      const error = await failureOf(call());
      expect(error.code).toBe('network');
      errors.push(error);
    }
    for (const error of errors) {
      expect(error).toBeInstanceOf(PixError);
      const { cause } = error as PixError;
      for (const output of [
        inspect(error, { depth: 20, showHidden: true, getters: true }),
        JSON.stringify(error),
        JSON.stringify(cause),
        String(cause),
        inspect(cause, { depth: 20, showHidden: true, getters: true }),
        (error as PixError).stack,
      ])
        expect(output ?? '').not.toContain(KEY);
    }
  });

  it('is removed without losing name, message, stack, code and causes', async () => {
    class OfflineError extends Error {
      override name = 'OfflineError';
    }
    const beneath = new OfflineError('off', { cause: new TypeError('cable') });
    const cause = Object.assign(new TypeError('no', { cause: beneath }), { code: 'E_OFF', tries: 3 });
    const pix = createPix({
      baseUrl: 'http://pix.test',
      apiKey: KEY,
      fetch: rejectWith(() => cause),
      retry: 0,
    });
    const error = await failureOf(pix.images.list());
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error.cause).toMatchObject({ message: 'no', code: 'E_OFF', stack: cause.stack });
    expect(error.cause).toMatchObject({ cause: { name: 'OfflineError', cause: { message: 'cable' } } });
    expect((error.cause as typeof cause & { cause: typeof beneath }).cause.cause).not.toHaveProperty('cause');
  });

  it('is copied with five nested causes at most', async () => {
    const circular = new TypeError('no');
    const fetch = rejectWith(() => Object.assign(circular, { cause: circular }));
    let error: Error = await failureOf(
      createPix({ baseUrl: 'http://pix.test', fetch, retry: 0 }).images.list(),
    );
    let depth = 0;
    for (; error.cause; depth++) error = error.cause as Error;
    expect(depth).toBe(6);
  });

  it('is removed without losing the connection error of Node', async () => {
    const cause = errorWith(
      {},
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED', port: 80, socket: {} }),
    );
    const pix = createPix({
      baseUrl: 'http://pix.test',
      apiKey: KEY,
      fetch: rejectWith(() => cause),
      retry: 0,
    });
    const error = await failureOf(pix.images.update('a', { title: 'b' }));
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error.cause).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNREFUSED' } });
    // Nothing was sent, so the outcome is certain.
    expect(error.maybeSent).toBeUndefined();
  });

  it('is not shown if the content security policy of the page blocks the address', async () => {
    const page = new EventTarget();
    const [added, removed] = [vi.spyOn(page, 'addEventListener'), vi.spyOn(page, 'removeEventListener')];
    vi.stubGlobal('document', page);
    const violation = {
      disposition: 'enforce',
      effectiveDirective: 'connect-src',
      blockedURI: 'http://pix.test',
    };
    const fetch = rejectWith((init) => {
      // As browsers do, in a later task.
      setTimeout(() => page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation)));
      return errorWith({ request: init }, new Error(`Bearer ${KEY}`));
    });
    const pix = createPix({ baseUrl: 'http://pix.test', apiKey: KEY, fetch });
    const error = await failureOf(pix.images.list());
    vi.unstubAllGlobals();
    expect(error).toMatchObject({ code: 'blocked', attempts: 1 });
    expect(removed.mock.calls).toEqual(added.mock.calls);
    expect(error.cause).toMatchObject({ code: 'network', cause: { message: 'fetch failed' } });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(KEY);
  });

  it('is not part of the JSON of the error, nor is any cause', async () => {
    const pix = createPix({
      baseUrl: 'http://pix.test',
      fetch: rejectWith(() => new Error('off')),
      retry: 0,
    });
    const error = await failureOf(pix.images.list());
    expect(error.cause).toMatchObject({ message: 'off' });
    expect(Object.keys(error)).not.toContain('cause');
  });
});

describe('A header with a line break (U5)', () => {
  const KEY = 'pix_live_s3cr3t';

  it.each([
    ['authorization', `Bearer ${KEY}\nx: y`],
    ['x-api-key', `${KEY}\r\n`.padEnd(40) + '\n.'],
    ['x-session', `${KEY}\0`],
    ['cookie', `session=${KEY}\u0219`],
  ])('%s is rejected without revealing the value', async (name, value) => {
    const pix = createPix({ baseUrl: 'http://pix.test', apiKey: 'other' });
    const error = await failureOf(pix.images.list({}, { headers: { [name]: value } }));
    expect(error).toMatchObject({ code: 'invalid_parameter', field: 'headers' });
    expect(error.message).toContain(name);
    expect(inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error)).not.toContain(KEY);
  });

  it.each([[[['a', 'b']]], [[]], ['a: b'], [7], [null]])('cannot be passed as %j', async (headers) => {
    const pix = createPix({ baseUrl: 'http://pix.test' });
    const error = await failureOf(pix.images.list({}, { headers: headers as unknown as Headers }));
    expect(error).toMatchObject({ code: 'invalid_parameter', field: 'headers' });
    expect(error.message).toMatch(/headers must be an object/);
  });
});

it('An error shows no unknown detail, and its JSON leaves out the body of the response', async () => {
  const fetch = () => Promise.resolve(new Response('<h1>no</h1>', { status: 404 }));
  const error = await failureOf(createPix({ baseUrl: 'http://pix.test', fetch }).images.get('harbour'));
  expect(error.body).toBe('<h1>no</h1>');
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'PixNotFoundError',
    code: 'http_404',
    status: 404,
    attempts: 1,
    operation: 'getImage',
    method: 'GET',
    url: 'http://pix.test/api/v1/images/harbour',
  });
  expect(inspect(error)).not.toMatch(/undefined|<h1>/);
});
