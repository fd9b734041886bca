/** Guarantees of the client about the network, in a page: the rows of `tests/unit/client/network` where engines may differ. */
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createPix, PixError, PixNetworkError, UploadQueue, type Image } from '../../src/index.ts';
import { createPublicPix } from '../../src/client/create-public-pix.ts';
import { createQuickReader } from '../../src/embed/quick-reader.ts';
import type { PixOptions } from '../../src/client/client-transport.ts';
import { timeOut } from '../support/stopped-clock.ts';
import type { FaultCommand, ProxyTraffic } from './support/chaos-server.ts';

const loadRecovery = () => import('../../src/embed/recover.ts');

const { url: baseUrl, elsewhere, control } = inject('chaos');
const KEY = 'pix_test_owner';
const NOT_JSON = `The response should be JSON, but is of type "text/html". (GET ${baseUrl}/api/v1/images)`;

const send = async (command?: FaultCommand): Promise<ProxyTraffic> => {
  const init = command && { method: 'POST', body: JSON.stringify(command) };
  return (await fetch(control, init)).json() as Promise<ProxyTraffic>;
};
const injectFault = (command: FaultCommand) => send(command);
const resetProxies = () => send({});
const readTraffic = () => send();
const readRequests = async () => (await readTraffic()).requests;
const createKeyedPix = (options: Partial<PixOptions> = {}) =>
  createPix({ baseUrl, apiKey: KEY, dangerouslyAllowKeyInBrowser: true, ...options });

/** A client, and the number of responses whose headers it has received. */
function createCountingPix() {
  let responses = 0;
  const pix = createPublicPix({ baseUrl, fetch: (...args) => fetch(...args).finally(() => responses++) });
  return { pix, countResponses: () => responses };
}

/** The error that a call rejects with. */
async function failureOf(call: PromiseLike<unknown>): Promise<PixError> {
  const error = await call.then(
    () => expect.unreachable('the call should have failed'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PixError);
  return error as PixError;
}

beforeEach(async () => {
  await resetProxies();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

describe('A read in a page', () => {
  it.each([
    ['R2', 'stallAfterHeaders', [], { code: 'timeout', phase: 'body' }],
    ['R2', 'stallInBody', [], { code: 'timeout', phase: 'body' }],
    ['R4', 'refuse', [], { code: 'network' }],
    ['R4', 'resetBeforeHeaders', [], { code: 'network' }],
    ['R5', 'resetInBody', [], { code: 'network' }],
    ['R5', 'cutBody', [], { code: 'network' }],
    ['R5', 'corruptGzip', [], { code: 'network' }],
    ['R6', 'busy', ['0'], { status: 429, retryAfter: 0 }],
    ['R8', 'failure', [500], { status: 500, code: 'made_up' }],
    ['R8', 'busy', ['0', 503], { status: 503, retryAfter: 0 }],
    ['R31', 'withoutCors', [], { code: 'network' }],
  ] as const)('(%s) under %s %j is sent three times: %o', async (_, fault, args, expected) => {
    await injectFault({ fault, args });
    const { pix, countResponses } = createCountingPix();
    const list = () => failureOf(pix.images.list());
    const error = await ('phase' in expected ? timeOut(countResponses, 3, list) : list());
    expect(error).toMatchObject({ ...expected, attempts: 3 });
    expect(await readRequests()).toHaveLength(3);
  });

  it.each([
    ['R6', 'busy', ['86400'], { status: 429, retryAfter: 86_400_000 }],
    ['R6', 'busy', ['Fri, 31 Dec 9999 23:59:59 GMT', 503], { status: 503 }],
    ['R10', 'html', [], { code: 'parse', message: NOT_JSON }],
  ] as const)('(%s) under %s %j is sent once: %o', async (_, fault, args, expected) => {
    await injectFault({ fault, args });
    const { images } = createPublicPix({ baseUrl });
    expect(await failureOf(images.list())).toMatchObject({ ...expected, attempts: 1 });
    expect(await readRequests()).toHaveLength(1);
  });

  it.each(['stallInBody', 'resetBeforeHeaders', 'resetInBody', 'withoutCors'] as const)(
    'succeeds after one %s (R2, R4, R5, R31)',
    async (fault) => {
      await injectFault({ fault, times: 1 });
      const { pix, countResponses } = createCountingPix();
      const { data } = await timeOut(countResponses, fault === 'stallInBody' ? 1 : 0, () =>
        pix.images.list(),
      );
      expect(data).toHaveLength(3);
      expect(await readRequests()).toHaveLength(2);
    },
  );

  it('waits for the time in Retry-After (R6)', async () => {
    await injectFault({ fault: 'busy', args: ['1'], times: 1 });
    const onRetry = vi.fn();
    await createPublicPix({ baseUrl, hooks: { onRetry } }).images.list();
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ attempts: 1, delay: 1_000 }));
    expect(await readRequests()).toHaveLength(2);
  });

  it('fails with the same message for a blocked response and an unknown host, and keeps the cause (R31)', async () => {
    await injectFault({ fault: 'withoutCors' });
    for (const url of [baseUrl, 'http://pix.invalid']) {
      const error = await failureOf(createPublicPix({ baseUrl: url }).images.list());
      expect(error).toBeInstanceOf(PixNetworkError);
      expect(error.message).toBe(
        `The server could not be reached, or the connection was lost. (GET ${url}/api/v1/images)`,
      );
      expect(error.cause).toBeInstanceOf(TypeError);
      expect(error.attempts).toBe(3);
    }
  });

  it('is not sent if its preflight is rejected (R31)', async () => {
    await injectFault({ fault: 'failure', args: [403], preflight: true });
    expect(await failureOf(createKeyedPix().images.list())).toMatchObject({ code: 'network', attempts: 3 });
    expect(await readRequests()).toEqual([]);
  });
});

