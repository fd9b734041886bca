import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createPix, PixAbortError, PixInvalidParameterError, type Pix } from '../../../src/index.ts';
import { createMockClient } from './support/mock-client.ts';

/** The error of a call that is rejected before anything is sent. */
const refusal = async (call: (pix: Pix) => Promise<unknown>) => {
  const { pix, requests } = createMockClient();
  const error = await call(pix).then(
    () => expect.unreachable('the call should have been refused'),
    (error: unknown) => error as PixInvalidParameterError,
  );
  expect(error).toBeInstanceOf(PixInvalidParameterError);
  expect(error.code).toBe('invalid_parameter');
  expect(requests()).toBe(0);
  return error;
};

describe('Input is validated before it is sent:', () => {
  it.each([
    ['limit', [0, 101, -1, 1.5, NaN, Infinity, '24', null, 2n], '1 to 100'],
    ['page', [-1, 0, 1e21, '1', true], 'a whole number from 1'],
    ['sort', ['random', '__proto__', '', 'NEWEST', 3], 'newest, oldest, popular, size'],
  ])(
    'an error about %s of a list names the field, the allowed values and the given value (U1)',
    async (field, values, range) => {
      for (const value of values) {
        const error = await refusal((pix) => pix.images.list({ [field]: value }));
        expect(error.field).toBe(field);
        expect(error.message).toContain(range);
        expect(error.message).toContain(typeof value === 'string' ? JSON.stringify(value) : String(value));
      }
    },
  );

  it('values at the limits are sent (U1)', async () => {
    const { pix, requests } = createMockClient();
    await pix.images.list({ limit: 1, page: 1, sort: 'size' });
    await pix.images.list({ limit: 100, page: Number.MAX_SAFE_INTEGER });
    expect(requests()).toBe(2);
  });

  it.each(['', '.', '..', '\ud800', 0, -1, 1.5, NaN, 2 ** 53, null, undefined])(
    '%j cannot be part of a path (U2, U3, U4)',
    async (value) => {
      expect((await refusal((pix) => pix.images.get(value as string))).field).toBe('slug_or_id');
      expect((await refusal((pix) => pix.albums.images(value as string))).field).toBe('token_or_id');
    },
  );

  it.each(['a/b', '%2e%2e', '%', '?#', '\0', '../..', 'x'.repeat(10_000)])(
    '%.20j is encoded into one path segment, which the server does not have (U2)',
    async (slug) => {
      const { pix, requests } = createMockClient();
      await expect(pix.images.get(slug)).rejects.toMatchObject({
        status: expect.toBeOneOf([404, 414, 400, 422]) as number,
      });
      expect(requests()).toBeLessThanOrEqual(1);
    },
  );

  it.each(['cafe\u0301', 'caf\u00e9', '\u212b', '👩‍🚀'])(
    '%j is sent as composed by the caller (U3)',
    async (name) => {
      const urls: URL[] = [];
      const fetch: typeof globalThis.fetch = (url) => {
        urls.push(new URL(url as string));
        return Promise.resolve(Response.json({ data: [] }));
      };
      const { images } = createPix({ baseUrl: 'http://pix.test', fetch });
      await images.list({ q: name });
      await images.get(name).catch(() => undefined);
      expect([urls[0]?.searchParams.get('q'), urls[1]?.pathname]).toEqual([
        name,
        `/api/v1/images/${encodeURIComponent(name)}`,
      ]);
    },
  );

  it('a lone surrogate is rejected in lists, too (U3)', async () => {
    for (const tags of [['sea', 'a\ud800'], ['\udc00'], ['ok', 'b\ud83d\ud83d\ude80']])
      expect((await refusal((pix) => pix.images.update('harbour', { tags }))).field).toBe('tags');
    const { pix } = createMockClient({ apiKey: 'pix_test_owner' });
    const [{ slug } = { slug: '' }] = (await pix.images.list({ user: 'me', limit: 1 })).data;
    expect((await pix.images.update(slug, { tags: ['🚀', 'e\u0301'] })).tags).toEqual(['🚀', 'e\u0301']);
  });

  it('a lone surrogate is rejected, and emoji are sent unchanged (U3)', async () => {
    expect((await refusal((pix) => pix.images.list({ q: 'a\udc00' }))).field).toBe('q');
    expect((await refusal((pix) => pix.albums.create({ title: '\ud83d' }))).field).toBe('title');
    const { pix } = createMockClient();
    expect((await pix.albums.create({ title: '👩‍🚀 e\u0301' })).title).toBe('👩‍🚀 e\u0301');
  });

  it.each([
    ['tags', 'a,'.repeat(31).replace(/a/g, () => Math.random().toString(36)), 'at most'],
    ['tags', ['with, comma'], 'without a comma'],
    ['tags', ['x'.repeat(65)], '64'],
    ['tags', [7], 'tags'],
    ['title', 'x'.repeat(201), '200'],
    ['description', 'x'.repeat(5001), '5000'],
    ['category', 'x'.repeat(65), '64'],
    ['slug', '-a', 'a-z'],
    ['slug', '123', 'not all digits'],
    ['is_public', 'yes', 'true'],
    ['title', null, 'text'],
  ])('%s of a picture cannot be %.20j (U21)', async (field, value, range) => {
    const error = await refusal((pix) => pix.images.update('harbour', { [field]: value }));
    expect(error.field).toBe(field);
    expect(error.message).toContain(range);
  });

  it('the title of an album is required and cannot be white space', async () => {
    for (const input of [{}, { title: '' }, { title: '  ' }, { title: 'x'.repeat(121) }]) {
      expect((await refusal((pix) => pix.albums.create(input as { title: string }))).field).toBe('title');
    }
  });

  it('a token to delete a picture is never shown in an error', async () => {
    const error = await refusal((pix) =>
      pix.images.delete('harbour', { deleteToken: 7 as unknown as string }),
    );
    expect(error).toMatchObject({
      field: 'deleteToken',
      message: 'deleteToken must be non-blank text.',
    });
  });
});

