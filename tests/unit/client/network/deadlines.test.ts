import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { PixTimeoutError } from '../../../../src/index.ts';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, timeOut, SLUGS, test, waitUntil } from './support/network.ts';

describe('A timeout of one attempt', () => {
  test('accepts a slow response that arrives in time (R1)', async ({ proxy, pix }) => {
    proxy.next(faults.delay(150));
    const { data } = await pix({ timeout: 60_000 }).images.list();
    expect(data).toHaveLength(SLUGS.length);
    expect(proxy.requests).toHaveLength(1);
  });

  test.for([Infinity, 2 ** 31])(
    'may be longer than timers can be: %d ms (R1)',
    async (timeout, { proxy, pix }) => {
      proxy.next(faults.delay(150));
      const { data } = await pix({ timeout, retry: 0 }).images.list();
      expect(data).toHaveLength(SLUGS.length);
    },
  );

  test('ends an attempt without a response, and a read is sent three times (R1)', async ({ proxy, pix }) => {
    proxy.always(faults.neverAnswer());
    const call = () => failureOf(pix({ timeout: 5_000 }).images.list());
    const error = await timeOut(() => proxy.requests.length, 3, call);
    expect(error).toBeInstanceOf(PixTimeoutError);
    expect(error).toMatchObject({ code: 'timeout', phase: 'headers', attempts: 3 });
    expect(proxy.requests).toHaveLength(3);
  });

  test('applies to each attempt separately: the second may take as long as the first (R1)', async ({
    proxy,
    pix,
  }) => {
    proxy.next(faults.neverAnswer());
    proxy.always(faults.delay(200));
    const call = () => pix({ timeout: 5_000 }).images.list();
    const { data } = await timeOut(() => proxy.requests.length, 1, call);
    expect(data).toHaveLength(SLUGS.length);
    expect(proxy.requests).toHaveLength(2);
  });

  test.for(['stallAfterHeaders', 'stallInBody'] as const)(
    'includes the body: %s ends with a timeout error after three attempts (R2)',
    async (fault, { proxy, pix }) => {
      proxy.always(faults[fault]());
      let responses = 0;
      const client = pix({ timeout: 5_000, fetch: (...args) => fetch(...args).finally(() => responses++) });
      const error = await timeOut(
        () => responses,
        3,
        () => failureOf(client.images.get('bridge')),
      );
      expect(error).toBeInstanceOf(PixTimeoutError);
      expect(error).toMatchObject({ phase: 'body', attempts: 3 });
      expect(proxy.requests).toHaveLength(3);
    },
  );

  test('is followed by another attempt after a stalled body (R2)', async ({ proxy, pix }) => {
    proxy.next(faults.stallInBody());
    let responses = 0;
    const client = pix({ timeout: 5_000, fetch: (...args) => fetch(...args).finally(() => responses++) });
    const call = () => client.images.get('bridge');
    expect(await timeOut(() => responses, 1, call)).toMatchObject({ slug: 'bridge' });
    expect(proxy.requests).toHaveLength(2);
  });

  test('ends a body that trickles forever (R3)', async ({ proxy, pix }) => {
    proxy.always(faults.trickle(10));
    const call = () => failureOf(pix({ timeout: 5_000 }).images.list());
    const error = await timeOut(() => proxy.requests.length, 3, call);
    expect(error).toMatchObject({ code: 'timeout', attempts: 3 });
    expect(proxy.requests).toHaveLength(3);
  });

  test('applies with retry: 0, which sends the request once (R1 to R3)', async ({ proxy, pix }) => {
    const client = pix({ retry: 0 });
    for (const fault of [faults.neverAnswer(), faults.stallInBody(), faults.trickle(10)]) {
      proxy.always(fault);
      const call = () => failureOf(client.images.list({}, { timeout: 5_000 }));
      expect(await timeOut(() => proxy.requests.length, 1, call)).toMatchObject({ attempts: 1 });
    }
    expect(proxy.requests).toHaveLength(3);
  });
});

describe('Without a timeout', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('the first byte may take 9 seconds (R1)', async ({ proxy, pix }) => {
    let respond: () => void = () => undefined;
    proxy.next(faults.delay(new Promise<void>((resolve) => (respond = resolve))));
    const call = pix().images.get('bridge');
    await waitUntil(() => proxy.requests.length === 1);
    vi.advanceTimersByTime(9_000);
    respond();
    expect(await call).toMatchObject({ slug: 'bridge' });
    expect(proxy.requests).toHaveLength(1);
  });

  test('an attempt ends after 10 seconds without a first byte, and not before (R1)', async ({
    proxy,
    pix,
  }) => {
    proxy.always(faults.neverAnswer());
    let isOver = false;
    const failure = failureOf(pix({ retry: 0 }).images.list()).finally(() => (isOver = true));
    await waitUntil(() => proxy.requests.length === 1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isOver).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await failure).toMatchObject({ phase: 'headers', attempts: 1 });
    expect(proxy.requests).toHaveLength(1);
  });

  test('an attempt ends after 10 seconds without further bytes (R2)', async ({ proxy, pix }) => {
    proxy.always(faults.stallAfterHeaders());
    let responses = 0;
    const failure = failureOf(
      pix({ retry: 0, fetch: (...args) => fetch(...args).finally(() => responses++) }).images.list(),
    );
    await waitUntil(() => responses === 1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ phase: 'body', attempts: 1 });
    expect(proxy.requests).toHaveLength(1);
  });

  test('an attempt ends after 30 seconds in total, even if bytes keep arriving (P9, R3)', async ({
    proxy,
    pix,
  }) => {
    proxy.always(faults.trickle(2));
    let bytes = 0;
    const counted: typeof fetch = async (...args) => {
      const response = await fetch(...args);
      const count = new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          bytes += chunk.length;
          controller.enqueue(chunk);
        },
      });
      return new Response(response.body?.pipeThrough(count), response);
    };
    const failure = failureOf(pix({ retry: 0, fetch: counted }).images.list());
    for (let seconds = 0; seconds < 30; seconds += 5) {
      const before = bytes;
      await waitUntil(() => bytes > before + 2);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(await failure).toMatchObject({ code: 'timeout', phase: 'total', attempts: 1 });
    expect(proxy.requests).toHaveLength(1);
  });
});
