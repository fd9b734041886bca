import { describe, expect } from 'vitest';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, test, until } from './support/network.ts';

describe('Answers that overtake each other (R33)', () => {
  test('each belong to the call that asked for them', async ({ proxy, pix }) => {
    let answer: () => void = () => undefined;
    proxy.next(faults.delay(new Promise<void>((resolve) => (answer = resolve))));
    const { images } = pix();
    const ended: string[] = [];
    const slow = images.list({ limit: 1, sort: 'newest' }).finally(() => ended.push('slow'));
    await until(() => proxy.requests.length === 1);
    const fast = images.list({ limit: 1, sort: 'oldest' }).finally(() => ended.push('fast'));
    expect((await fast).data).toMatchObject([{ slug: 'tower' }]);
    answer();
    expect((await slow).data).toMatchObject([{ slug: 'bridge' }]);
    expect(ended).toEqual(['fast', 'slow']);
    expect(proxy.requests).toHaveLength(2);
  });

  test('a call that is no longer wanted ends at once, and the next one has its data', async ({
    proxy,
    pix,
  }) => {
    proxy.next(faults.neverAnswer());
    const { images } = pix();
    const controller = new AbortController();
    const old = images.list({ q: 'bridge' }, { signal: controller.signal });
    const failure = failureOf(old);
    await until(() => proxy.requests.length === 1);
    controller.abort('a newer question');
    const next = images.list({ q: 'tower' });
    expect(await failure).toMatchObject({ code: 'aborted', cause: 'a newer question' });
    expect((await next).data).toMatchObject([{ slug: 'tower' }]);
    expect(proxy.requests).toHaveLength(2);
  });

  test('a call aborted in mid-body ends at once and is not sent again', async ({ proxy, pix }) => {
    proxy.always(faults.stallInBody());
    const controller = new AbortController();
    let isAnswered = false;
    const client = pix({ fetch: (...args) => fetch(...args).finally(() => (isAnswered = true)) });
    const failure = failureOf(client.images.get('bridge', { signal: controller.signal }));
    await until(() => isAnswered);
    controller.abort();
    expect(await failure).toMatchObject({ code: 'aborted' });
    expect(proxy.requests).toHaveLength(1);
  });

  test('equal lists in flight share a request; one that leaves takes nobody along (U16)', async ({
    proxy,
    pix,
  }) => {
    let answer: () => void = () => undefined;
    proxy.always(faults.delay(new Promise<void>((resolve) => (answer = resolve))));
    const { images } = pix();
    const controller = new AbortController();
    const calls = [images.list(), images.list({}, { signal: controller.signal }), images.list()];
    const left = failureOf(calls[1] as PromiseLike<unknown>);
    await until(() => proxy.requests.length === 1);
    controller.abort();
    expect(await left).toMatchObject({ code: 'aborted' });
    answer();
    const [first, last] = await Promise.all([calls[0], calls[2]]);
    expect(first?.data).toHaveLength(5);
    expect(last?.data).toEqual(first?.data);
    expect(proxy.requests).toHaveLength(1);
  });

  test('equal reads of a record are a request each: each counts a view', async ({ proxy, pix }) => {
    const { images } = pix();
    await Promise.all([images.get('bridge'), images.get('bridge')]);
    expect(proxy.requests).toHaveLength(2);
  });
});
