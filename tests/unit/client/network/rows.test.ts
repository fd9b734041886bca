/** What the client and the embed script promise alike about the network, each with the number of its requests. */
import { describe, expect, vi } from 'vitest';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, lateFor, SLUGS, test, until } from './support/network.ts';
import { notePauses, SOURCES, type Source } from './support/sources.ts';

const pauses = notePauses();

describe.each(Object.keys(SOURCES))('The %s', (name) => {
  const open = (baseUrl: string) => SOURCES[name]?.(baseUrl) as Source;

  test('waits 9 seconds for the first byte, with one request (R1)', async ({ proxy }) => {
    vi.restoreAllMocks();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let answer: () => void = () => undefined;
      proxy.next(faults.delay(new Promise<void>((resolve) => (answer = resolve))));
      const call = open(proxy.url).list();
      await until(() => proxy.requests.length === 1);
      vi.advanceTimersByTime(9_000);
      answer();
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
  ] as const)('ends in time, after three requests, under %s: %s (%s)', async ([fault, phase], { proxy }) => {
    vi.restoreAllMocks();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let answers = 0;
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => ask(...args).finally(() => answers++));
    proxy.always(faults[fault]());
    const isHeard = () => (phase === 'body' ? answers : proxy.requests.length);
    const error = await lateFor(isHeard, 3, () => failureOf(open(proxy.url).list()));
    expect(error).toMatchObject({ code: 'timeout', phase, attempts: 3 });
    expect(proxy.requests).toHaveLength(3);
  });

  test('ends what trickles for ever, after three requests (R3)', async ({ proxy }) => {
    vi.restoreAllMocks();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    proxy.always(faults.trickle(10));
    const error = await lateFor(
      () => proxy.requests.length,
      3,
      () => failureOf(open(proxy.url).list()),
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
    'sends three times under %s, and has its data after two of them (%s)',
    async ([fault], { proxy }) => {
      proxy.next(faults[fault](), { times: 2 });
      expect((await open(proxy.url).list()).data).toHaveLength(SLUGS.length);
      expect(proxy.requests).toHaveLength(3);
      proxy.always(faults[fault]());
      const error = await failureOf(open(proxy.url).list());
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
      // The spy of the fixture was taken away with those of the test before.
      chance.value = 0.5;
      if (delay !== 30_000) proxy.next(faults.busy(value));
      else proxy.next(faults.busy('29'));
      expect((await open(proxy.url).list()).data).toHaveLength(SLUGS.length);
      expect(pauses).toEqual([delay === 30_000 ? 29_000 : delay]);
      expect(proxy.requests).toHaveLength(2);
    },
  );

  test.for(['86400', '31', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'after 429 with Retry-After "%s" ends at once and says how long (P10, R6)',
    async (value, { proxy }) => {
      proxy.always(faults.busy(value));
      const error = await failureOf(open(proxy.url).list());
      expect(error).toMatchObject({ status: 429, attempts: 1 });
      expect(error.retryAfter).toBeGreaterThan(30_000);
      expect(proxy.requests).toHaveLength(1);
    },
  );

  test('after 429 without a header draws half of each pause by chance (P10, R7)', async ({
    proxy,
    chance,
  }) => {
    for (const [value, delays] of [
      [0, [300, 600]],
      [0.5, [450, 900]],
    ] as const) {
      chance.value = value;
      pauses.length = proxy.requests.length = 0;
      proxy.always(faults.busy());
      expect(await failureOf(open(proxy.url).list())).toMatchObject({ status: 429, attempts: 3 });
      expect(pauses).toEqual(delays);
      expect(proxy.requests).toHaveLength(3);
    }
  });

  test('after a broken connection draws each pause by chance, from a range that doubles (P10)', async ({
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
      expect(await failureOf(open(proxy.url).list())).toMatchObject({ code: 'network', attempts: 3 });
      expect(pauses).toEqual(delays);
    }
  });

  test.for([
    { 'RateLimit-Remaining': '0', 'RateLimit-Reset': '7' },
    { 'RateLimit-Reset': '7' },
    { RateLimit: 'limit=60, remaining=0, reset=7' },
    { RateLimit: '"default";r=0;t=7' },
  ])('reads when a quota is full again: %o (R7)', async (headers, { proxy }) => {
    proxy.next(faults.failure(429, 'contract', headers));
    expect((await open(proxy.url).list()).data).toHaveLength(SLUGS.length);
    expect(pauses).toEqual([7_000]);
    expect(proxy.requests).toHaveLength(2);
  });

  test.for([500, 502, 503, 504, 408, 425])(
    'sends three times under %i (P10, P11, R8)',
    async (status, { proxy }) => {
      proxy.always(faults.failure(status));
      expect(await failureOf(open(proxy.url).list())).toMatchObject({ status, attempts: 3, code: 'made_up' });
      expect(proxy.requests).toHaveLength(3);
    },
  );

  test.for([
    [502, 3],
    [413, 1],
  ])('says status %i of a page, and nothing of the page (R9)', async ([status, count], { proxy }) => {
    proxy.always(faults.failure(status, 'html'));
    const error = await failureOf(open(proxy.url).list());
    expect(error).toMatchObject({
      status,
      message: `The server returned status ${status}.`,
      attempts: count,
    });
    expect(proxy.requests).toHaveLength(count as number);
  });

  test('ends a redirect in a circle, and one that leads nowhere, without beginning anew (R30)', async ({
    proxy,
  }) => {
    proxy.always(faults.redirect());
    const error = await failureOf(open(proxy.url).list());
    expect(error).toMatchObject({ code: 'redirect' });
    expect(error.message).toContain('loop');
    // Node's own fetch gives up after 20, and is asked once more whether it was a redirect.
    expect(proxy.requests).toHaveLength(name === 'client' ? 6 : 22);
  });

  test('has one message for what is blocked, refused or unknown, after three attempts (R31)', async () => {
    const ask = vi.fn(globalThis.fetch);
    vi.stubGlobal('fetch', ask);
    const error = await failureOf(open('http://pix.invalid').list());
    expect(error).toMatchObject({ code: 'network', attempts: 3 });
    expect(error.message).toBe('The server could not be reached: offline, blocked or cut off.');
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('gives each caller its own answer, though they overtake each other (R33)', async ({ proxy }) => {
    let answer: () => void = () => undefined;
    proxy.next(faults.delay(new Promise<void>((resolve) => (answer = resolve))));
    const source = open(proxy.url);
    const slow = source.list({ limit: 1, sort: 'newest' });
    await until(() => proxy.requests.length === 1);
    expect((await source.list({ limit: 1, sort: 'oldest' })).data).toMatchObject([{ slug: 'tower' }]);
    answer();
    expect((await slow).data).toMatchObject([{ slug: 'bridge' }]);
    expect(proxy.requests).toHaveLength(2);
  });

  test.for([401, 403])('ends at once under %i, and sends no key (R34)', async (status, { proxy }) => {
    proxy.always(faults.failure(status));
    expect(await failureOf(open(proxy.url).list())).toMatchObject({ status, attempts: 1 });
    expect(proxy.requests).toHaveLength(1);
    const { authorization, cookie, ...headers } = proxy.requests[0]?.headers ?? {};
    expect([authorization, cookie, headers['x-api-key']]).toEqual([undefined, undefined, undefined]);
  });

  test('ends in time whatever the fetch of the page does with its signal (H17)', async () => {
    vi.restoreAllMocks();
    const hanging = [
      () => new Promise<Response>(() => undefined),
      () => Promise.resolve(new Response(new ReadableStream({}))),
    ];
    for (const fetch of hanging) {
      let asked = 0;
      vi.stubGlobal('fetch', () => (asked++, fetch()));
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const error = await lateFor(
        () => asked,
        3,
        () => failureOf(open('http://pix.test').list()),
      );
      expect(error).toMatchObject({ code: 'timeout', attempts: 3 });
      const controller = new AbortController();
      const left = failureOf(open('http://pix.test').list({}, { signal: controller.signal }));
      await until(() => asked === 4);
      controller.abort('left');
      expect(await left).toMatchObject({ code: 'aborted', cause: 'left' });
    }
  });
});
