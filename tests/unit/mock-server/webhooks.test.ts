import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { createMock } from '../../../mock-server/control/create-mock.ts';
import { createMockFetch } from '../../../mock-server/fetch.ts';
import {
  ATTEMPT_DELAYS_MS,
  waitInRealTime,
  type WebhookTarget,
} from '../../../mock-server/webhooks/deliver.ts';
import { settleOrder } from '../../../mock-server/webhooks/settle-order.ts';
import { signWebhook } from '../../../mock-server/webhooks/sign-webhook.ts';
import { schemaFaults } from '../../../mock-server/check/validate.ts';
import { createShop, NOW, SECRET, startReceiver, status, verify } from './support/webhooks.ts';

const idOf = ({ headers }: { headers: Record<string, string> }) => headers['webhook-id'];
const timeOf = ({ headers }: { headers: Record<string, string> }) => Number(headers['webhook-timestamp']);

describe('a signature', () => {
  test('matches the example of the standard', async () => {
    const parts = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' };
    expect(await signWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', parts)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  test('matches the reference library, for secrets in Base64 and in plain text', async () => {
    const parts = fc.record({
      id: fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
      timestamp: fc.integer({ min: 0, max: 4_000_000_000 }),
      body: fc.string({ unit: 'grapheme' }),
    });
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 64 });
    await fc.assert(
      fc.asyncProperty(parts, bytes, async ({ id, timestamp, body }, key) => {
        const date = new Date(timestamp * 1000);
        const base64 = `whsec_${Buffer.from(key).toString('base64')}`;
        expect(await signWebhook(base64, { id, timestamp, body })).toBe(
          new Webhook(base64).sign(id, date, body),
        );
        const plain = Buffer.from(key).toString('hex');
        const library = new Webhook(plain, { format: 'raw' });
        expect(await signWebhook(plain, { id, timestamp, body })).toBe(library.sign(id, date, body));
      }),
    );
  });
});

