import { inspect } from 'node:util';
import { describe, expect, onTestFinished } from 'vitest';
import { PixAuthError, PixPermissionError, type PixError } from '../../../../src/index.ts';
import type { ReceivedRequest } from '../../../support/chaos-exchange.ts';
import { faults } from '../../../support/chaos-faults.ts';
import { startChaosProxy } from '../../../support/chaos-proxy.ts';
import { failureOf, KEY, test } from './support/network.ts';

const SECRET = 'pix_live_s3cr3t/of+mine==';

/** Everything about an error that may be logged. */
const logged = (error: PixError) =>
  [
    error,
    error.message,
    error.body,
    error.stack,
    JSON.stringify(error),
    inspect(error, { showHidden: true, depth: 9 }),
  ]
    .map(String)
    .join('\n');

describe('A public read with an invalid key (R34)', () => {
  test.for(['pix_test_revoked', SECRET])(
    'rejects with an authentication error, without an anonymous attempt: %s',
    async (apiKey, { proxy, pix }) => {
      const error = await failureOf(pix({ apiKey }).images.list());
      expect(error).toBeInstanceOf(PixAuthError);
      expect(error).toMatchObject({ status: 401, attempts: 1 });
      expect(error.message).toContain('revoked');
      expect(logged(error)).not.toContain(apiKey);
      expect(proxy.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${apiKey}`]);
    },
  );

  test('is rejected mid-session: no call falls back to an anonymous one', async ({ proxy, pix }) => {
    const { images } = pix({ apiKey: KEY });
    await images.list();
    proxy.always(faults.failure(401));
    expect(await failureOf(images.list())).toBeInstanceOf(PixAuthError);
    expect(await failureOf(images.get('bridge'))).toBeInstanceOf(PixAuthError);
    expect(proxy.requests.map(({ headers }) => headers.authorization)).toEqual(
      Array(3).fill(`Bearer ${KEY}`),
    );
  });

  test('or one without permission rejects with a permission error after one request', async ({
    proxy,
    pix,
  }) => {
    const error = await failureOf(
      pix({ apiKey: 'pix_test_other' }).images.update('bridge', { title: 'Mine' }),
    );
    expect(error).toBeInstanceOf(PixPermissionError);
    expect(error).toMatchObject({ status: 403, attempts: 1 });
    expect(error.maybeSent).toBeUndefined();
    expect(proxy.requests).toHaveLength(1);
    proxy.always(faults.failure(403));
    expect(await failureOf(pix({ apiKey: KEY }).images.list())).toBeInstanceOf(PixPermissionError);
    expect(proxy.requests).toHaveLength(2);
  });
});

test('A key is sent to its own host only (P8, R34)', async ({ proxy, pix, server }) => {
  const other = await startChaosProxy({ target: server.url });
  onTestFinished(() => other[Symbol.asyncDispose]());
  other.always(faults.failure(404));
  const { images, companions } = pix({
    apiKey: 'pix_of_pictures',
    hosts: { platform: other.url },
    keys: { platform: 'pix_of_platform', messaging: 'pix_of_messages' },
  });
  await failureOf(images.list());
  await failureOf(companions.postalCodes.get('796001'));
  await failureOf(companions.birds.list());
  // A host without a key receives no request.
  await failureOf(companions.siteAudits.run({ url: 'https://example.org/' }));
  const keysIn = (requests: ReceivedRequest[]) =>
    requests.map((request) => JSON.stringify(request).match(/pix_\w+/g));
  expect(keysIn(proxy.requests)).toEqual([['pix_of_pictures']]);
  expect(keysIn(other.requests)).toEqual([['pix_of_platform'], null]);
});

describe('A secret key is not shown (P8, R34)', () => {
  const message = `The key ${SECRET} (Bearer ${SECRET}) is unknown.`;
  const ECHOES = {
    'in a message': { status: 401, body: { error: { code: 'unknown_key', message } } },
    'in a message with escaped slashes': {
      status: 401,
      body: JSON.stringify({ message }).replaceAll('/', '\\/'),
    },
    'in a page': { status: 403, body: `<h1>${message}</h1>` },
    'in a text': { status: 400, body: message },
    'in its fields': { status: 422, body: { error: { message: 'No', fields: { [SECRET]: message } } } },
    'in an error with status 200': { status: 200, body: { status: 'error', error: { message } } },
    'in an invalid record': { status: 200, body: [message] },
    'in truncated JSON': { status: 200, body: `{"message":"${message}` },
  };

  test.for(Object.keys(ECHOES) as (keyof typeof ECHOES)[])('%s', async (name, { proxy, pix }) => {
    proxy.always(faults.answer(ECHOES[name]));
    const client = pix({ apiKey: SECRET });
    for (const read of [() => client.images.list(), () => client.images.get('bridge')]) {
      const error = await failureOf(read());
      expect(error.status).toBe(ECHOES[name].status);
      for (const secret of [SECRET, SECRET.replaceAll('/', '\\/')])
        expect(logged(error)).not.toContain(secret);
    }
    expect(proxy.requests).toHaveLength(2);
  });

  test.for(['neverAnswer', 'resetInBody', 'html', 'redirect'] as const)(
    'to hooks or in an error after %s',
    async (fault, { proxy, pix }) => {
      proxy.always(faults[fault]());
      const events: string[] = [];
      const record = (event: { headers: Headers }) =>
        void events.push(inspect(event, { depth: 9, showHidden: true }), JSON.stringify([...event.headers]));
      const hooks = { onRequest: record, onResponse: record, onRetry: record };
      const options = { timeout: 80, headers: { 'x-api-key': SECRET } };
      await failureOf(
        pix({ hooks, headers: { authorization: `Bearer ${SECRET}` } }).images.list({}, options),
      );
      expect(proxy.requests[0]?.headers).toMatchObject({
        authorization: `Bearer ${SECRET}`,
        'x-api-key': SECRET,
      });
      const error = await failureOf(pix({ apiKey: SECRET, hooks, timeout: 80 }).images.list());
      expect(events.length).toBeGreaterThan(0);
      expect(logged(error) + events.join('\n')).not.toContain(SECRET);
      expect(proxy.requests.every(({ path }) => !path.includes('s3cr3t'))).toBe(true);
    },
  );
});
