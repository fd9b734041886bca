import { describe, expect } from 'vitest';
import {
  PixHttpError,
  PixParseError,
  PixServerError,
  PixTooLargeError,
  PixUnsupportedError,
} from '../../../../src/index.ts';
import { errorBodies } from '../../../support/chaos-responses.ts';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, KEY, SLUGS, test } from './support/network.ts';

const NO = 'The chaos proxy says no.';

describe('An error without JSON (R9)', () => {
  test('of a gateway keeps its status, and its text is not used as a message', async ({ proxy, pix }) => {
    proxy.always(faults.failure(502, 'html'));
    const error = await failureOf(pix().images.list());
    expect(error).toBeInstanceOf(PixServerError);
    expect(error).toMatchObject({ code: 'http_502', status: 502, attempts: 3 });
    expect(error.message).toBe(`The server returned status 502. (GET ${proxy.url}/api/v1/images)`);
    expect(error.body).toContain(NO);
    expect(proxy.requests).toHaveLength(3);
  });

  test.for([
    [413, PixTooLargeError],
    [415, PixUnsupportedError],
    [418, PixHttpError],
  ] as const)('of a proxy has the class of its status (P11): %i', async ([status, Class], { proxy, pix }) => {
    proxy.always(faults.failure(status, 'html'));
    const error = await failureOf(pix().images.list());
    expect(error).toBeInstanceOf(Class);
    expect(error).toMatchObject({ code: `http_${status}`, status, attempts: 1 });
    expect(error.message).not.toContain('<');
    expect(proxy.requests).toHaveLength(1);
  });
});

describe('An error body (R35)', () => {
  test.for(['contract', 'text', 'string', 'message', 'error', 'problem', 'errors', 'array'] as const)(
    'as %s has a message',
    async (shape, { proxy, pix }) => {
      proxy.always(faults.failure(400, shape));
      const error = await failureOf(pix().images.list());
      expect(error).toMatchObject({ message: NO, status: 400, attempts: 1 });
      expect(error.body).toContain(NO);
      expect(proxy.requests).toHaveLength(1);
    },
  );

  test.for(['html', 'empty'] as const)('as %s has no message', async (shape, { proxy, pix }) => {
    proxy.always(faults.failure(400, shape));
    expect(await failureOf(pix().images.list())).toMatchObject({
      message: `The server returned status 400. (GET ${proxy.url}/api/v1/images)`,
    });
    expect(proxy.requests).toHaveLength(1);
  });

  test('of a megabyte is truncated to 4,096 characters, its message to 300 (R9)', async ({ proxy, pix }) => {
    proxy.always(faults.failure(400, 'long'));
    const error = await failureOf(pix().images.list());
    expect(error.body).toHaveLength(4096);
    expect(error.message).toHaveLength(300);
    expect(proxy.requests).toHaveLength(1);
  });

  test('names the invalid fields', async ({ pix, proxy }) => {
    const client = pix({ apiKey: KEY });
    const call = client.images.update('bridge', { slug: 'harbour' });
    expect(await failureOf(call)).toMatchObject({ status: 409, attempts: 1, code: 'conflict' });
    const body = { error: { code: 'invalid_parameter', message: NO, fields: { title: 'too long' } } };
    proxy.next(faults.answer({ status: 422, body }));
    expect(await failureOf(client.images.update('bridge', { title: 'x' }))).toMatchObject({
      fields: { title: 'too long' },
    });
    expect(proxy.requests).toHaveLength(2);
  });
});

const INVALID = {
  'a page instead of JSON (R10)': [faults.html(), /text\/html/],
  '204 (R11)': [faults.empty(), /empty/],
  '200 without a body (R11)': [faults.empty(200), /empty/],
  'JSON cut short (R12)': [faults.shortBody(), /incomplete or invalid/],
  'JSON with trailing text (R12)': [faults.trailingGarbage(), /incomplete or invalid/],
  'NaN (R12)': [faults.nan(), /incomplete or invalid/],
  'arrays in arrays, 100,000 deep (R12)': [faults.deep(), /does not contain/],
  'over 5 MB (P12)': [faults.huge(), /5242880 bytes/],
  'null (R13)': [faults.answer({ body: 'null' }), /does not contain/],
  'a number (R13)': [faults.answer({ body: '7' }), /does not contain/],
  'text (R13)': [faults.answer({ body: '"a secret text"' }), /does not contain/],
  'an array (R13)': [faults.answer({ body: '["a secret text"]' }), /does not contain/],
  'an error (R13)': [faults.answer({ body: errorBodies.contract.body }), /^The chaos proxy says no\.$/],
  'an error with data (R13)': [
    faults.answer({ body: { ...errorBodies.contract.body, data: [] } }),
    /^The chaos proxy says no\.$/,
  ],
} as const;
type Invalid = keyof typeof INVALID;

describe('An invalid response', () => {
  test.for(Object.keys(INVALID) as Invalid[])(
    '%s is a parse error, without a retry',
    async (name, { proxy, pix }) => {
      const [fault, message] = INVALID[name];
      proxy.always(fault);
      const client = pix();
      const calls = [client.images.list(), client.images.get('bridge')];
      for (const error of await Promise.all(calls.map(failureOf))) {
        expect(error).toBeInstanceOf(PixParseError);
        expect(error).toMatchObject({
          code: 'parse',
          attempts: 1,
          status: name.startsWith('204') ? 204 : 200,
        });
        expect(error.message).toMatch(message);
        expect(error.message.replace(`${error.url}`, '')).not.toMatch(/[<>]|Log in|secret|bridge/);
      }
      expect(proxy.requests).toHaveLength(2);
    },
  );

  test('reports the number of attempts', async ({ proxy, pix }) => {
    proxy.next(faults.failure(500));
    proxy.next(faults.html());
    expect(await failureOf(pix().images.list())).toMatchObject({ code: 'parse', attempts: 2 });
    expect(proxy.requests).toHaveLength(2);
  });

  test('is available as a response nevertheless', async ({ proxy, pix }) => {
    proxy.next(faults.html());
    const response = await pix().images.list().asResponse();
    expect(await response.text()).toContain('<title>Log in</title>');
    expect(proxy.requests).toHaveLength(1);
  });
});

describe('An unusual response is accepted if it', () => {
  test('has a byte order mark before its JSON (R12)', async ({ proxy, pix }) => {
    proxy.next(faults.byteOrderMark());
    expect((await pix().images.list()).data).toHaveLength(SLUGS.length);
    expect(proxy.requests).toHaveLength(1);
  });

  test.for([200, 204])('is empty, with status %i, after a DELETE (R11)', async (status, { proxy, pix }) => {
    proxy.next(faults.empty(status));
    expect(await pix({ apiKey: KEY }).images.delete('tower')).toEqual({ deleted: true });
    expect(proxy.requests.map(({ method }) => method)).toEqual(['DELETE']);
  });

  test('has nulls among its records (R13)', async ({ proxy, pix }) => {
    proxy.next(faults.answer({ body: { data: [null, { slug: 'bridge' }, 7] } }));
    expect((await pix().images.list()).data).toEqual([{ slug: 'bridge' }]);
    expect(proxy.requests).toHaveLength(1);
  });
});