describe('Options', () => {
  it.each([
    ['timeout', 0],
    ['timeout', -1],
    ['timeout', NaN],
    ['timeout', '5'],
    ['retry', -1],
    ['retry', 1.5],
    ['retry', 'often'],
    ['signal', {}],
    ['headers', 'x: y'],
    ['headers', { 'bad name': 'x' }],
    ['headers', { good: 'bad\nvalue' }],
  ])('%s cannot be %j', async (name, value) => {
    expect((await refusal((pix) => pix.platform.ping({ [name]: value }))).field).toBe(name);
  });

  it('are ignored unless they are own properties (U19)', async () => {
    const { pix, requests } = createMockClient();
    const inherited = Object.create({ limit: 0, sort: 'random' }) as object;
    expect((await pix.images.list(inherited)).pagination.limit).toBe(24);
    await pix.images.list(Object.freeze({ limit: 3 }), Object.freeze({}));
    await pix.images.list(new Proxy({ limit: 3 }, {}));
    expect(requests()).toBe(3);
  });

  it('that cannot be read are rejected with the reason (U19)', async () => {
    const broken = Object.defineProperty({}, 'limit', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect((await refusal((pix) => pix.images.list(broken))).cause).toMatchObject({ message: 'no' });
    expect((await refusal((pix) => pix.images.list(null as unknown as object))).field).toBe('input');
    expect((await refusal((pix) => pix.images.list({}, null as unknown as object))).field).toBe('options');
    expect((await refusal((pix) => pix.albums.create('title' as unknown as { title: string }))).field).toBe(
      'input',
    );
  });
});

describe('A signal', () => {
  it('that is already aborted ends the call before anything is sent (U15)', async () => {
    const { pix, requests } = createMockClient();
    const error: unknown = await pix.images
      .get('x', { signal: AbortSignal.abort('why') })
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(PixAbortError);
    expect(error).toMatchObject({ code: 'aborted', cause: 'why' });
    expect(requests()).toBe(0);
  });

  it('has no listeners left after a call: a read, a retry, the upload of a stream (U15)', async () => {
    const { pix, control } = createMockClient();
    const { signal } = new AbortController();
    const listeners = () => getEventListeners(signal, 'abort').length;
    await pix.images.list({}, { signal });
    await pix.platform.ping({ signal });
    expect(listeners()).toBe(0);
    control.faults.add({ operation: 'listImages', status: 503, first: 1 });
    await pix.images.list({}, { signal });
    expect(listeners()).toBe(0);
    const { body: image } = new Response(`<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>`);
    await pix.images.upload({ image: image as ReadableStream<Uint8Array> }, { signal });
    expect(listeners()).toBe(0);
  });
});

describe('The message of an error shows the value:', () => {
  const long = 'x'.repeat(201);
  const tags = Array.from({ length: 31 }, (_, index) => `a${index}`);
  const cut = `"${'x'.repeat(60)}…" (201 characters).`;

  it.each<[string, object]>([
    [`title must be text of 0 to 200 characters, not ${cut}`, { title: long }],
    [
      `slug must be 1 to 64 of the characters a-z 0-9 - _, with a letter or digit at both ends, and not all digits, not ${cut}`,
      { slug: long },
    ],
    [`a comma, not ${cut}`, { tags: ['sea', long] }],
    ['a comma, not "with, comma".', { tags: ['sea', 'with, comma'] }],
    ['a comma, not a list of 31.', { tags }],
    ['a comma, not 5.', { tags: 5 }],
    ['is_public must be true, false, 1 or 0, not "yes".', { is_public: 'yes' }],
  ])('%s', async (message, changes) => {
    expect((await refusal((pix) => pix.images.update('harbour', changes))).message).toContain(message);
  });

  it.each<[string, (pix: Pix) => Promise<unknown>]>([
    [
      'title must be non-blank text of 1 to 120 characters, not "   ".',
      (pix) => pix.albums.create({ title: '   ' }),
    ],
    ['album must be the token or id of an album, not "".', (pix) => pix.images.list({ album: '' })],
    ['image must be the slug or id of a picture, not NaN.', (pix) => pix.albums.addImage('a', NaN)],
    ['image must be the slug or id of a picture, not -1.', (pix) => pix.albums.removeImage('a', -1)],
    [
      'image must be a File, Blob, Uint8Array, ArrayBuffer, stream or Base64 text, not null.',
      (pix) => pix.images.upload({ image: null as unknown as Blob }),
    ],
    ['page must be a whole number from 1, not 2n.', (pix) => pix.images.list({ page: 2n } as object)],
    ['slug_or_id must be a name or an id, not 1.5.', (pix) => pix.images.get(1.5)],
    ['slug_or_id must be a name or an id, not "..".', (pix) => pix.images.get('..')],
    [
      'retry must be a whole number from 0, or RetryOptions with such numbers, not NaN.',
      (pix) => pix.images.list({}, { retry: NaN }),
    ],
    [
      'retry must be a whole number from 0, or RetryOptions with such numbers, not {"maxRetryAfter":5,"limit":-1}.',
      (pix) => pix.images.list({}, { retry: { maxRetryAfter: 5, limit: -1 } }),
    ],
  ])('%s', async (message, call) => {
    expect((await refusal(call)).message).toBe(message);
  });
});
