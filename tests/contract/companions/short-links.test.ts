import { describe, expect, test } from 'vitest';
import type { ShortLink } from '../../../src/contract/models.ts';
import {
  createCompanions,
  namedFields,
  messageOf,
  NOW,
  post,
  recordOf,
  type Companions,
  named,
} from '../support/companions.ts';

const SHORTEN = '/platform/api/v1/shorturl';
const DAY = 86_400_000;

const shorten = async ({ sendRequest }: Companions, body: object, user = 'owner', address?: string) =>
  sendRequest(SHORTEN, post({ url: 'https://example.org/', ...body }, user), address);

const followLink = ({ sendRequest }: Companions, code: string, init?: RequestInit) =>
  sendRequest(`/platform/s/${code}`, init);

describe('creating a link', () => {
  test('returns URL and target (C5)', async () => {
    const mock = createCompanions();
    const body = {
      url: 'https://example.org/a?b=c#d',
      custom_code: 'spring26',
      title: 'Spring',
      expires_in_days: 10.5,
    };
    const response = await shorten(mock, body);
    expect(response.status).toBe(201);
    expect(await recordOf<ShortLink>(response)).toEqual({
      code: 'spring26',
      short_url: 'http://pix.test/platform/s/spring26',
      target_url: 'https://example.org/a?b=c#d',
      title: 'Spring',
      expires_at: '2026-11-30 20:30:00',
      clicks: 0,
    });
  });

  test('generates a code of seven letters and digits; by default without title and expiry', async () => {
    const link = await recordOf<ShortLink>(await shorten(createCompanions(), {}));
    expect(link.code).toMatch(/^[A-Za-z0-9]{7}$/);
    expect([link.title, link.expires_at]).toEqual(['', null]);
  });

  test.each(
    named<string, unknown>([
      ['custom_code', 'abc'],
      ['custom_code', 'a'.repeat(32)],
      ['custom_code', '123'],
      ['title', ''],
      ['title', '𝄞'.repeat(200)],
      ['expires_in_days', 0.001],
      ['expires_in_days', 3650],
      ['url', 'http://a'],
      ['url', `https://example.org/${'a'.repeat(2028)}`],
      ['unknown', null],
    ]),
  )('accepts %s', async (_, name, value) => {
    expect((await shorten(createCompanions(), { [name]: value })).status).toBe(201);
  });

  test.each(
    named<string, unknown>([
      ['custom_code', 'ab'],
      ['custom_code', 'a'.repeat(33)],
      ['custom_code', ''],
      ['custom_code', 'a-b'],
      ['custom_code', 'añb'],
      ['custom_code', 'abc\r\nX: y'],
      ['custom_code', 123],
      ['custom_code', null],
      ['title', 'a'.repeat(201)],
      ['title', 1],
      ['title', null],
      ['expires_in_days', 0],
      ['expires_in_days', -1],
      ['expires_in_days', 3650.001],
      ['expires_in_days', '7'],
      ['expires_in_days', null],
      ['url', ''],
      ['url', null],
      ['url', 'example.org'],
      ['url', 'ftp://example.org/'],
      ['url', ' https://example.org/'],
      ['url', 'https://'],
      ['url', 'https://exa mple.org/'],
      ['url', `https://example.org/${'a'.repeat(2029)}`],
      ['url', `https://example.org/${'é'.repeat(1000)}`],
    ]),
  )('rejects %s by name', async (_, name, value) => {
    const mock = createCompanions();
    const response = await shorten(mock, { [name]: value });
    expect([response.status, await namedFields(response)]).toEqual([422, [name]]);
    expect(mock.app.store.links.table.size).toBe(0);
  });

  test('names every fault at once', async () => {
    const { sendRequest } = createCompanions();
    const response = await sendRequest(SHORTEN, post({ custom_code: '', title: 1, expires_in_days: 0 }));
    expect((await namedFields(response)).toSorted()).toEqual([
      'custom_code',
      'expires_in_days',
      'title',
      'url',
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript://example.org/%0aalert(1)',
    'data:text/html,<script>',
    'http://pix.test/platform/s/abc',
    'http://PIX.TEST:80/platform/x/../s/abc',
    'http://user@pix.test/platform/s/abc?x#y',
  ])('never leads to %s (S25)', async (url) => {
    expect((await shorten(createCompanions(), { url, custom_code: 'abc' })).status).toBe(422);
  });

  test('recognizes its own links by every loopback name of its port (S25)', async () => {
    const mock = createCompanions({ baseUrl: 'http://127.0.0.1:4010' });
    const statusOf = async (url: string) =>
      (await mock.send('http://127.0.0.1:4010/platform/api/v1/shorturl', post({ url }))).status;
    expect(await statusOf('http://localhost:4010/platform/s/abc')).toBe(422);
    expect(await statusOf('http://[::1]:4010/platform/s/abc')).toBe(422);
    expect(await statusOf('http://localhost:4011/platform/s/abc')).toBe(201);
    expect(await statusOf('http://localhost:4010/platform/other')).toBe(201);
  });

  test('with a custom base URL, also recognizes its own links by an address of the machine (S25)', async () => {
    const mock = createCompanions({ baseUrl: 'http://pix.example.org/x' });
    const statusOf = async (url: string) =>
      (await mock.send('http://pix.example.org/x/platform/api/v1/shorturl', post({ url }))).status;
    expect(await statusOf('http://127.0.0.1:46123/platform/s/abc')).toBe(422);
    expect(await statusOf('http://127.0.0.1:46123/x/platform/s/abc')).toBe(422);
    expect(await statusOf('http://127.0.0.1:46123/')).toBe(201);
  });

  test('an internal address is stored like any other (S25)', async () => {
    expect((await shorten(createCompanions(), { url: 'http://169.254.169.254/latest' })).status).toBe(201);
  });
});

describe('a code', () => {
  test('can be used once, expired or not, and is case-sensitive', async () => {
    const mock = createCompanions();
    const make = async (custom_code: string) =>
      (await shorten(mock, { custom_code, expires_in_days: 1 })).status;
    expect([await make('abc'), await make('abc'), await make('ABC')]).toEqual([201, 409, 201]);
    mock.time.now += 2 * DAY;
    expect(await make('abc')).toBe(409);
  });

  test('is given to one of many concurrent requests (S15)', async () => {
    const mock = createCompanions();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async () => (await shorten(mock, { custom_code: 'wanted' })).status),
    );
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  });
});

