import { inspect } from 'node:util';
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { createPix, PixError } from '../../../src/index.ts';
import { failureOf } from './network/support/network.ts';

// Backoff is drawn from a range; its lower end keeps the tests quick.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

describe('A key in the error of a fetch of the caller’s (P8, R34)', () => {
  const KEY = 'pix_live_s3cr3t';
  type Ask = typeof globalThis.fetch;

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
  const failing =
    (make: (init: RequestInit) => unknown): Ask =>
    (_url, init = {}) => {
      const error = make(init) as Error;
      return Promise.reject(error);
    };
  const holding = (held: object, cause?: unknown) =>
    Object.assign(new TypeError('fetch failed', { cause }), held);

  const LEAKS: Record<string, (init: RequestInit) => unknown> = {
    'its request': (init) =>
      holding({ request: new Request('http://pix.test', { headers: new Headers(init.headers) }) }),
    'its headers as an object': (init) =>
      holding({ config: { headers: Object.fromEntries(init.headers as Headers) } }),
    'its Headers': ({ headers }) => holding({ headers }),
    'its init, not enumerable': (init) => Object.defineProperty(holding({}), 'init', { value: init }),
    'a field': () => holding({ key: `Bearer ${KEY}` }),
    'its message': () => new Error(`Could not send Bearer ${KEY}`),
    'its name': () => Object.assign(new Error('no'), { name: KEY }),
    'a nested cause': (init) => holding({}, holding({}, holding({ request: init }))),
    'a nested message': () => holding({}, new Error('no', { cause: new Error(KEY) })),
    'an AggregateError': () => holding({}, new AggregateError([new Error(KEY)], 'all')),
    'a symbol': (init) => holding({ [Symbol('request')]: init }),
    'a getter': () => Object.defineProperty(holding({}), 'request', { enumerable: true, get: () => KEY }),
    'a Map': () => holding({ sent: new Map([['authorization', KEY]]) }),
    'its toJSON': () => new OddError('no'),
    'its own way to be inspected': () => new Inspected('no'),
    'what is no error': (init) => ({ message: 'no', request: init }),
    text: () => `no: ${KEY}`,
    'a circle': (init) => {
      const error = holding({ request: init });
      return Object.assign(error, { cause: error });
    },
    'a function': () => holding({ retry: Object.assign(() => KEY, { key: KEY }) }),
  };

  it.each(Object.keys(LEAKS))('as %s is not shown', async (name) => {
    const fetch = failing(LEAKS[name] ?? (() => undefined));
    const pix = createPix({ baseUrl: 'http://pix.test', apiKey: KEY, fetch, retry: 0 });
    const heard: unknown[] = [];
    const calls = [
      () => pix.images.list(),
      () => pix.images.list({}, { retry: 1, headers: { 'x-api-key': KEY } }),
      () =>
        createPix({
          baseUrl: 'http://pix.test',
          fetch,
          hooks: {
            onRequest: ({ headers }) => headers.set('authorization', `Bearer ${KEY}`),
            onRetry: ({ error }) => heard.push(error),
          },
        }).images.list(),
    ];
    for (const call of calls) {
      const error = await failureOf(call());
      expect(error.code).toBe('network');
      heard.push(error);
    }
    for (const error of heard) {
      expect(error).toBeInstanceOf(PixError);
      const { cause } = error as PixError;
      for (const shown of [
        inspect(error, { depth: 20, showHidden: true, getters: true }),
        JSON.stringify(error),
        JSON.stringify(cause),
        String(cause),
        inspect(cause, { depth: 20, showHidden: true, getters: true }),
        (error as PixError).stack,
      ])
        expect(shown ?? '').not.toContain(KEY);
    }
  });

  it('leaves name, message, stack, code and causes', async () => {
    class OfflineError extends Error {
      override name = 'OfflineError';
    }
    const beneath = new OfflineError('off', { cause: new TypeError('cable') });
    const cause = Object.assign(new TypeError('no', { cause: beneath }), { code: 'E_OFF', tries: 3 });
    const pix = createPix({ baseUrl: 'http://pix.test', apiKey: KEY, fetch: failing(() => cause), retry: 0 });
    const error = await failureOf(pix.images.list());
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error.cause).toMatchObject({ message: 'no', code: 'E_OFF', stack: cause.stack });
    expect(error.cause).toMatchObject({ cause: { name: 'OfflineError', cause: { message: 'cable' } } });
  });

  it('keeps what Node says of the connection', async () => {
    const cause = holding(
      {},
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED', port: 80, socket: {} }),
    );
    const pix = createPix({ baseUrl: 'http://pix.test', apiKey: KEY, fetch: failing(() => cause), retry: 0 });
    const error = await failureOf(pix.images.update('a', { title: 'b' }));
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error.cause).toMatchObject({ message: 'fetch failed', cause: { code: 'ECONNREFUSED' } });
    // Nobody was there: nothing is uncertain.
    expect(error.maybeSent).toBeUndefined();
  });

  it('is not shown where the policy of the page forbids the address', async () => {
    const page = new EventTarget();
    vi.stubGlobal('document', page);
    const violation = {
      disposition: 'enforce',
      effectiveDirective: 'connect-src',
      blockedURI: 'http://pix.test',
    };
    const fetch = failing((init) => {
      page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
      return holding({ request: init }, new Error(`Bearer ${KEY}`));
    });
    const pix = createPix({ baseUrl: 'http://pix.test', apiKey: KEY, fetch });
    const error = await failureOf(pix.images.list());
    vi.unstubAllGlobals();
    expect(error).toMatchObject({ code: 'blocked', attempts: 1 });
    expect(error.cause).toMatchObject({ code: 'network', cause: { message: 'fetch failed' } });
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(KEY);
  });

  it('is left out of JSON together with every cause', async () => {
    const pix = createPix({ baseUrl: 'http://pix.test', fetch: failing(() => new Error('off')), retry: 0 });
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
  ])('%s is refused without its value', async (name, value) => {
    const pix = createPix({ baseUrl: 'http://pix.test', apiKey: 'other' });
    const error = await failureOf(pix.images.list({}, { headers: { [name]: value } }));
    expect(error).toMatchObject({ code: 'invalid_parameter', field: 'headers' });
    expect(error.message).toContain(name);
    expect(inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error)).not.toContain(KEY);
  });

  it.each([[[['a', 'b']]], [[]], ['a: b'], [7], [null]])('cannot be given as %j', async (headers) => {
    const pix = createPix({ baseUrl: 'http://pix.test' });
    const error = await failureOf(pix.images.list({}, { headers: headers as unknown as Headers }));
    expect(error).toMatchObject({ code: 'invalid_parameter', field: 'headers' });
    expect(error.message).toMatch(/headers must be an object/);
  });
});
