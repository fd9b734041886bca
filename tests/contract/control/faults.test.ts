import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FaultRule } from '../../../mock-server/scenarios/scenario.ts';
import { createMockFetch, fetchFrom, type MockFetch } from '../../../mock-server/fetch.ts';
import { createMock } from '../../../mock-server/control/create-mock.ts';
import type { ErrorBody } from '../../../src/contract/models.ts';
import { errorCodes } from '../../../mock-server/check/error-codes.ts';
import { createPix } from '../../../src/index.ts';
import { sendRequest, bodyOf } from '../support/mock.ts';

const seed = { pictures: [{ slug: 'harbour' }] };

const mockWith = (...rules: FaultRule[]): MockFetch => {
  const mock = createMockFetch({ seed });
  for (const rule of rules) mock.control.faults.add(rule);
  return mock;
};

const statuses = async (mock: MockFetch, count: number, path = '/api/v1/ping') => {
  const found = [];
  for (let at = 0; at < count; at += 1) found.push((await mock(path)).status);
  return found;
};

afterEach(() => vi.useRealTimers());

describe('a rule applies to', () => {
  test('requests of its operation, or all', async () => {
    const mock = mockWith({ operation: 'listTags', status: 500 });
    expect([...(await statuses(mock, 1)), ...(await statuses(mock, 1, '/api/v1/tags'))]).toEqual([200, 500]);
    const all = mockWith({ status: 500 });
    expect([...(await statuses(all, 1)), ...(await statuses(all, 1, '/raw/harbour.svg'))]).toEqual([
      500, 500,
    ]);
  });

  test('files of the script only if it names their operation', async () => {
    const scripts = () => Promise.resolve(new Response('script'));
    const mock = fetchFrom(createMock({ scripts }));
    const found = async () => [
      ...(await statuses(mock, 1, '/cdn/sdk.js')),
      ...(await statuses(mock, 1, '/cdn/chunks/a.js')),
      ...(await statuses(mock, 1)),
    ];
    mock.control.faults.add({ status: 503, first: 1 });
    expect(await found()).toEqual([200, 200, 503]);
    mock.control.faults.add({ operation: 'getScript', status: 500 });
    expect(await found()).toEqual([500, 200, 200]);
  });

  test('the first requests after the skipped ones', async () => {
    expect(await statuses(mockWith({ status: 503, skip: 2, first: 2 }), 6)).toEqual([
      200, 200, 503, 503, 200, 200,
    ]);
  });

  test('every n-th matching request', async () => {
    expect(await statuses(mockWith({ status: 503, every: 3 }), 7)).toEqual([
      200, 200, 503, 200, 200, 503, 200,
    ]);
    expect(await statuses(mockWith({ status: 503, skip: 1, every: 2, first: 4 }), 8)).toEqual([
      200, 200, 503, 200, 503, 200, 200, 200,
    ]);
  });

  test('a request only if no preceding rule does, and each rule counts separately', async () => {
    const mock = mockWith(
      { status: 503, first: 2 },
      { status: 500, first: 3 },
      { operation: 'listTags', status: 504 },
    );
    expect(await statuses(mock, 4)).toEqual([503, 503, 500, 200]);
    expect(await statuses(mock, 1, '/api/v1/tags')).toEqual([504]);
  });

  test('HEAD as GET, but never preflights, other methods or paths without an operation', async () => {
    const mock = mockWith({ status: 503 });
    const status = async (method: string, path = '/api/v1/ping') => (await mock(path, { method })).status;
    expect(
      await Promise.all([status('HEAD'), status('OPTIONS'), status('DELETE'), status('GET', '/api/v1/no')]),
    ).toEqual([503, 204, 405, 404]);
  });

  test('no request once it is removed', async () => {
    const mock = createMockFetch({ seed });
    const remove = mock.control.faults.add({ status: 503 });
    mock.control.faults.add({ status: 500 });
    remove();
    remove();
    expect(mock.control.faults.list()).toEqual([{ status: 500 }]);
    mock.control.faults.clear();
    expect(await statuses(mock, 1)).toEqual([200]);
  });
});