describe('A redirect in a page (R30)', () => {
  const TARGETS = {
    'its own origin': '/api/v1/images?limit=2',
    'another one': `${elsewhere}/api/v1/images?limit=2`,
  };

  it.each(Object.entries(TARGETS))('is not followed by a request with a key, to %s', async (_, location) => {
    await injectFault({ fault: 'redirect', args: [location] });
    const error = await failureOf(createKeyedPix().images.list());
    expect(error).toBeInstanceOf(PixNetworkError);
    expect(error).toMatchObject({ code: 'redirect', attempts: 1 });
    const { requests, elsewhere: strayed } = await readTraffic();
    expect(requests).toHaveLength(1);
    expect(strayed).toEqual([]);
  });

  it.each(Object.entries(TARGETS))('is followed by a request without a key, to %s', async (_, location) => {
    await injectFault({ fault: 'redirect', args: [location], times: 1 });
    expect((await createPublicPix({ baseUrl }).images.list()).data).toHaveLength(2);
    const { requests, elsewhere: strayed } = await readTraffic();
    expect(requests.length + strayed.length).toBe(2);
    for (const { headers } of strayed) expect(Object.keys(headers)).not.toContain('authorization');
  });

  it('sends no write to another origin', async () => {
    await injectFault({ fault: 'redirect', args: [`${elsewhere}/api/v1/images/bridge`] });
    const error = await failureOf(createKeyedPix().images.update('bridge', { title: 'Moved' }));
    expect(error).toMatchObject({ code: 'redirect', attempts: 1 });
    const { requests, elsewhere: strayed } = await readTraffic();
    expect(requests.map(({ method }) => method)).toEqual(['PATCH']);
    expect(strayed).toEqual([]);
  });

  it.each([301, 302, 303, 307, 308])(
    '%i sends no upload with `onProgress` to another origin: no body, no title and no header',
    async (status) => {
      await injectFault({ fault: 'redirect', args: [`${elsewhere}/api/v1/images`, status] });
      const image = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
      const headers = { 'x-api-key': KEY };
      for (const options of [{}, { headers }]) {
        const onProgress = vi.fn();
        const error = await failureOf(
          createKeyedPix().images.upload({ image, title: 'Private' }, { ...options, onProgress }),
        );
        expect(error).toBeInstanceOf(PixNetworkError);
        expect(error).toMatchObject({ code: 'redirect', attempts: 1 });
      }
      const { requests, elsewhere: strayed, preflights } = await readTraffic();
      expect(requests).toHaveLength(2);
      expect([...strayed, ...preflights]).toEqual([]);
      expect(document.querySelectorAll('iframe')).toHaveLength(0);
    },
  );

  it('sends no upload of a queue to another origin', async () => {
    await injectFault({ fault: 'redirect', args: [`${elsewhere}/api/v1/images`] });
    const queue = new UploadQueue(createKeyedPix().images.upload);
    for (const name of ['a', 'b', 'c'])
      queue.add({ image: new Blob([`<svg xmlns="http://www.w3.org/2000/svg" id="${name}"/>`]) });
    await queue.settled();
    expect(queue.uploads.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
    expect((await readTraffic()).elsewhere).toEqual([]);
  });

  it.each([
    ['client', (retry = 2) => createPublicPix({ baseUrl, retry }).images.list()],
    ['embed', (retry = 2) => createQuickReader({ baseUrl, retry, loadRecovery })('/api/v1/images', {})],
  ])('in a loop costs the %s one chain of requests, and ends as a network error', async (_name, list) => {
    await injectFault({ fault: 'redirect' });
    const single = await failureOf(list(0));
    expect(single).toMatchObject({ code: 'network', attempts: 1 });
    const chain = (await readRequests()).length;
    expect(chain).toBeLessThanOrEqual(21);
    await resetProxies();
    await injectFault({ fault: 'redirect' });
    const error = await failureOf(list());
    expect(error).toBeInstanceOf(PixNetworkError);
    expect(error).toMatchObject({ code: 'redirect', attempts: 2 });
    // One more request, which determines whether a redirect has failed.
    expect((await readRequests()).length).toBe(chain + 1);
  });

  it.each([
    ['client', () => createPublicPix({ baseUrl }).images.list()],
    ['embed', () => createQuickReader({ baseUrl, loadRecovery })('/api/v1/images', {})],
  ])('is followed by the %s in a retry after a 503', async (_name, list) => {
    await injectFault({ fault: 'busy', args: ['0', 503], times: 1 });
    await injectFault({ fault: 'redirect', args: [`${elsewhere}/api/v1/images?limit=2`], times: 1 });
    expect(await list()).toMatchObject({ data: [{}, {}] });
    const { requests, elsewhere: strayed } = await readTraffic();
    expect([requests.length, strayed.length]).toEqual([2, 1]);
  });
});

describe('A write in a page', () => {
  const writes = [
    [
      'POST',
      () =>
        createKeyedPix().images.upload({ image: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']) }),
    ],
    ['PATCH', () => createKeyedPix().images.update('bridge', { title: 'Bridge' })],
    ['DELETE', () => createKeyedPix().albums.removeImage('no-such-album', 'bridge')],
  ] as const;

  it.each(['resetBeforeHeaders', 'resetInUpload', 'loseAnswer', 'resetInBody', 'failure'] as const)(
    'is sent once under %s, and fails with `maybeSent` (R4, R5, R8)',
    async (fault) => {
      await injectFault({ fault, args: fault === 'resetInUpload' ? [1] : [] });
      for (const [, write] of writes)
        expect(await failureOf(write())).toMatchObject({ attempts: 1, maybeSent: true });
      expect((await readRequests()).map(({ method }) => method)).toEqual(writes.map(([method]) => method));
    },
  );
});

describe('A client without a key, in a page', () => {
  const collect = async <T>(records: AsyncIterable<T>) => {
    const found: T[] = [];
    for await (const record of records) found.push(record);
    return found;
  };
  const slugs = (images: Image[]) => images.map(({ slug }) => slug);

  it('reads every public list and record', async () => {
    const { images, albums, platform } = createPublicPix({ baseUrl });
    const [album] = (await albums.list()).data;
    expect(album).toMatchObject({ title: 'Walks' });
    const token = album?.token ?? '';
    expect(slugs((await images.list({ tag: 'water' })).data)).toEqual(['bridge', 'harbour', 'meadow']);
    expect(slugs(await collect(images.iterate({ limit: 1 })))).toEqual(['bridge', 'harbour', 'meadow']);
    expect(await images.get('harbour')).toMatchObject({ slug: 'harbour' });
    expect(await collect(albums.iterate())).toHaveLength(1);
    expect(slugs((await albums.images(token)).data)).toEqual(['bridge', 'meadow']);
    expect(slugs(await collect(albums.iterateImages(token, { limit: 1 })))).toEqual(['bridge', 'meadow']);
    expect(await platform.ping()).toHaveProperty('time');
    expect(await platform.stats()).toBeTypeOf('object');
    expect((await platform.categories()).data).toMatchObject([{ name: 'nature' }]);
    expect((await platform.tags()).data).toMatchObject([{ name: 'water' }]);
    expect((await readRequests()).every(({ method }) => method === 'GET')).toBe(true);
  });

  it('reads the companion hosts that need no key', async () => {
    const { birds, calendar } = createPublicPix({ baseUrl }).companions;
    expect((await birds.list({ limit: 3 })).data).toHaveLength(3);
    expect((await birds.random({ count: 2 })).data).toHaveLength(2);
    expect((await calendar.list()).data.length).toBeGreaterThan(0);
    expect(await readRequests()).toHaveLength(3);
  });
});
