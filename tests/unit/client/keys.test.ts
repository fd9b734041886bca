import { inspect } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { createPix, createPublicPix, PixInvalidParameterError } from '../../../src/index.ts';
import { json, startFaultyServer } from '../../support/faulty-server.ts';

describe('Keys (P8)', () => {
  const keys = { platform: 'key-of-platform', payments: 'token-of-payments' };
  const pix = createPix({ baseUrl: 'http://pix.test', apiKey: 'key-of-pictures', keys });

  it('are not part of anything that can be inspected', async () => {
    const error: unknown = await pix.platform
      .ping({ retry: 0, timeout: 500 })
      .catch((error: unknown) => error);
    for (const text of [
      JSON.stringify(pix),
      inspect(pix, { depth: 9, showHidden: true }),
      inspect(error, { depth: 9 }),
      JSON.stringify(error),
    ]) {
      expect(text).not.toMatch(/key-of|token-of/);
    }
  });

  it('are sent to their own host only, in the header of that host', async () => {
    const sentKeys: Record<string, unknown> = {};
    await using server = await startFaultyServer((response, _attempt, { url = '', headers }) => {
      sentKeys[url] = [headers.authorization, headers['x-api-key']];
      json(response, { data: url.includes('send-message') ? {} : [] });
    });
    const own = createPix({
      baseUrl: server.url,
      apiKey: 'key-of-pictures',
      keys: { ...keys, lexicon: 'key-of-lexicon', messaging: 'key-of-messages' },
      hosts: { lexicon: `${server.url}/elsewhere/` },
    });
    await own.images.list();
    await own.companions.proverbs.list();
    await own.companions.birds.list();
    await own.companions.scripture.get({ book: 'John', chapter: 3 });
    await own.companions.messages.send({ number: '+911234567890', message: 'Hello' });
    expect(sentKeys).toEqual({
      '/api/v1/images': ['Bearer key-of-pictures', undefined],
      '/platform/api/v1/tawng-upa': [undefined, 'key-of-platform'],
      '/platform/api/v1/birds': [undefined, undefined],
      '/elsewhere/api/v1/bibles?book=John&chapter=3': [undefined, 'key-of-lexicon'],
      '/messaging/api/send-message': ['Bearer key-of-messages', undefined],
    });
  });

  it('of a call take the place of that of the client; other headers do not', async () => {
    const sent: unknown[] = [];
    const fetch = (_url: unknown, init?: RequestInit) => {
      const { authorization, 'x-api-key': key, cookie } = Object.fromEntries(new Headers(init?.headers));
      sent.push([authorization, key, cookie]);
      return Promise.resolve(Response.json({ data: {} }));
    };
    const own = createPix({ baseUrl: 'http://pix.test', apiKey: 'mine', fetch });
    await own.account.get({ headers: { Authorization: 'Bearer other' } });
    await own.account.get({ headers: { 'x-api-key': 'other' } });
    await own.account.get({ headers: { cookie: 'a=b' } });
    await own.account.get({ headers: { 'x-api-key': '' } });
    const behind = createPix({
      ...{ baseUrl: 'http://pix.test', apiKey: 'mine', keys: { platform: 'theirs' }, fetch },
      headers: { authorization: 'Basic gateway' },
    });
    await behind.account.get();
    await behind.companions.postalCodes.get('796001').catch(() => undefined);
    expect(sent).toEqual([
      ['Bearer other', undefined, undefined],
      [undefined, 'other', undefined],
      ['Bearer mine', undefined, 'a=b'],
      ['Bearer mine', '', undefined],
      ['Bearer mine', undefined, undefined],
      ['Basic gateway', 'theirs', undefined],
    ]);
  });

  it.each(['keys', 'hosts'])('of an unknown host are refused with the names of the hosts: %s', (option) => {
    const refused = expect(() => createPix({ baseUrl: 'http://pix.test', [option]: { platforms: 'x' } }));
    refused.toThrow(
      expect.objectContaining({
        name: 'PixInvalidParameterError',
        field: `${option}.platforms`,
        message: expect.stringMatching(
          /\.platforms.* platform, messaging, crawler, lexicon, payments, wallet/,
        ) as string,
      }),
    );
  });

  it('that a companion call lacks are named before anything is sent', async () => {
    await using server = await startFaultyServer((response) => json(response, { data: [] }));
    const other = createPix({ baseUrl: server.url, apiKey: 'key-of-pictures' }).companions;
    const calls = {
      'keys.platform': () => other.shortLinks.create({ url: 'https://pix.test/' }),
      'keys.messaging': () => other.messages.send({ number: '+911234567890', message: 'Hello' }),
      'keys.crawler': () => other.siteAudits.run({ url: 'https://pix.test/' }),
      'keys.lexicon': () => other.scripture.get({ book: 'John', chapter: 3 }),
    };
    for (const [field, call] of Object.entries(calls)) {
      const error: unknown = await call().catch((error: unknown) => error);
      expect(error).toBeInstanceOf(PixInvalidParameterError);
      expect(error).toMatchObject({
        field,
        message: expect.stringContaining(`Set ${field} of the client`) as string,
      });
    }
    await other.upiPayments
      .createOrder({
        amount: '1.00',
        order_id: '1',
        customer_mobile: '0000000000',
        redirect_url: 'https://pix.test/',
      })
      .catch((error: unknown) => expect(String(error)).toContain('keys.payments'));
    expect(server.requests).toHaveLength(0);
    // Public calls, and those with a key in a header, are sent.
    await other.birds.list();
    await other.scripture.get({ book: 'John', chapter: 3 }, { headers: { 'x-api-key': 'key' } });
    expect(server.requests).toHaveLength(2);
  });

  it('that are refused are named in the error', async () => {
    await using server = await startFaultyServer((response) => json(response, { message: 'No.' }, 401));
    const own = createPix({ baseUrl: server.url, keys });
    await expect(own.companions.proverbs.list()).rejects.toThrow('Check that keys.platform is set');
    await expect(own.account.get()).rejects.toThrow('Check that apiKey is set');
  });

  it('are not part of the URL that an error shows, even if a query has one', async () => {
    const key = 'a+b/c=';
    const own = createPix({
      baseUrl: 'http://pix.test',
      apiKey: key,
      fetch: () => Promise.reject(new TypeError('no')),
    });
    const error: unknown = await own.images.list({ q: key }, { retry: 0 }).catch((error: unknown) => error);
    const text = inspect(error) + JSON.stringify(error);
    expect(text).toContain('[secret]');
    for (const form of [key, encodeURIComponent(key)]) expect(text).not.toContain(form);
  });

  it.each(['', ' ', 'undefined', 'null', 'a b', 'a\nb', 'schlüssel', 7])(
    'cannot be %j, which the error does not show (U5)',
    (apiKey) => {
      const create = () => createPix({ baseUrl: 'http://pix.test', apiKey: apiKey as string });
      expect(create).toThrow('apiKey must be a key');
      if (String(apiKey).trim()) expect(create).not.toThrow(`not ${String(apiKey)}`);
    },
  );

  it('are rejected in a page, unless it allows them explicitly', () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    try {
      const options = { baseUrl: 'http://pix.test', apiKey: 'pix_test_owner' };
      expect(() => createPix(options)).toThrow('readable by every visitor');
      expect(() => createPix({ baseUrl: 'http://pix.test', keys })).toThrow(
        'keys.platform would be readable',
      );
      expect(createPix({ ...options, dangerouslyAllowKeyInBrowser: true })).toHaveProperty('images');
      expect(createPix({ baseUrl: 'http://pix.test' })).toHaveProperty('images');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each(['authorization', 'Authorization', 'X-API-Key', 'cookie', 'proxy-authorization'])(
    'are rejected among the headers of a public client: %s',
    (name) => {
      for (const headers of [{ [name]: 'pix_test_owner' }, new Headers({ [name]: 'pix_test_owner' })]) {
        const create = () => createPublicPix({ baseUrl: 'http://pix.test', headers });
        expect(create).toThrow(`${name.toLowerCase()} is not allowed in a public client`);
        expect(create).not.toThrow('pix_test_owner');
      }
    },
  );

  it('are rejected in a page wherever they come from: headers of a client, of a call, or of a hook', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
    const fetch = vi.fn(() => Promise.resolve(Response.json({ data: [] })));
    const options = { baseUrl: 'http://pix.test', fetch };
    const headers = { 'x-api-key': 'pix_test_owner' };
    const hooks = {
      onRequest: ({ headers }: { headers: Headers }) => headers.set('authorization', 'Bearer pix_test_owner'),
    };
    const calls = [
      (more: object) => createPix({ ...options, ...more, headers }).images.list(),
      (more: object) => createPix({ ...options, ...more }).images.list({}, { headers }),
      (more: object) => createPublicPix({ ...options, ...more }).images.list({}, { headers }),
      (more: object) => createPix({ ...options, ...more, hooks }).images.list(),
    ];
    try {
      for (const call of calls)
        await expect(call({})).rejects.toMatchObject({ code: 'invalid_parameter', attempts: 0 });
      expect(fetch).not.toHaveBeenCalled();
      for (const call of calls) await call({ dangerouslyAllowKeyInBrowser: true });
      expect(fetch).toHaveBeenCalledTimes(calls.length);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('are rejected by a public client', () => {
    const options = { baseUrl: 'http://pix.test', apiKey: 'pix_test_owner' };
    expect(() => createPublicPix(options)).toThrow('apiKey is not allowed in a public client');
    const pix = createPublicPix({ baseUrl: 'http://pix.test' });
    expect(Object.keys(pix.images)).toEqual(['list', 'iterate', 'get', 'exists']);
    expect(Object.keys(pix)).not.toContain('account');
  });
});
