import { describe, expect, it, vi } from 'vitest';
import { createPix, createTransport, PixParseError, PixServerError } from '../../../src/index.ts';
import { json, startFaultyServer } from '../../support/faulty-server.ts';
import { failureOf } from './network/support/network.ts';

/** JSON too deep for an engine that serializes it recursively. */
const deep = (depth = 100_000) => '['.repeat(depth) + ']'.repeat(depth);

const respondWith = (body: string, status = 400) =>
  startFaultyServer((response) => json(response, body, status));
const clientOf = ({ url }: { url: string }) => createPix({ baseUrl: url, apiKey: 'pix_secret' });

describe('An error body (R35)', () => {
  it.each<[object, { message: string; code?: string; fields?: object }]>([
    [{ errors: [{ message: 'no' }] }, { message: 'no', code: 'http_400' }],
    [{ errors: [{ code: 'bad', detail: 'no', title: 'No' }] }, { message: 'no', code: 'bad' }],
    [{ errors: ['no', 'and no'] }, { message: 'no' }],
    [{ errors: 'no' }, { message: 'no' }],
    [{ errors: null, message: 'no' }, { message: 'no' }],
    [{ errors: { title: 7 }, message: 'no' }, { message: 'no' }],
    [{ errors: { slug: ['no', 'never'] } }, { message: 'no', fields: { slug: 'no' } }],
    [{ errors: { title: ['no', 'never'] } }, { message: 'no', fields: { title: 'no' } }],
    [{ errors: { title: 'no' } }, { message: 'no', fields: { title: 'no' } }],
    [
      { title: 'One or more errors', errors: { title: ['no'] } },
      { message: 'no', fields: { title: 'no' } },
    ],
    [
      { message: 'no', errors: { title: ['too long'] } },
      { message: 'no', fields: { title: 'too long' } },
    ],
    [{ detail: 'no' }, { message: 'no' }],
    [{ detail: [{ loc: ['query', 'limit'], msg: 'no' }] }, { message: 'no' }],
    [{ type: 'about:blank', title: 'no', status: 400 }, { message: 'no' }],
    [
      { error: 'invalid_token', error_description: 'no' },
      { message: 'no', code: 'invalid_token' },
    ],
    [{ statusCode: 400, error: 'Bad Request', message: 'no' }, { message: 'no' }],
    [{ statusCode: 400, error: 'Bad Request', message: ['no', 'and no'] }, { message: 'no' }],
    [{ error: { error: { message: 'no' } } }, { message: 'no' }],
    [{ error: { code: 404, message: 'no' } }, { message: 'no', code: 'http_400' }],
    [{ reason: 'no' }, { message: 'no' }],
  ])('%j contains the message "no"', async (body, expected) => {
    await using server = await respondWith(JSON.stringify(body));
    const pix = clientOf(server);
    const error = await failureOf(pix.images.list());
    expect(error).toMatchObject({ status: 400, attempts: 1, ...expected });
    expect(error.fields).toEqual(expected.fields);
  });

  it.each([{ ok: false }, { errors: [] }, { errors: {} }, { error: null }, { message: 7 }, { detail: {} }])(
    '%j has no message, so the error names the status',
    async (body) => {
      await using server = await respondWith(JSON.stringify(body));
      const pix = clientOf(server);
      expect(await failureOf(pix.images.list())).toMatchObject({
        message: `The server returned status 400. (GET ${server.url}/api/v1/images)`,
        code: 'http_400',
      });
    },
  );

  it('has its code, fields and text truncated', async () => {
    const long = 'x'.repeat(10_000);
    const body = { error: { code: long, message: long, fields: { title: long, odd: { a: 1 } } } };
    await using server = await respondWith(JSON.stringify(body));
    const pix = clientOf(server);
    const error = await failureOf(pix.images.list());
    expect(error.code).toBe('http_400');
    expect(error.message).toHaveLength(300);
    expect(error.fields).toEqual({ title: 'x'.repeat(300) });
    expect(error.body).toHaveLength(4096);
  });
});

describe('JSON nested too deep for the stack (R12)', () => {
  const BODIES = {
    'as the body': deep(),
    'as error': `{"error":${deep()}}`,
    'as message': `{"error":{"message":${deep()},"code":${deep()},"fields":${deep()}}}`,
    'as fields': `{"errors":{"title":${deep()}}}`,
    'of objects': '{"error":'.repeat(100_000) + '1' + '}'.repeat(100_000),
  };

  it.each(Object.keys(BODIES) as (keyof typeof BODIES)[])(
    '%s of a failure does not change its error, and a read is sent three times',
    async (name) => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      await using server = await respondWith(BODIES[name], 503);
      const pix = clientOf(server);
      const error = await failureOf(pix.images.list());
      expect(error).toBeInstanceOf(PixServerError);
      expect(error).toMatchObject({ status: 503, attempts: 3 });
      expect(server.requests).toHaveLength(3);
      vi.restoreAllMocks();
    },
  );

  it.each(Object.keys(BODIES) as (keyof typeof BODIES)[])(
    '%s of a failed write sets maybeSent',
    async (name) => {
      await using server = await respondWith(BODIES[name], 500);
      const pix = clientOf(server);
      const error = await failureOf(pix.albums.create({ title: 'Walks' }));
      expect(error).toMatchObject({ status: 500, attempts: 1, maybeSent: true });
      expect(server.requests).toHaveLength(1);
    },
  );

  it.each([
    ['a record without an id', `{"data":[{"nested":${deep()}},{"slug":"b"}]}`, 2],
    ['two records without ids', `{"data":[{"nested":${deep()}},{"nested":${deep()}}]}`, 2],
  ])('in %s does not end an iteration', async (_name, body, count) => {
    await using server = await startFaultyServer((response) => json(response, body));
    const found: unknown[] = [];
    for await (const image of createPix({ baseUrl: server.url }).images.iterate()) found.push(image);
    expect(found).toHaveLength(count);
    expect(server.requests).toHaveLength(1);
  });

  it.each(['total', 'page', 'limit', 'total_pages', 'has_next', 'has_previous'])(
    'in pagination.%s is ignored',
    async (field) => {
      const body = `{"data":[{"id":1}],"pagination":{"${field}":${deep()}}}`;
      await using server = await startFaultyServer((response) => json(response, body));
      const { data, pagination } = await createPix({ baseUrl: server.url }).images.list();
      expect(data).toEqual([{ id: 1 }]);
      expect(pagination).toMatchObject({ total: 1, page: 1 });
    },
  );

  it('rejects with a PixError whatever the reader of a response throws', async () => {
    await using server = await startFaultyServer((response) => json(response, '{"status":"error"}'));
    const transport = createTransport({ baseUrl: server.url });
    const call = transport({
      operation: 'ping',
      path: '/api/v1/ping',
      read: () => {
        throw new RangeError('Maximum call stack size exceeded');
      },
    });
    const error = await failureOf(call);
    expect(error).toBeInstanceOf(PixParseError);
    expect(error).toMatchObject({ status: 200, attempts: 1 });
    expect(error.cause).toBeInstanceOf(RangeError);
  });
});