describe('effects of a rule', () => {
  const others = { 418: 'bad_request', 451: 'bad_request', 503: 'internal_error', 599: 'internal_error' };

  test.each(Object.entries({ ...errorCodes, ...others }).map(([status, code]) => [Number(status), code]))(
    'status %i has the error body of the contract, and the code %s',
    async (status, code) => {
      const mock = mockWith({ operation: 'listBirds', status });
      const response =
        [400, 401, 405, 421, 429].includes(status) || status >= 500
          ? await sendRequest(mock, '/platform/api/v1/birds')
          : await mock('/platform/api/v1/birds');
      expect(response.status).toBe(status);
      const { error } = await bodyOf<ErrorBody>(response);
      expect(error.request_id).toBe(response.headers.get('X-Request-Id'));
      expect(error.message).toContain(String(status));
      expect(error.code).toBe(code);
    },
  );

  test('headers are added, and replace those of the same name', async () => {
    const headers = { 'retry-after': '30', 'content-type': 'text/plain', 'X-Extra': 'yes' };
    const response = await mockWith({ status: 429, headers })('/api/v1/ping');
    for (const [name, value] of Object.entries(headers)) expect(response.headers.get(name)).toBe(value);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('status 429 lets clients repeat a read only with a shorter Retry-After', async () => {
    const fetch = mockWith({ status: 429, first: 1 });
    const pix = createPix({ baseUrl: 'http://pix.test', fetch });
    await expect(pix.images.list()).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 60_000 });
    fetch.control.faults.clear();
    fetch.control.faults.add({ status: 429, headers: { 'Retry-After': '0' }, first: 1 });
    expect((await pix.images.list()).data).toHaveLength(1);
    expect(fetch.control.journal.list().map(({ status }) => status)).toEqual([429, 429, 200]);
  });

  test('a status replaces the operation: nothing is changed, no key is checked', async () => {
    const mock = mockWith({ operation: 'deleteImage', status: 503, first: 1 });
    const init = { method: 'DELETE', headers: { 'X-API-Key': 'pix_test_wrong' } };
    expect((await mock('/api/v1/images/harbour', init)).status).toBe(503);
    expect((await mock('/api/v1/images/harbour', init)).status).toBe(401);
  });

  test('HEAD gets the status without a body', async () => {
    const response = await mockWith({ status: 503 })('/api/v1/ping', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([503, '']);
  });

  test('a break at once is a network error, and the operation does not run', async () => {
    const mock = mockWith({ operation: 'getImage', breaks: 'at once', first: 1 });
    await expect(mock('/api/v1/images/harbour')).rejects.toThrow(TypeError);
    const { data } = await bodyOf<{ data: { views: number } }>(await mock('/api/v1/images/harbour'));
    expect(data.views).toBe(1);
  });

  test('a break after some bytes sends only these, also in responses of the rule', async () => {
    for (const rule of [{}, { status: 503 }]) {
      const response = await mockWith({ ...rule, breaks: { after: 10 } })('/api/v1/ping');
      const reader = (response.body as ReadableStream<Uint8Array>).getReader();
      expect((await reader.read()).value?.byteLength).toBe(10);
      await expect(reader.read()).rejects.toThrow();
    }
  });
});

describe('delays', () => {
  const delayOf = async (mock: MockFetch, path: string) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let at: number | undefined;
    let passed = 0;
    const pending = mock(path).then(() => (at = passed));
    for (; at === undefined && passed < 10_000; passed += 100)
      await vi.advanceTimersByTimeAsync(passed === 0 ? 0 : 100);
    await pending;
    return at;
  };

  test('a rule delays matching requests', async () => {
    expect(await delayOf(mockWith({ operation: 'ping', delay: 700 }), '/api/v1/ping')).toBe(700);
  });

  test('latency delays only the API, in addition to the delays of rules', async () => {
    const mock = createMockFetch({ seed, latency: 500 });
    expect(await delayOf(mock, '/api/v1/ping')).toBe(500);
    expect(await delayOf(mock, '/platform/api/v1/birds')).toBe(500);
    expect(await delayOf(mock, '/raw/harbour.svg')).toBe(0);
    mock.control.faults.add({ delay: 300 });
    expect(await delayOf(mock, '/api/v1/ping')).toBe(800);
  });

  test('end when the client disconnects, and the operation does not run', async () => {
    const mock = mockWith({ delay: 60_000, first: 1 });
    const leaving = new AbortController();
    const pending = mock('/api/v1/images/harbour', { signal: leaving.signal });
    setTimeout(() => leaving.abort(new Error('gone')), 20);
    await expect(pending).rejects.toThrow('gone');
    const { data } = await bodyOf<{ data: { views: number } }>(await mock('/api/v1/images/harbour'));
    expect(data.views).toBe(1);
    expect(mock.control.journal.list().map(({ status }) => status)).toEqual([0, 200]);
  });

  test('end when the adapter closes', async () => {
    const closing = new AbortController();
    const mock = fetchFrom(createMock({ seed, latency: 60_000, signal: closing.signal }));
    setTimeout(() => closing.abort(), 20);
    expect((await mock('/api/v1/ping')).status).toBe(200);
  });
});

describe('invalid rules are rejected', () => {
  test.each<[object, string]>([
    [{ operation: 'listPictures', status: 500 }, 'operation must be one of getDocument, ping, getStats'],
    [{ status: 200 }, 'status must be a whole number from 400 to 599, not 200'],
    [{ status: '503' }, 'status must be a whole number from 400 to 599, not "503"'],
    [{ status: 503, dealy: 100 }, 'dealy is not a field of a rule; the fields are operation, status'],
    [{ delay: -1 }, 'delay must be a number from 0 to 600000, not -1'],
    [{ breaks: 'later' }, 'breaks must be "at once" or {"after": n}'],
    [{ breaks: { after: -1 } }, 'breaks must be "at once" or {"after": n}'],
    [{ status: 503, skip: 0.5 }, 'skip must be a whole number'],
    [{ status: 503, first: 0 }, 'first must be a whole number from 1'],
    [{ status: 503, every: 0 }, 'every must be a whole number from 1'],
    [{ status: 503, headers: { 'X-Bad': 'a\r\nb' } }, 'headers must be an object'],
    [{ status: 503, headers: { 'Transfer-Encoding': 'chunked' } }, 'headers must be an object'],
    [{ delay: 10, headers: { 'X-Extra': '1' } }, 'headers require a status'],
    [{ status: 503, breaks: 'at once' }, 'breaks must not be "at once" beside a status'],
    [{ operation: 'ping' }, 'status must be given unless delay or breaks is'],
  ])('%j', (rule, message) => {
    const { faults } = createMockFetch({ seed }).control;
    expect(() => faults.add(rule)).toThrow(message);
    expect(faults.list()).toEqual([]);
  });

  test('more than 200 are too many', () => {
    const { faults } = createMockFetch({ seed }).control;
    for (let at = 0; at < 200; at += 1) faults.add({ status: 503 });
    expect(() => faults.add({ status: 503 })).toThrow('There are 200 rules already');
  });

  test('a rule is not affected by changes after it was added', async () => {
    const rule: FaultRule = { status: 503 };
    const mock = mockWith(rule);
    rule.status = 418;
    expect(await statuses(mock, 1)).toEqual([503]);
  });
});
