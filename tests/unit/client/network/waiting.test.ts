import { describe, expect } from 'vitest';
import { createPix, PixRateLimitError, PixServerError, type Pix } from '../../../../src/index.ts';
import type { PixOptions } from '../../../../src/client/client-transport.ts';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, SLUGS, test } from './support/network.ts';

/** The delay of a client before its second attempt, which is aborted. */
async function delayOf(make: (options: Partial<PixOptions>) => Pix): Promise<number> {
  const controller = new AbortController();
  let found = NaN;
  const onRetry = ({ delay }: { delay: number }) => {
    found = delay;
    controller.abort();
  };
  const call = make({ hooks: { onRetry } }).images.list({}, { signal: controller.signal });
  expect(await failureOf(call)).toMatchObject({ code: 'aborted' });
  return found;
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();

describe('After 429 or 503 with Retry-After', () => {
  test.for([
    [429, '1', 1_000],
    [429, '30', 30_000],
    [503, '7', 7_000],
    [503, '0', 0],
    [429, 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
    [503, 'Sunday, 06-Nov-94 08:49:37 GMT', 0],
  ] as const)(
    '%i "%s": the client waits that long (R6, R8)',
    async ([status, value, delay], { proxy, pix }) => {
      proxy.always(faults.busy(value, status));
      expect(await delayOf(pix)).toBe(delay);
      expect(proxy.requests).toHaveLength(1);
    },
  );

  test('as a date: the client waits until then (R6)', async ({ proxy, pix }) => {
    proxy.always(faults.busy(inSeconds(20)));
    const delay = await delayOf(pix);
    expect(delay).toBeLessThanOrEqual(20_000);
    expect(delay).toBeGreaterThan(17_000);
  });

  test.for(['-5', '1.5', 'soon', 'about 5', 'Infinity', '0x10', '1e3', '١٠'])(
    'as "%s", which is invalid: the client uses its own delay (R6)',
    async (value, { proxy, pix, chance }) => {
      chance.value = 0.5;
      proxy.always(faults.busy(Buffer.from(value).toString('latin1')));
      expect(await delayOf(pix)).toBe(450);
      expect(proxy.requests).toHaveLength(1);
    },
  );

  test('the second attempt is not sent early (R6, R8)', async ({ proxy, pix, retries }) => {
    proxy.next(faults.busy('1', 503));
    const start = performance.now();
    expect((await pix().images.list()).data).toHaveLength(SLUGS.length);
    expect(performance.now() - start).toBeGreaterThan(990);
    expect(proxy.requests).toHaveLength(2);
    expect(retries).toMatchObject([{ attempts: 1, delay: 1_000, error: { status: 503, retryAfter: 1_000 } }]);
  });

  test.for([
    [429, '86400', 86_400_000],
    [503, '31', 31_000],
    [429, '99999999999', 99_999_999_999_000],
  ] as const)(
    '%i "%s", which is too long: the call rejects at once and reports the delay (R6)',
    async ([status, value, retryAfter], { proxy, pix, retries }) => {
      proxy.always(faults.busy(value, status));
      const error = await failureOf(pix().images.list());
      expect(error).toBeInstanceOf(status === 429 ? PixRateLimitError : PixServerError);
      expect(error).toMatchObject({ status, retryAfter, attempts: 1 });
      expect(proxy.requests).toHaveLength(1);
      expect(retries).toEqual([]);
    },
  );

  test('retry.maxRetryAfter sets the limit (R6)', async ({ proxy, pix }) => {
    proxy.always(faults.busy('2'));
    const retry = { maxRetryAfter: 1_999 };
    expect(await failureOf(pix({ retry }).images.list())).toMatchObject({ retryAfter: 2_000, attempts: 1 });
    expect(await delayOf((options) => pix({ ...options, retry: { maxRetryAfter: 2_000 } }))).toBe(2_000);
    expect(proxy.requests).toHaveLength(2);
  });

  test('a distant date ends the call, too (R6)', async ({ proxy, pix }) => {
    proxy.always(faults.busy(inSeconds(3_600)));
    const { retryAfter = 0, attempts } = await failureOf(pix().images.list());
    expect(retryAfter).toBeGreaterThan(3_590_000);
    expect(attempts).toBe(1);
    expect(proxy.requests).toHaveLength(1);
  });
});

describe('After 429 without Retry-After (R7)', () => {
  test('half of each delay is fixed, half is random', async ({ proxy, pix, chance, retries }) => {
    proxy.always(faults.busy());
    expect(await delayOf(pix)).toBe(300);
    chance.value = 0.999;
    expect(await delayOf(pix)).toBeCloseTo(600, -1);
    chance.value = 0;
    const error = await failureOf(pix().images.list());
    expect(error).toBeInstanceOf(PixRateLimitError);
    expect(error).toMatchObject({ attempts: 3 });
    expect(retries.map(({ delay }) => delay)).toEqual([300, 600]);
    expect(proxy.requests).toHaveLength(5);
  });

  const FORMS: Record<string, Record<string, string>> = {
    'separate fields': { 'RateLimit-Limit': '60', 'RateLimit-Remaining': '0', 'RateLimit-Reset': '7' },
    'the reset only': { 'RateLimit-Reset': '7' },
    'one field of the seventh draft': { RateLimit: 'limit=60, remaining=0, reset=7' },
    'one field of the later drafts': { RateLimit: '"default";r=0;t=7' },
  };
  test.for(Object.keys(FORMS))('the reset of a quota is read: %s', async (name, { proxy, pix }) => {
    proxy.always(faults.failure(429, 'contract', FORMS[name]));
    expect(await delayOf(pix)).toBe(7_000);
    expect(proxy.requests).toHaveLength(1);
  });

  test('Retry-After takes precedence over a reset', async ({ proxy, pix }) => {
    proxy.always(faults.failure(429, 'contract', { 'Retry-After': '3', 'RateLimit-Reset': '7' }));
    expect(await delayOf(pix)).toBe(3_000);
  });

  test('a distant reset ends the call at once', async ({ proxy, pix }) => {
    proxy.always(faults.failure(429, 'contract', { RateLimit: '"day";r=0;t=40000' }));
    expect(await failureOf(pix().images.list())).toMatchObject({ retryAfter: 40_000_000, attempts: 1 });
    expect(proxy.requests).toHaveLength(1);
  });

  test.for([
    { 'RateLimit-Remaining': '59', 'RateLimit-Reset': '60' },
    { RateLimit: 'limit=60, remaining=59, reset=60' },
    { RateLimit: '"default";r=59;t=60' },
  ])('a quota with requests left causes no delay: %o', async (headers, { proxy, pix }) => {
    proxy.always(faults.failure(500, 'contract', headers));
    expect(await delayOf(pix)).toBe(0);
    expect(proxy.requests).toHaveLength(1);
  });
});

describe('After a server error (R8)', () => {
  test('that persists, a read has been sent exactly three times (P10, P11)', async ({
    proxy,
    pix,
    retries,
  }) => {
    proxy.always(faults.failure(500));
    const error = await failureOf(pix().images.list());
    expect(error).toBeInstanceOf(PixServerError);
    expect(error).toMatchObject({ code: 'made_up', status: 500, requestId: 'req_made_up', attempts: 3 });
    expect(proxy.requests).toHaveLength(3);
    expect(retries).toHaveLength(2);
  });

  test('delays are random, up to 600 and then up to 1,200 milliseconds', async ({
    proxy,
    pix,
    chance,
    retries,
  }) => {
    proxy.always(faults.failure(503));
    chance.value = 0.1;
    await failureOf(pix().images.list());
    expect(retries.map(({ delay }) => Math.round(delay))).toEqual([60, 120]);
  });

  test('retry.backoffLimit limits the delays; 0 retries at once', async ({ proxy, pix, chance, retries }) => {
    proxy.always(faults.failure(503));
    chance.value = 0.1;
    await failureOf(pix({ retry: { backoffLimit: 800, limit: 3 } }).images.list());
    await failureOf(pix({ retry: { backoffLimit: 0 } }).images.list());
    expect(retries.map(({ delay }) => Math.round(delay))).toEqual([60, 80, 80, 0, 0]);
  });

  test.for([
    [0, 1],
    [1, 2],
    [4, 5],
    [{ limit: 1 }, 2],
    [{ maxRetryAfter: 1_000 }, 3],
  ] as const)('retry: %o makes %i requests', async ([retry, count], { proxy, pix }) => {
    proxy.always(faults.failure(500));
    expect(await failureOf(pix({ retry }).images.list())).toMatchObject({ attempts: count });
    expect(proxy.requests).toHaveLength(count);
    expect(await failureOf(pix().images.list({}, { retry }))).toMatchObject({ attempts: count });
    expect(proxy.requests).toHaveLength(2 * count);
  });

  test('nothing above the client multiplies its attempts', async ({ proxy, pix }) => {
    proxy.always(faults.failure(500));
    const { images } = pix();
    const ways = [
      () => images.list().withResponse(),
      () => images.list().asResponse(),
      () => images.iterate()[Symbol.asyncIterator]().next(),
      () => Promise.all([images.list(), images.list(), images.list()]),
    ];
    for (const [at, read] of ways.entries()) {
      expect(await failureOf(read())).toMatchObject({ status: 500, attempts: 3 });
      expect(proxy.requests).toHaveLength(3 * (at + 1));
    }
  });

  test.for([408, 425, 429, 500, 502, 503, 504])('%i is retried', async (status, { proxy }) => {
    proxy.always(faults.failure(status, 'contract', { 'Retry-After': '0' }));
    const pix = createPix({ baseUrl: proxy.url });
    expect(await failureOf(pix.platform.ping())).toMatchObject({ status, attempts: 3 });
    expect(proxy.requests).toHaveLength(3);
  });

  test.for([400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 451, 501, 505])(
    '%i is not retried, even with Retry-After',
    async (status, { proxy, pix, retries }) => {
      proxy.always(faults.failure(status, 'contract', { 'Retry-After': '0' }));
      expect(await failureOf(pix().platform.ping())).toMatchObject({ status, attempts: 1, retryAfter: 0 });
      expect(proxy.requests).toHaveLength(1);
      expect(retries).toEqual([]);
    },
  );
});
