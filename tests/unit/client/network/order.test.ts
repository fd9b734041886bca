import { describe, expect } from 'vitest';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, test, waitUntil } from './support/network.ts';

describe('Responses that arrive out of order (R33)', () => {
  test('belong to the call that requested them', async ({ proxy, pix }) => {
    let respond: () => void = () => undefined;
    proxy.next(faults.delay(new Promise<void>((resolve) => (respond = resolve))));
    const { images } = pix();
    const ended: string[] = [];
    const slow = images.list({ limit: 1, sort: 'newest' }).finally(() => ended.push('slow'));
    await waitUntil(() => proxy.requests.length === 1);
    const fast = images.list({ limit: 1, sort: 'oldest' }).finally(() => ended.push('fast'));
    expect((await fast).data).toMatchObject([{ slug: 'tower' }]);
    respond();
    expect((await slow).data).toMatchObject([{ slug: 'bridge' }]);
    expect(ended).toEqual(['fast', 'slow']);
    expect(proxy.requests).toHaveLength(2);
  });

  test('a cancelled call ends at once, and the next one receives its own data', async ({ proxy, pix }) => {
    proxy.next(faults.neverAnswer());
    const { images } = pix();
    const controller = new AbortController();
    const old = images.list({ q: 'bridge' }, { signal: controller.signal });
    const failure = failureOf(old);
    await waitUntil(() => proxy.requests.length === 1);
    controller.abort('a newer question');
    const next = images.list({ q: 'tower' });
    expect(await failure).toMatchObject({ code: 'aborted', cause: 'a newer question' });
    expect((await next).data).toMatchObject([{ slug: 'tower' }]);
    expect(proxy.requests).toHaveLength(2);
  });

  test('a call aborted mid-body ends at once and is not retried', async ({ proxy, pix }) => {
    proxy.always(faults.stallInBody());
    const controller = new AbortController();
    let isAnswered = false;
    const client = pix({ fetch: (...args) => fetch(...args).finally(() => (isAnswered = true)) });
    const failure = failureOf(client.images.get('bridge', { signal: controller.signal }));
    await waitUntil(() => isAnswered);
    controller.abort();
    expect(await failure).toMatchObject({ code: 'aborted' });
    expect(proxy.requests).toHaveLength(1);
  });

  test('equal lists in flight share a request, and aborting one does not affect the others (U16)', async ({
    proxy,
    pix,
  }) => {
    let respond: () => void = () => undefined;
    proxy.always(faults.delay(new Promise<void>((resolve) => (respond = resolve))));
    const { images } = pix();
    const controller = new AbortController();
    const calls = [images.list(), images.list({}, { signal: controller.signal }), images.list()];
    const aborted = failureOf(calls[1] as PromiseLike<unknown>);
    await waitUntil(() => proxy.requests.length === 1);
    controller.abort();
    expect(await aborted).toMatchObject({ code: 'aborted' });
    respond();
    const [first, last] = await Promise.all([calls[0], calls[2]]);
    expect(first?.data).toHaveLength(5);
    expect(last?.data).toEqual(first?.data);
    expect(proxy.requests).toHaveLength(1);
  });

  test('equal reads of a record are separate requests, since each counts a view', async ({ proxy, pix }) => {
    const { images } = pix();
    await Promise.all([images.get('bridge'), images.get('bridge')]);
    expect(proxy.requests).toHaveLength(2);
  });
});
