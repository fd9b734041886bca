import { describe, expect, test } from 'vitest';
import { createMockFetch, fetchFrom, type MockFetch } from '../../../mock-server/fetch.ts';
import { createMock } from '../../../mock-server/control/create-mock.ts';
import type { Analytics, ErrorBody, Image, List, Ping, Single } from '../../../src/contract/models.ts';
import { bodyOf, key } from '../support/mock.ts';

const seed = { pictures: [{ slug: 'mine' }] };
const withControl = (control: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string>), 'X-Pix-Control': control },
});

const total = async (mock: MockFetch, control?: string) => {
  const init = control === undefined ? {} : withControl(control);
  return (await bodyOf<List<Image>>(await mock('/api/v1/images', init))).pagination.total;
};

test('a fault applies to this request only, instead of the rules', async () => {
  const mock = createMockFetch({ seed });
  mock.control.faults.add({ status: 500, first: 1 });
  expect((await mock('/api/v1/ping', withControl('status=503'))).status).toBe(503);
  expect((await mock('/api/v1/ping')).status).toBe(500);
  expect((await mock('/api/v1/ping')).status).toBe(200);
  await expect(mock('/api/v1/ping', withControl('breaks=at once'))).rejects.toThrow(TypeError);
  const cut = await mock('/api/v1/ping', withControl('status=500 ,breaks=after 5'));
  expect(cut.status).toBe(500);
  await expect(cut.text()).rejects.toThrow();
});

test.each(['status=503', 'breaks=at once', 'staus=503', 'scenario=empty'])(
  'files of the script are not affected: %s',
  async (control) => {
    const scripts = () => Promise.resolve(new Response('script'));
    const mock = fetchFrom(createMock({ scripts }));
    for (const path of ['/cdn/sdk.js', '/cdn/chunks/a.js'])
      expect(await (await mock(path, withControl(control))).text()).toBe('script');
  },
);

test('a delay is applied', async () => {
  const mock = createMockFetch({ seed });
  const start = performance.now();
  await mock('/api/v1/ping', withControl('delay=60'));
  expect(performance.now() - start).toBeGreaterThan(50);
});