describe('a webhook', () => {
  test.each(['upi', 'wallet'] as const)('reports a paid order of the gateway %s', async (gateway) => {
    const { url, received } = await startReceiver(status(200));
    const { app } = createShop({ url });
    const { order, delivery } = settleOrder(app, gateway, 'A-1', 'paid');
    expect(await delivery).toBe('delivered');
    const [only, ...others] = received;
    const event = only && verify(only);
    expect(others).toEqual([]);
    expect(event).toEqual({
      type: 'order.paid',
      timestamp: '2026-11-20T08:30:00.500Z',
      data: { order_id: 'A-1', gateway, amount: '249.50', currency: 'INR', state: 'paid', utr: order.utr },
    });
    expect(schemaFaults('#/components/schemas/OrderPaidEvent', event)).toEqual([]);
    expect(only?.headers['content-type']).toBe('application/json');
  });

  test('reports a failed order, without a payment number', async () => {
    const { url, received } = await startReceiver(status(204));
    const { app } = createShop({ url });
    expect(await settleOrder(app, 'wallet', 'A-1', 'failed').delivery).toBe('delivered');
    const event = received[0] && verify(received[0]);
    expect(event).toMatchObject({ type: 'order.failed', data: { state: 'failed' } });
    expect(schemaFaults('#/components/schemas/OrderFailedEvent', event)).toEqual([]);
  });

  test('is rejected by the reference library after any change, and after five minutes', async () => {
    const { url, received } = await startReceiver(status(200));
    const { app } = createShop({ url });
    await settleOrder(app, 'upi', 'A-1', 'paid').delivery;
    const [only] = received;
    if (!only) throw new Error('nothing was received');
    expect(() => verify({ ...only, body: only.body.replace('249.50', '249.51') })).toThrow(
      'No matching signature',
    );
    expect(() => verify({ ...only, headers: { ...only.headers, 'webhook-id': 'msg_other' } })).toThrow();
    expect(() => verify(only, NOW, `${SECRET.slice(0, -4)}AAAA`)).toThrow();
    expect(() => verify(only, NOW + 299_000)).not.toThrow();
    expect(() => verify(only, NOW + 301_000)).toThrow('too old');
  });

  test('is sent five times if the receiver fails, with one id, but new times and signatures (S27)', async () => {
    const { url, received } = await startReceiver(status(500));
    const { app, store, waits } = createShop({ url });
    expect(await settleOrder(app, 'upi', 'A-1', 'paid').delivery).toBe('given up');
    expect(received).toHaveLength(5);
    expect(waits).toEqual([1_000, 4_000, 16_000, 64_000]);
    expect(new Set(received.map(idOf)).size).toBe(1);
    expect(received.map((one) => timeOf(one) - timeOf(received[0] ?? one))).toEqual([0, 1, 5, 21, 85]);
    for (const one of received) expect(() => verify(one, timeOf(one) * 1000)).not.toThrow();
    expect(store.deliveries.table.size).toBe(0);
  });

  test('is not sent again after delivery', async () => {
    const { url, received } = await startReceiver(status(500), status(503), status(200));
    const { app, store } = createShop({ url });
    expect(await settleOrder(app, 'upi', 'A-1', 'paid').delivery).toBe('delivered');
    expect(received).toHaveLength(3);
    expect(store.deliveries.table.size).toBe(0);
  });

  test.each([200, 201, 204, 299])('is delivered with %i', async (code) => {
    const { url, received } = await startReceiver(status(code));
    expect(await settleOrder(createShop({ url }).app, 'upi', 'A-1', 'paid').delivery).toBe('delivered');
    expect(received).toHaveLength(1);
  });

  test.each([300, 304, 400, 401, 404, 409, 411, 422, 429, 502])('is retried after %i', async (code) => {
    const { url, received } = await startReceiver(status(code), status(200));
    expect(await settleOrder(createShop({ url }).app, 'upi', 'A-1', 'paid').delivery).toBe('delivered');
    expect(received).toHaveLength(2);
  });

  test.each([301, 302, 303, 307, 308])('does not follow a redirect with %i (S27)', async (code) => {
    const elsewhere = await startReceiver(status(200));
    const { url, received } = await startReceiver(status(code, { Location: elsewhere.url }), status(200));
    expect(await settleOrder(createShop({ url }).app, 'upi', 'A-1', 'paid').delivery).toBe('delivered');
    expect([received.length, elsewhere.received.length]).toEqual([2, 0]);
  });

  test('is not retried after 410 (S27)', async () => {
    const { url, received } = await startReceiver(status(500), status(410));
    const { app, store } = createShop({ url });
    expect(await settleOrder(app, 'upi', 'A-1', 'paid').delivery).toBe('gone');
    expect([received.length, store.deliveries.table.size]).toEqual([2, 0]);
  });

  test('waits for a slow receiver until its timeout, then retries (S27)', async () => {
    const { url, received } = await startReceiver(() => undefined, status(200));
    const { app } = createShop({ url, timeout: 1_000 });
    expect(await settleOrder(app, 'upi', 'A-1', 'paid').delivery).toBe('delivered');
    expect(received.length).toBeGreaterThan(1);
  });

  test('does not wait for the end of a response', async () => {
    const { url } = await startReceiver((reply) => reply.writeHead(200).write('and so on'));
    const { app } = createShop({ url, timeout: 60_000 });
    expect(await settleOrder(app, 'upi', 'A-1', 'paid').delivery).toBe('delivered');
  });

  test('is given up if no server listens', async () => {
    const { app, waits } = createShop({ url: 'http://127.0.0.1:1/' });
    expect(await settleOrder(app, 'upi', 'A-1', 'paid').delivery).toBe('given up');
    expect(waits).toHaveLength(ATTEMPT_DELAYS_MS.length - 1);
  });
});