describe('following a link', () => {
  test('redirects with 307, without a key, and must not be cached (C5)', async () => {
    const mock = createCompanions();
    await shorten(mock, { url: 'https://example.org/ü?q= x', custom_code: 'abc' });
    const response = await followLink(mock, 'abc');
    expect(response.status).toBe(307);
    expect(response.headers.get('Location')).toBe('https://example.org/%C3%BC?q=%20x');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('');
  });

  test('has no line break in Location, whatever was sent (S8, S25)', async () => {
    const mock = createCompanions();
    await shorten(mock, { url: 'https://example.org/\r\nSet-Cookie: a=b', custom_code: 'abc' });
    expect((await followLink(mock, 'abc')).headers.get('Location')).toBe(
      'https://example.org/Set-Cookie:%20a=b',
    );
  });

  test('counts a click for GET, but not for HEAD', async () => {
    const mock = createCompanions();
    await shorten(mock, { custom_code: 'abc' });
    await followLink(mock, 'abc');
    await followLink(mock, 'abc');
    expect((await followLink(mock, 'abc', { method: 'HEAD' })).headers.get('Location')).toBe(
      'https://example.org/',
    );
    expect(mock.app.store.links.table.get('abc')?.clicks).toBe(2);
  });

  test('is a 410 from the moment of expiry on, and no longer counts', async () => {
    const mock = createCompanions();
    await shorten(mock, { custom_code: 'abc', expires_in_days: 0.5 });
    mock.time.now = NOW + DAY / 2 - 1;
    expect((await followLink(mock, 'abc')).status).toBe(307);
    mock.time.now = NOW + DAY / 2;
    const response = await followLink(mock, 'abc');
    expect([response.status, await messageOf(response)]).toEqual([
      410,
      'The short link "abc" expired at 2026-11-20 20:30:00.',
    ]);
    expect(mock.app.store.links.table.get('abc')?.clicks).toBe(1);
  });

  test.each(['nothing', 'ABC', '__proto__', 'abc%2F'])('responds with 404 to %s', async (code) => {
    const mock = createCompanions();
    await shorten(mock, { custom_code: 'abc' });
    expect((await followLink(mock, code)).status).toBe(404);
  });
});

describe('payment', () => {
  const createLinks = async (mock: Companions, links: number, user: string, address?: string) => {
    for (let made = 0; made < links; made += 1) await shorten(mock, {}, user, address);
  };

  test('the 30th link of an address is free, and the 31st costs 0.01 rupee (C5)', async () => {
    const mock = createCompanions();
    const { wallets } = mock.app.store;
    await createLinks(mock, 30, 'owner');
    expect(wallets.balance('owner')).toBe(30_000);
    await createLinks(mock, 1, 'owner');
    expect(wallets.balance('owner')).toBe(29_997);
  });

  test('the 31st link without a balance is a 402 that creates nothing', async () => {
    const mock = createCompanions();
    await createLinks(mock, 30, 'other');
    const response = await shorten(mock, { custom_code: 'wanted' }, 'other');
    expect([response.status, await messageOf(response)]).toEqual([
      402,
      'The 30 free short links of this address are used up. Another one costs 0.01 rupees; the wallet holds 0.',
    ]);
    expect((await followLink(mock, 'wanted')).status).toBe(404);
  });

  test('free links are counted by address, for all users, and never renewed', async () => {
    const mock = createCompanions();
    await createLinks(mock, 30, 'owner');
    mock.time.now += 400 * DAY;
    expect((await shorten(mock, {}, 'other')).status).toBe(402);
    expect((await shorten(mock, {}, 'other', '203.0.113.7')).status).toBe(201);
  });

  test('a rejected link uses neither a free link nor money', async () => {
    const mock = createCompanions();
    await shorten(mock, { custom_code: 'taken' });
    await createLinks(mock, 28, 'owner');
    for (const body of [{ custom_code: 'taken' }, { url: 'nothing' }]) await shorten(mock, body);
    await createLinks(mock, 1, 'owner');
    expect(mock.app.store.wallets.balance('owner')).toBe(30_000);
    await createLinks(mock, 1, 'owner');
    expect((await shorten(mock, { custom_code: 'taken' })).status).toBe(409);
    expect(mock.app.store.wallets.balance('owner')).toBe(29_997);
  });
});
