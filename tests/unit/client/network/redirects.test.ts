import { describe, expect, onTestFinished } from 'vitest';
import { PixNetworkError } from '../../../../src/index.ts';
import { faults } from '../../../support/chaos-faults.ts';
import { startChaosProxy, type ChaosProxy } from '../../../support/chaos-proxy.ts';
import { failureOf, KEY, SLUGS, test } from './support/network.ts';

/** Starts a server on another origin that records its requests and responds like the platform. */
async function startOther(target: string): Promise<ChaosProxy> {
  const other = await startChaosProxy({ target });
  onTestFinished(() => other[Symbol.asyncDispose]());
  return other;
}

const LIST = '/api/v1/images?limit=2';

describe('A redirect loop (R30)', () => {
  test.for([[{}], [{ apiKey: KEY }]] as const)(
    'ends after a few requests and is not retried: %o',
    async ([options], { proxy, pix, retries }) => {
      proxy.always(faults.redirect());
      const error = await failureOf(pix(options).images.list());
      expect(error).toBeInstanceOf(PixNetworkError);
      expect(error).toMatchObject({ code: 'redirect', attempts: 1 });
      expect(error.message).toContain('loop');
      expect(proxy.requests).toHaveLength(6);
      expect(retries).toEqual([]);
    },
  );

  test('between two origins ends as well', async ({ proxy, pix, server }) => {
    const other = await startOther(server.url);
    proxy.always(faults.redirect(`${other.url}/there`));
    other.always(faults.redirect(`${proxy.url}/back`));
    expect(await failureOf(pix().images.list())).toMatchObject({ code: 'redirect', attempts: 1 });
    expect([proxy.requests.length, other.requests.length]).toEqual([3, 3]);
  });
});

describe('A redirect of a read without a key (R30)', () => {
  test.for([301, 302, 303, 307, 308])(
    '%i is followed, also to another origin',
    async (status, { proxy, pix, server }) => {
      const other = await startOther(server.url);
      proxy.next(faults.redirect(other.url + LIST, status));
      expect((await pix().images.list()).data).toHaveLength(2);
      expect(proxy.requests).toHaveLength(1);
      expect(other.requests.map(({ path }) => path)).toEqual([LIST]);
      expect(other.requests[0]?.headers).not.toHaveProperty('authorization');
    },
  );

  test('to a missing resource is a response like any other', async ({ proxy, pix }) => {
    proxy.next(faults.redirect('/api/v1/nowhere'));
    expect(await failureOf(pix().images.list())).toMatchObject({ status: 404, attempts: 1 });
    expect(proxy.requests).toHaveLength(2);
  });

  test.for(['http://[', 'ftp://pix.example/', 'javascript:alert(1)', 'data:application/json,{}'])(
    'to "%s", which cannot be a resource of the platform, is not followed',
    async (location, { proxy, pix }) => {
      proxy.always(faults.redirect(location));
      const error = await failureOf(pix().images.list());
      expect(error).toBeInstanceOf(PixNetworkError);
      expect(error).toMatchObject({ code: 'redirect', attempts: 1 });
      expect(proxy.requests).toHaveLength(1);
    },
  );
});