describe('scenario', () => {
  test('uses the scenario, without changing the data of other requests', async () => {
    const mock = createMockFetch({ seed });
    expect([await total(mock, 'scenario=empty'), await total(mock)]).toEqual([0, 1]);
    expect(await total(mock, 'scenario=rtl-titles')).toBeGreaterThan(10);
  });

  test('keeps changes for the next request in the scenario, until a reset', async () => {
    const mock = createMockFetch({ seed });
    const remove = async (scenario: string) => {
      const init = withControl(`scenario=${scenario}`, { method: 'DELETE', ...key('owner') });
      return (await mock('/api/v1/images/mine', init)).status;
    };
    expect([await remove('expired-link'), await remove('expired-link'), await remove('quota-hit')]).toEqual([
      200, 404, 200,
    ]);
    expect(await total(mock)).toBe(1);
    await mock.control.reset();
    expect(await remove('expired-link')).toBe(200);
  });

  test('without its own data uses the initial data of the mock, not the current ones', async () => {
    const mock = createMockFetch({ seed });
    await mock('/api/v1/images/mine', { method: 'DELETE', ...key('owner') });
    expect([await total(mock), await total(mock, 'scenario=expired-link')]).toEqual([0, 1]);
  });

  test('applies its rules, which count its requests only', async () => {
    const mock = createMockFetch({ seed });
    const statuses = [];
    for (let at = 0; at < 3; at += 1) {
      statuses.push((await mock('/api/v1/ping', withControl('scenario=flaky'))).status);
      statuses.push((await mock('/api/v1/ping')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 503, 200]);
  });
});

describe('now', () => {
  test('is the time of this request only', async () => {
    const mock = createMockFetch({ seed, clock: () => Date.UTC(2026, 0, 1) });
    const time = async (init?: RequestInit) =>
      (await bodyOf<Single<Ping>>(await mock('/api/v1/ping', init))).data.time;
    expect(await Promise.all([time(withControl('now=2030-02-03T04:05:06Z')), time()])).toEqual([
      '2030-02-03 04:05:06',
      '2026-01-01 00:00:00',
    ]);
  });

  test('is the time of a change, even if the body arrives later', async () => {
    const mock = createMockFetch({ clock: () => Date.UTC(2026, 0, 1) });
    const post = (path: string, body: object, control: string) =>
      mock(path, {
        method: 'POST',
        headers: {
          'X-API-Key': 'pix_test_owner',
          'Content-Type': 'application/json',
          'X-Pix-Control': control,
        },
        body: JSON.stringify(body),
      });
    const album = await post('/api/v1/albums', { title: 'Later' }, 'now=2030-02-03T04:05:06Z');
    expect((await bodyOf<{ data: { created_at: string } }>(album)).data.created_at).toBe(
      '2030-02-03 04:05:06',
    );
    await post(
      '/platform/api/v1/shorturl',
      { url: 'https://example.org/', custom_code: 'abc', expires_in_days: 1 },
      'now=2025-12-01',
    );
    expect((await mock('/platform/s/abc')).status).toBe(410);
    expect((await mock('/platform/s/abc', withControl('now=2025-12-01T12:00:00Z'))).status).toBe(307);
  });

  test('counts views on that day, visible to everyone', async () => {
    const mock = createMockFetch({ seed, clock: () => Date.UTC(2026, 0, 10) });
    await mock('/api/v1/images/mine', withControl('now=2026-01-08'));
    const response = await mock('/api/v1/images/mine/analytics', key('owner'));
    const { data } = await bodyOf<Single<Analytics>>(response);
    expect(data.views.slice(-3).map(({ views }) => views)).toEqual([1, 0, 0]);
  });

  test('can be combined with a scenario', async () => {
    const mock = createMockFetch({ seed });
    const link = (control: string) => mock('/platform/s/expired', withControl(control));
    expect((await link('scenario=expired-link')).status).toBe(410);
    expect((await link('scenario=expired-link, now=2020-01-01')).status).toBe(307);
  });
});

test.each([
  ['status=200', 'status must be a whole number from 400 to 599, not 200'],
  ['status=many', 'status must be a whole number from 400 to 599, not "many"'],
  ['delay=1s', 'delay must be a number'],
  ['status=503, breaks=at once', 'breaks must not be "at once" beside a status'],
  ['breaks=soon', 'breaks must be "at once" or'],
  ['scenario=hugh', 'scenario must be one of empty, huge'],
  ['now=later', 'now must be a time'],
  ['now=99999999999999999', 'now must be a time'],
  ['staus=503', 'not "staus=503"'],
  ['status=503, status=500', 'once, not "status=500"'],
  ['503', 'not "503"'],
  ['', 'not ""'],
])('%j is a 422 that names the header', async (control, message) => {
  const mock = createMockFetch({ seed });
  const response = await mock('/api/v1/images/mine', withControl(control));
  expect(response.status).toBe(422);
  const { error } = await bodyOf<ErrorBody>(response);
  expect(error.message).toContain(message);
  expect(error.fields?.['X-Pix-Control']).toContain(message);
  expect(response.headers.get('X-Request-Id')).toBe(error.request_id);
});

test('the header is ignored, and preflights do not allow it, without the option control', async () => {
  const mock = createMockFetch({ seed, control: false });
  expect((await mock('/api/v1/ping', withControl('status=503'))).status).toBe(200);
  const allowed = async (send: MockFetch) =>
    (await send('/api/v1/ping', { method: 'OPTIONS' })).headers.get('Access-Control-Allow-Headers');
  expect(await allowed(mock)).not.toContain('X-Pix-Control');
  expect(await allowed(createMockFetch({ seed }))).toBe(`${await allowed(mock)}, X-Pix-Control`);
});