describe('a restart', () => {
  test('interrupts delivery, which continues with the same event at the next start (S27)', async () => {
    const { url, received } = await startReceiver(status(500), status(500), status(200));
    const stop = new AbortController();
    const wait = (milliseconds: number) => {
      if (milliseconds === 4_000) stop.abort();
      return Promise.resolve();
    };
    const { app, store } = createShop({ url, wait, signal: stop.signal });
    expect(await settleOrder(app, 'upi', 'A-1', 'paid').delivery).toBe('stopped');
    expect(received).toHaveLength(2);
    const rows = JSON.parse(JSON.stringify(store.state.snapshot())) as ReturnType<
      typeof store.state.snapshot
    >;
    expect(rows['deliveries']).toMatchObject([{ attempts: 2 }]);

    const waits: number[] = [];
    const ended = Promise.withResolvers<void>();
    const commit = () => {
      if (next.app.store.deliveries.table.size === 0) ended.resolve();
    };
    const next = createMock({
      start: { origin: {}, rows, changeLog: { commit } },
      webhooks: { url, secret: SECRET, wait: (time) => Promise.resolve(void waits.push(time)) },
    });
    await ended.promise;
    expect([received.length, waits]).toEqual([3, [4_000]]);
    expect(new Set(received.map(idOf)).size).toBe(1);
  });

  test('of a server that was killed during its fifth attempt sends no sixth', async () => {
    const { url, received } = await startReceiver(status(200));
    const { store, webhooks } = createShop({ url });
    store.write(() => store.deliveries.table.put({ id: 'msg_a', body: '{}', attempts: 5 }));
    const rows = store.state.snapshot();
    const next = createMock({
      start: { origin: {}, rows, changeLog: { commit: () => undefined } },
      webhooks,
    });
    expect([received.length, next.app.store.deliveries.table.size]).toEqual([0, 0]);
  });

  test('ends the pause before an attempt at once', async () => {
    const stop = new AbortController();
    const paused = waitInRealTime(60_000, stop.signal);
    stop.abort();
    await expect(paused).rejects.toThrow('ended');
    await expect(waitInRealTime(60_000, stop.signal)).rejects.toThrow('ended');
    await expect(waitInRealTime(1, undefined)).resolves.toBeUndefined();
  });
});

test('an event removed by a reset is not sent again', async () => {
  const { url, received } = await startReceiver(status(500));
  const shop = createShop({ url, wait: () => Promise.resolve(shop.store.state.restore(shop.store.origin)) });
  expect(await settleOrder(shop.app, 'upi', 'A-1', 'paid').delivery).toBe('stopped');
  expect(received).toHaveLength(1);
});

test.each<[object, string, string]>([
  [{ url: '', secret: 'a secret' }, 'webhooks.url', 'must be an http or https address'],
  [{ url: 'nothing', secret: 'a secret' }, 'webhooks.url', 'not "nothing"'],
  [{ url: 'ftp://example.org/', secret: 'a secret' }, 'webhooks.url', 'not "ftp://example.org/"'],
  [{ secret: 'a secret' }, 'webhooks.url', 'not undefined'],
  [{ url: 'https://example.org/' }, 'webhooks.secret', 'must be whsec_ and Base64, or any non-empty text'],
  [{ url: 'https://example.org/', secret: '' }, 'webhooks.secret', 'must be whsec_ and Base64'],
  [{ url: 'https://example.org/', secret: 'whsec_' }, 'webhooks.secret', 'must be whsec_ and Base64'],
  [{ url: 'https://example.org/', secret: 'whsec_****' }, 'webhooks.secret', 'must be whsec_ and Base64'],
  [{ url: 'https://example.org/', secret: 'whsec_QUJ' }, 'webhooks.secret', 'must be whsec_ and Base64'],
  [{ url: 5, secret: 'a secret' }, 'webhooks.url', 'must be text, not 5'],
  [
    { url: 'https://example.org/', secret: 's', key: 's' },
    'webhooks.key',
    'is unknown; known are url, secret',
  ],
])('a mock does not start with webhooks of %j: %s %s', (webhooks, field, fault) => {
  const fields = { [field]: expect.stringContaining(fault) as string };
  expect(() => createMockFetch({ webhooks: webhooks as WebhookTarget })).toThrow(
    expect.objectContaining({ code: 'invalid_parameter', details: { fields } }) as Error,
  );
});