describe('A redirect of a read with a key (P8, R30)', () => {
  const KEYED = {
    'the key of the client': { apiKey: KEY },
    'a header of the caller': { headers: { 'X-API-Key': KEY } },
    'another header of the caller': { headers: { authorization: `Bearer ${KEY}` } },
    'a header that a hook sets': {
      hooks: { onRequest: ({ headers }: { headers: Headers }) => headers.set('x-api-key', KEY) },
    },
  };

  test.for(Object.keys(KEYED) as (keyof typeof KEYED)[])(
    'is followed on the same origin, with %s',
    async (name, { proxy, pix }) => {
      proxy.next(faults.redirect(LIST, 302));
      expect((await pix(KEYED[name]).images.list()).data).toHaveLength(2);
      expect(proxy.requests).toHaveLength(2);
      for (const { headers } of proxy.requests)
        expect(headers.authorization ?? headers['x-api-key']).toContain(KEY);
    },
  );

  test.for(Object.keys(KEYED) as (keyof typeof KEYED)[])(
    'never reaches another origin, with %s',
    async (name, { proxy, pix, server, retries }) => {
      const other = await startOther(server.url);
      const places = [other.url, other.url.replace('http:', ''), proxy.url.replace('127.0.0.1', 'localhost')];
      for (const place of places) {
        proxy.next(faults.redirect(place + LIST));
        const error = await failureOf(pix(KEYED[name]).images.list());
        expect(error).toBeInstanceOf(PixNetworkError);
        expect(error).toMatchObject({ code: 'redirect', attempts: 1 });
        expect(error.message).toContain(`another origin, ${new URL(place, proxy.url).origin}`);
        expect(error.message).not.toContain(KEY);
      }
      expect(proxy.requests).toHaveLength(places.length);
      expect(other.requests).toEqual([]);
      expect(retries).toEqual([]);
    },
  );

  test('of a companion host is not followed, since fetch would forward the header with its key', async ({
    proxy,
    pix,
    server,
  }) => {
    const other = await startOther(server.url);
    proxy.always(faults.redirect(`${other.url}/platform/api/v1/pincode/796001`));
    const call = pix({ keys: { platform: KEY } }).companions.postalCodes.get('796001');
    expect(await failureOf(call)).toMatchObject({ code: 'redirect', attempts: 1 });
    expect(proxy.requests.map(({ headers }) => headers['x-api-key'])).toEqual([KEY]);
    expect(other.requests).toEqual([]);
  });

  test('never reaches another origin through a redirect on its own', async ({ proxy, pix, server }) => {
    const other = await startOther(server.url);
    proxy.next(faults.redirect('/elsewhere'));
    proxy.next(faults.redirect(other.url + LIST));
    expect(await failureOf(pix({ apiKey: KEY }).images.list())).toMatchObject({ code: 'redirect' });
    expect(proxy.requests).toHaveLength(2);
    expect(other.requests).toEqual([]);
  });
});

describe('A redirect of a write (R30)', () => {
  test.for([307, 308])('%i on the same origin is followed with its body', async (status, { proxy, pix }) => {
    proxy.next(faults.redirect('/api/v1/images/harbour', status));
    const changed = await pix({ apiKey: KEY }).images.update('bridge', { title: 'Moved' });
    expect(changed).toMatchObject({ slug: 'harbour', title: 'Moved' });
    expect(proxy.requests.map(({ method }) => method)).toEqual(['PATCH', 'PATCH']);
  });

  test.for([301, 302, 303])(
    '%i, which would turn it into a read, is not followed',
    async (status, { proxy, pix }) => {
      proxy.next(faults.redirect('/api/v1/images/harbour', status));
      const call = pix({ apiKey: KEY }).images.update('bridge', { title: 'Moved' });
      expect(await failureOf(call)).toMatchObject({ code: 'redirect', status, attempts: 1 });
      expect(proxy.requests).toHaveLength(1);
    },
  );

  test('never reaches another origin, with or without a key', async ({ proxy, pix, server }) => {
    const other = await startOther(server.url);
    proxy.always(faults.redirect(`${other.url}/api/v1/images/bridge`));
    const { images } = pix({ apiKey: KEY });
    const writes = [
      () => images.update('bridge', { title: 'Moved' }),
      () => images.upload({ image: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']) }),
      () => pix().images.delete('bridge', { deleteToken: 'a-token' }),
    ];
    for (const write of writes) {
      const error = await failureOf(write());
      expect(error).toMatchObject({ code: 'redirect', attempts: 1 });
      expect(error.maybeSent).toBeUndefined();
    }
    expect(proxy.requests).toHaveLength(writes.length);
    expect(other.requests).toEqual([]);
    expect((await pix({ baseUrl: server.url }).images.list()).data).toHaveLength(SLUGS.length);
  });
});
