import { describe, expect, vi } from 'vitest';
import { startPixServer } from '../../../../mock-server/server.ts';
import { PixNetworkError } from '../../../../src/index.ts';
import { startChaosProxy } from '../../../support/chaos-proxy.ts';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, SLUGS, test } from './support/network.ts';

const BROKEN = {
  'closed at once (R4)': faults.refuse(),
  'reset before the headers (R4)': faults.resetBeforeHeaders(),
  'reset before the response (R4)': faults.loseAnswer(),
  'reset at the first byte of the body (R5)': faults.resetInBody(0),
  'reset mid-body (R5)': faults.resetInBody(),
  'closed mid-body (R5)': faults.cutBody(),
  'closed before the last byte (R5)': faults.cutBody(Infinity),
  'sending corrupt gzip (R5)': faults.corruptGzip(),
};
type Broken = keyof typeof BROKEN;

describe('A connection that is', () => {
  test.for(Object.keys(BROKEN) as Broken[])(
    '%s: a network error with a cause, after three attempts',
    async (name, { proxy, pix, retries }) => {
      proxy.always(BROKEN[name]);
      const error = await failureOf(pix().images.list());
      expect(error).toBeInstanceOf(PixNetworkError);
      expect(error).toMatchObject({ code: 'network', attempts: 3 });
      expect([error.status, error.maybeSent]).toEqual([undefined, undefined]);
      expect(error.cause).toBeInstanceOf(Error);
      expect(proxy.requests).toHaveLength(3);
      expect(retries.map(({ attempts }) => attempts)).toEqual([1, 2]);
    },
  );

  test.for(Object.keys(BROKEN) as Broken[])(
    '%s twice: the third attempt succeeds',
    async (name, { proxy, pix }) => {
      proxy.next(BROKEN[name], { times: 2 });
      expect(await pix().images.get('bridge')).toMatchObject({ slug: 'bridge' });
      expect(proxy.requests).toHaveLength(3);
    },
  );

  test.for(Object.keys(BROKEN) as Broken[])('%s with retry: 0: one attempt', async (name, { proxy, pix }) => {
    proxy.always(BROKEN[name]);
    expect(await failureOf(pix().images.list({}, { retry: 0 }))).toMatchObject({
      code: 'network',
      attempts: 1,
    });
    expect(proxy.requests).toHaveLength(1);
  });
});

describe('A server that cannot be reached', () => {
  const unreachable = {
    'refuses connections (R4)': async () => {
      const proxy = await startChaosProxy();
      await proxy[Symbol.asyncDispose]();
      return { baseUrl: proxy.url };
    },
    'has an unknown name (R31)': () => ({ baseUrl: 'http://pix.invalid' }),
    'is blocked by a fetch that throws at once (R31)': () => ({
      fetch: () => {
        throw new TypeError('blocked');
      },
    }),
  };

  test.for(Object.keys(unreachable) as (keyof typeof unreachable)[])(
    '%s: one message, the cause kept, three attempts',
    async (name, { proxy, pix, retries }) => {
      const options = await unreachable[name]();
      const error = await failureOf(pix(options).images.list());
      expect(error).toBeInstanceOf(PixNetworkError);
      expect(error).toMatchObject({ code: 'network', attempts: 3 });
      const { message, operation, method, url = '' } = error;
      expect({ operation, method }).toEqual({ operation: 'listImages', method: 'GET' });
      expect(url).toMatch(/^http:\/\/[^/]+\/api\/v1\/images$/);
      expect(message).toBe(`The server could not be reached, or the connection was lost. (GET ${url})`);
      expect(error.stack).toContain(message);
      expect(error.cause).toBeInstanceOf(TypeError);
      expect(retries).toHaveLength(2);
      expect(proxy.requests).toHaveLength(0);
    },
  );
});

describe('A client that was offline (R32)', () => {
  test('rejects after its attempts, and its next call succeeds', async ({ proxy, pix }) => {
    const client = pix();
    proxy.always(faults.refuse());
    expect(await failureOf(client.images.list())).toMatchObject({ code: 'network', attempts: 3 });
    expect(proxy.requests).toHaveLength(3);
    proxy.clear();
    expect((await client.images.list()).data).toHaveLength(SLUGS.length);
    expect(proxy.requests).toHaveLength(4);
  });

  test('reaches a server that was down and is up again', async ({ pix, retries }) => {
    const first = await startPixServer({ port: 0, seed: { pictures: [] } });
    const client = pix({ baseUrl: first.url });
    await client.platform.ping();
    await first.close();
    expect(await failureOf(client.platform.ping())).toBeInstanceOf(PixNetworkError);
    expect(retries).toHaveLength(2);
    const second = await startPixServer({ port: first.port, seed: { pictures: [] } });
    await expect(client.platform.ping()).resolves.toBeDefined();
    expect(retries).toHaveLength(2);
    await second.close();
  });

  test('sends at most three requests for each of many calls while the connection is intermittent', async ({
    proxy,
    pix,
  }) => {
    const client = pix();
    let count = 0;
    proxy.always(faults.refuse(), { when: () => count++ % 2 === 0 });
    const calls = Array.from({ length: 20 }, () => client.images.get('bridge'));
    const ends = await Promise.allSettled(calls);
    const failed = ends.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    for (const { reason } of failed) expect(reason).toBeInstanceOf(PixNetworkError);
    // Each failed call was refused three times, and only every second request is refused.
    expect(proxy.requests.length).toBeLessThanOrEqual(60);
    expect(failed.length).toBeLessThanOrEqual(10);
    expect((await client.images.list({}, { retry: 5 })).data).toHaveLength(SLUGS.length);
  });

  test('stops waiting for a retry when its call is aborted', async ({ proxy, pix, chance }) => {
    chance.value = 0.999;
    proxy.always(faults.refuse());
    const controller = new AbortController();
    const onRetry = vi.fn(() => controller.abort('left'));
    const call = pix({ hooks: { onRetry } }).images.list({}, { signal: controller.signal });
    expect(await failureOf(call)).toMatchObject({ code: 'aborted', cause: 'left' });
    expect(onRetry).toHaveBeenCalledOnce();
    expect(proxy.requests).toHaveLength(1);
  });
});
