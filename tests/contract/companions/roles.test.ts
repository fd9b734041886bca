import { describe, expect, test } from 'vitest';
import { createCompanions, get, post } from '../support/companions.ts';

/** Each operation that needs a key, with a request that it takes. */
const keyed: [id: string, path: string, body?: object][] = [
  ['removeBackground', '/platform/api/v1/remove-bg', {}],
  ['createShortLink', '/platform/api/v1/shorturl', { url: 'https://example.org/' }],
  ['listProverbs', '/platform/api/v1/tawng-upa'],
  ['getPostalCode', '/platform/api/v1/pincode/796001'],
  ['searchPostalCodes', '/platform/api/v1/pincode', {}],
  ['getBankBranch', '/platform/api/v1/ifsc/SBIN0000001'],
  ['searchBankBranches', '/platform/api/v1/ifsc', {}],
  ['sendMessage', '/messaging/api/send-message', { number: '12345678', message: 'a' }],
  ['runSiteAudit', '/crawler/api/v1/audit', { url: 'https://example.org/' }],
  ['getScripture', '/lexicon/api/v1/bibles?book=John&chapter=3'],
];

/** Each operation that needs none. */
const open: [id: string, path: string, body?: object][] = [
  ['listBirds', '/platform/api/v1/birds'],
  ['listCalendarEvents', '/platform/api/v1/calendar'],
  ['createUpiOrder', '/payments/api/create-order', {}],
  ['createWalletOrder', '/wallet/api/create-order.php', {}],
];

const requestOf = (body: object | undefined, headers: Record<string, string>): RequestInit =>
  body
    ? { ...post(body, 'nobody'), headers: { 'Content-Type': 'application/json', ...headers } }
    : { headers };

const [owner, other, revoked] = ['pix_test_owner', 'pix_test_other', 'pix_test_revoked'];

describe.each(keyed)('%s', (_, path, body) => {
  const statusWith = async (headers: Record<string, string>) =>
    (await createCompanions().ask(path, requestOf(body, headers))).status;

  test.each([
    ['no key', {}],
    ['an unknown key', { 'X-API-Key': 'pix_test_nobody' }],
    ['a revoked key', { 'X-API-Key': revoked }],
    ['an empty key', { 'X-API-Key': '' }],
    ['an unknown bearer', { Authorization: 'Bearer pix_test_nobody' }],
    ['another scheme', { Authorization: `Basic ${owner}` }],
  ])('answers 401 to %s (S12)', async (__, headers) => {
    expect(await statusWith(headers)).toBe(401);
  });

  test('answers 400 to two keys (S12)', async () => {
    expect(await statusWith({ 'X-API-Key': owner, Authorization: `Bearer ${other}` })).toBe(400);
  });

  test('does not take a key from the query (S12)', async () => {
    const url = new URL(path, 'http://pix.test');
    url.searchParams.set('api_key', owner);
    url.searchParams.set('X-API-Key', owner);
    const response = await createCompanions().ask(url.pathname + url.search, requestOf(body, {}));
    expect(response.status).toBe(401);
  });

  test('takes a key in either header, in both, and in any case of their names', async () => {
    for (const headers of [
      { 'X-API-Key': owner },
      { 'x-api-key': other },
      { Authorization: 'Bearer pix_test_admin' },
      { 'X-API-Key': owner, Authorization: `Bearer ${owner}` },
    ]) {
      expect([200, 201, 202, 422]).toContain(await statusWith(headers));
    }
  });
});

describe.each(open)('%s', (_, path, body) => {
  test('needs no key, but checks one that is sent', async () => {
    const { ask } = createCompanions();
    const statusWith = async (headers: Record<string, string>) =>
      (await ask(path, requestOf(body, headers))).status;
    const status = await statusWith({});
    expect(status).toBe(body ? 422 : 200);
    expect(await statusWith({ 'X-API-Key': owner })).toBe(status);
    expect(await statusWith({ 'X-API-Key': 'pix_test_nobody' })).toBe(401);
    expect(await statusWith({ 'X-API-Key': owner, Authorization: `Bearer ${other}` })).toBe(400);
  });
});

test('the key is asked for before the body is looked at', async () => {
  const { ask } = createCompanions();
  for (const [id, path] of keyed.filter(([, , body]) => body)) {
    const request = { method: 'POST', body: '{', headers: { 'Content-Type': 'text/plain' } };
    expect((await ask(path, request)).status, id).toBe(401);
  }
});

test.each([...keyed, ...open])(
  '%s answers other methods with 405 and its own (S9)',
  async (_, path, body) => {
    const { ask, send } = createCompanions();
    const allow = body ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS';
    for (const method of body ? ['GET', 'PUT'] : ['POST', 'DELETE']) {
      const response = await ask(path, { ...get(), method });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
    }
    const preflight = await send(path, { method: 'OPTIONS', headers: { Origin: 'null' } });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Methods')]).toEqual([204, allow]);
  },
);

test('a path of one host is nothing on another', async () => {
  const { send } = createCompanions();
  for (const [id, path] of [...keyed, ...open]) {
    const [, prefix] = path.split('/');
    const elsewhere = path.replace(`/${prefix}/`, prefix === 'platform' ? '/crawler/' : '/platform/');
    expect((await send(elsewhere, get())).status, id).toBe(404);
  }
});

test('hosts may have addresses of their own', async () => {
  const { send } = createCompanions({ hosts: { platform: 'https://platform.test/v' } });
  expect((await send('https://platform.test/v/api/v1/birds')).status).toBe(200);
  const made = await send('https://platform.test/v/api/v1/shorturl', post({ url: 'https://example.org/' }));
  const { data } = (await made.json()) as { data: { short_url: string } };
  expect(data.short_url).toMatch(/^https:\/\/platform\.test\/v\/s\/\w{7}$/);
  expect((await send(data.short_url)).status).toBe(307);
});
