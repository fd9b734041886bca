/** Promises that client and embed script share about the network, each with its number of requests. */
import { describe, expect, vi } from 'vitest';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, timeOut, SLUGS, test, waitUntil } from './support/network.ts';
import { recordDelays, SOURCES, type Source } from './support/sources.ts';

const pauses = recordDelays();

describe.each(Object.keys(SOURCES))('The %s', (name) => {
  const sourceOf = (baseUrl: string) => SOURCES[name]?.(baseUrl) as Source;

  test('waits 9 seconds for the first byte, with one request (R1)', async ({ proxy }) => {
    vi.restoreAllMocks();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let respond: () => void = () => undefined;
      proxy.next(faults.delay(new Promise<void>((resolve) => (respond = resolve))));
      const call = sourceOf(proxy.url).list();
      await waitUntil(() => proxy.requests.length === 1);
      vi.advanceTimersByTime(9_000);
      respond();
      expect((await call).data).toHaveLength(SLUGS.length);
      expect(proxy.requests).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test.for([
    ['neverAnswer', 'headers', 'R1'],
    ['stallAfterHeaders', 'body', 'R2'],
    ['stallInBody', 'body', 'R2'],
  ] as const)('times out after three requests under %s: %s (%s)', async ([fault, phase], { proxy }) => {
    vi.restoreAllMocks();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let responses = 0;
    const realFetch = globalThis.fetch;
    vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) =>
      realFetch(...args).finally(() => responses++),
    );
    proxy.always(faults[fault]());
    const countReached = () => (phase === 'body' ? responses : proxy.requests.length);
    const error = await timeOut(countReached, 3, () => failureOf(sourceOf(proxy.url).list()));
    expect(error).toMatchObject({ code: 'timeout', phase, attempts: 3 });
    expect(proxy.requests).toHaveLength(3);
  });

  test('times out if a body trickles forever, after three requests (R3)', async ({ proxy }) => {
    vi.restoreAllMocks();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    proxy.always(faults.trickle(10));
    const error = await timeOut(
      () => proxy.requests.length,
      3,
      () => failureOf(sourceOf(proxy.url).list()),
    );
    expect(error).toMatchObject({ code: 'timeout', attempts: 3 });
    expect(proxy.requests).toHaveLength(3);
  });

  test.for([
    ['refuse', 'R4'],
    ['resetBeforeHeaders', 'R4'],
    ['loseAnswer', 'R4'],
    ['resetInBody', 'R5'],
    ['cutBody', 'R5'],
    ['corruptGzip', 'R5'],
  ] as const)(
    'sends three requests under %s, and succeeds if the third one does (%s)',
    async ([fault], { proxy }) => {
      proxy.next(faults[fault](), { times: 2 });
      expect((await sourceOf(proxy.url).list()).data).toHaveLength(SLUGS.length);
      expect(proxy.requests).toHaveLength(3);
      proxy.always(faults[fault]());
      const error = await failureOf(sourceOf(proxy.url).list());
      expect(error).toMatchObject({ code: 'network', attempts: 3 });
      expect(error.cause).toBeInstanceOf(Error);
      expect(proxy.requests).toHaveLength(6);
    },
  );

  test.for([
    ['7', 7_000],
    ['30', 30_000],
    ['0', 0],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['-5', 450],
    ['soon', 450],
  ] as const)(
    'after 429 with Retry-After "%s" waits %i ms (R6)',
    async ([value, delay], { proxy, chance }) => {
      // The spy of the fixture was removed together with those of the preceding test.
      chance.value = 0.5;
      if (delay !== 30_000) proxy.next(faults.busy(value));
      else proxy.next(faults.busy('29'));
      expect((await sourceOf(proxy.url).list()).data).toHaveLength(SLUGS.length);
      expect(pauses).toEqual([delay === 30_000 ? 29_000 : delay]);
      expect(proxy.requests).toHaveLength(2);
    },
  );

  test.for(['86400', '31', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'after 429 with Retry-After "%s" rejects at once and reports the delay (P10, R6)',
    async (value, { proxy }) => {
      proxy.always(faults.busy(value));
      const error = await failureOf(sourceOf(proxy.url).list());
      expect(error).toMatchObject({ status: 429, attempts: 1 });
      expect(error.retryAfter).toBeGreaterThan(30_000);
      expect(proxy.requests).toHaveLength(1);
    },
  );

  test('after 429 without a header randomizes half of each delay (P10, R7)', async ({ proxy, chance }) => {
    for (const [value, delays] of [
      [0, [300, 600]],
      [0.5, [450, 900]],
    ] as const) {
      chance.value = value;
      pauses.length = proxy.requests.length = 0;
      proxy.always(faults.busy());
      expect(await failureOf(sourceOf(proxy.url).list())).toMatchObject({ status: 429, attempts: 3 });
      expect(pauses).toEqual(delays);
      expect(proxy.requests).toHaveLength(3);
    }
  });

  test('after a broken connection randomizes each delay, within a range that doubles (P10)', async ({
    proxy,
    chance,
  }) => {
    proxy.always(faults.refuse());
    for (const [value, delays] of [
      [0, [0, 0]],
      [0.5, [300, 600]],
    ] as const) {
      chance.value = value;
      pauses.length = 0;
      expect(await failureOf(sourceOf(proxy.url).list())).toMatchObject({ code: 'network', attempts: 3 });
      expect(pauses).toEqual(delays);
    }
  });

  test.for([
    { 'RateLimit-Remaining': '0', 'RateLimit-Reset': '7' },
    { 'RateLimit-Reset': '7' },
    { RateLimit: 'limit=60, remaining=0, reset=7' },
    { RateLimit: '"default";r=0;t=7' },
  ])('reads when a quota resets: %o (R7)', async (headers, { proxy }) => {
    proxy.next(faults.failure(429, 'contract', headers));
    expect((await sourceOf(proxy.url).list()).data).toHaveLength(SLUGS.length);
    expect(pauses).toEqual([7_000]);
    expect(proxy.requests).toHaveLength(2);
  });

  test.for([500, 502, 503, 504, 408, 425])(
    'sends three requests under %i (P10, P11, R8)',
    async (status, { proxy }) => {
      proxy.always(faults.failure(status));
      expect(await failureOf(sourceOf(proxy.url).list())).toMatchObject({
        status,
        attempts: 3,
        code: 'made_up',
      });
      expect(proxy.requests).toHaveLength(3);
    },
  );

  test.for([
    [502, 3],
    [413, 1],
  ])('reports status %i of a page, and none of its content (R9)', async ([status, count], { proxy }) => {
    proxy.always(faults.failure(status, 'html'));
    const error = await failureOf(sourceOf(proxy.url).list());
    expect(error).toMatchObject({
      status,
      message: expect.stringMatching(`^The server returned status ${status}\\.`) as string,
      attempts: count,
    });
    expect(proxy.requests).toHaveLength(count as number);
  });

  test('ends a redirect loop without a retry (R30)', async ({ proxy }) => {
    proxy.always(faults.redirect());
    const error = await failureOf(sourceOf(proxy.url).list());
    expect(error).toMatchObject({ code: 'redirect' });
    expect(error.message).toContain('loop');
    // The fetch function of Node gives up after 20 requests, and another request finds out whether it was a redirect.
    expect(proxy.requests).toHaveLength(name === 'client' ? 6 : 22);
  });

  test('has one message for blocked, refused and unknown hosts, after three attempts (R31)', async () => {
    const realFetch = vi.fn(globalThis.fetch);
    vi.stubGlobal('fetch', realFetch);
    const error = await failureOf(sourceOf('http://pix.invalid').list());
    expect(error).toMatchObject({ code: 'network', attempts: 3 });
    expect(error.message).toMatch(/^The server could not be reached, or the connection was lost\./);
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(realFetch).toHaveBeenCalledTimes(3);
  });

  test('returns each caller its own response even if responses arrive out of order (R33)', async ({
    proxy,
  }) => {
    let respond: () => void = () => undefined;
    proxy.next(faults.delay(new Promise<void>((resolve) => (respond = resolve))));
    const source = sourceOf(proxy.url);
    const slow = source.list({ limit: 1, sort: 'newest' });
    await waitUntil(() => proxy.requests.length === 1);
    expect((await source.list({ limit: 1, sort: 'oldest' })).data).toMatchObject([{ slug: 'tower' }]);
    respond();
    expect((await slow).data).toMatchObject([{ slug: 'bridge' }]);
    expect(proxy.requests).toHaveLength(2);
  });

  test.for([401, 403])('rejects at once under %i, and sends no key (R34)', async (status, { proxy }) => {
    proxy.always(faults.failure(status));
    expect(await failureOf(sourceOf(proxy.url).list())).toMatchObject({ status, attempts: 1 });
    expect(proxy.requests).toHaveLength(1);
    const { authorization, cookie, ...headers } = proxy.requests[0]?.headers ?? {};
    expect([authorization, cookie, headers['x-api-key']]).toEqual([undefined, undefined, undefined]);
  });

  test('times out or aborts even if the fetch of the page ignores its signal (H17)', async () => {
    vi.restoreAllMocks();
    const hanging = [
      () => new Promise<Response>(() => undefined),
      () => Promise.resolve(new Response(new ReadableStream({}))),
    ];
    for (const fetch of hanging) {
      let requests = 0;
      vi.stubGlobal('fetch', () => (requests++, fetch()));
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const error = await timeOut(
        () => requests,
        3,
        () => failureOf(sourceOf('http://pix.test').list()),
      );
      expect(error).toMatchObject({ code: 'timeout', attempts: 3 });
      const controller = new AbortController();
      const list = sourceOf('http://pix.test').list({}, { signal: controller.signal });
      // Not of a class in the script, which has none.
      const aborted = list.catch((error: unknown) => error);
      await waitUntil(() => requests === 4);
      controller.abort('left');
      expect(await aborted).toMatchObject({ code: 'aborted', cause: 'left' });
    }
  });
});
