import { describe, expect, it, vi } from 'vitest';
import { createPix, PixInvalidParameterError, type PixOptions } from '../../../src/index.ts';

describe('An option of a client:', () => {
  it.each([
    '',
    '/relative',
    'pix.example',
    '127.0.0.1:4110',
    'javascript:alert(1)',
    'ftp://pix.test',
    undefined,
    null,
    7,
  ])('baseUrl cannot be %j (U6)', (baseUrl) => {
    expect(() => createPix({ baseUrl: baseUrl as string })).toThrow(
      `baseUrl must be an absolute http or https URL without credentials, query or fragment, such as "https://pix.example", not ${JSON.stringify(baseUrl)}.`,
    );
  });

  it.each(['http://user:pw@pix.test', 'http://pix.test/?api_key=a', 'http://pix.test/#a'])(
    'an error about the baseUrl %s does not repeat what may be secret (U6)',
    (baseUrl) => {
      expect(() => createPix({ baseUrl })).toThrow(/, not one that has them\.$/);
    },
  );

  it('baseUrl can have a slash and a path (U6)', async () => {
    const urls: string[] = [];
    for (const baseUrl of ['http://pix.test/', 'http://pix.test//', 'http://pix.test/a/b/']) {
      const pix = createPix({
        baseUrl,
        fetch: (url) => {
          urls.push(url as string);
          return Promise.resolve(Response.json({ data: {} }));
        },
      });
      await pix.platform.ping();
    }
    expect(urls).toEqual([
      'http://pix.test/api/v1/ping',
      'http://pix.test/api/v1/ping',
      'http://pix.test/a/b/api/v1/ping',
    ]);
  });

  it.each([
    ['fetch', 'no function'],
    ['concurrency', 0],
    ['timeout', -5],
    ['retry', -5],
    ['hooks', 'loud'],
    ['keys', 'all'],
    ['hosts', ['http://pix.test']],
    ['hosts', { payments: '/pay' }],
    ['hosts', { payments: 'http://pay.test/?a=1' }],
    ['headers', 5],
    ['headers', 'x'],
    ['headers', null],
    ['headers', [['a', 'b']]],
    ['headers', { 'x y': 'z' }],
    ['keys', { pictures: 'key' }],
  ])('%s cannot be %j', (name, value) => {
    const options = { baseUrl: 'http://pix.test', [name]: value } as PixOptions;
    expect(() => createPix(options)).toThrow(PixInvalidParameterError);
  });

  it('headers can be any set of names and values', async () => {
    const sent: unknown[] = [];
    for (const headers of [{ 'x-own': 'a' }, new Headers({ 'x-own': 'a' }), new Map([['x-own', 'a']])]) {
      const fetch: typeof globalThis.fetch = (_url, init) => {
        sent.push(new Headers(init?.headers).get('x-own'));
        return Promise.resolve(Response.json({ data: {} }));
      };
      await createPix({ baseUrl: 'http://pix.test', headers: headers as Headers, fetch }).platform.ping();
    }
    expect(sent).toEqual(['a', 'a', 'a']);
  });
});

it.each([
  [undefined, 'undefined'],
  [{ ok: true, status: 200, json: () => ({}) }, '[object Object]'],
])('a fetch that returns %o is named in the error, and called once', async (value, shown) => {
  const fetch = vi.fn(() => Promise.resolve(value as Response));
  const error: unknown = await createPix({ baseUrl: 'http://pix.test', fetch })
    .images.list()
    .catch((error: unknown) => error);
  expect(error).toBeInstanceOf(PixInvalidParameterError);
  expect((error as Error).message).toBe(`fetch must be a function that returns a Response, not ${shown}.`);
  expect(fetch).toHaveBeenCalledTimes(1);
});
