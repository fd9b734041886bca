import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signWebhook } from '../../../mock-server/webhooks/sign-webhook.ts';
import { verifyWebhook } from '../../../src/client/verify-webhook.ts';
import { BODY, ID, NOW, refused, SECRET, signed, STAMP } from './support/signed-webhook.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const parts = fc.record({
  id: fc.string({ minLength: 1, unit: fc.constantFrom(...'abcXYZ019_-') }),
  data: fc.dictionary(fc.string(), fc.jsonValue()),
  key: fc.uint8Array({ minLength: 1, maxLength: 64 }),
});

test('signatures of the reference library and the reference server are accepted, with secrets of both forms', async () => {
  await fc.assert(
    fc.asyncProperty(parts, async ({ id, data, key }) => {
      const body = JSON.stringify({ type: 'order.paid', data });
      for (const secret of [
        `whsec_${Buffer.from(key).toString('base64')}`,
        Buffer.from(key).toString('hex'),
      ]) {
        const library = new Webhook(secret, secret.startsWith('whsec_') ? {} : { format: 'raw' });
        const ofLibrary = library.sign(id, new Date(NOW), body);
        const ofServer = await signWebhook(secret, { id, timestamp: STAMP, body });
        for (const signature of [ofLibrary, ofServer]) {
          const headers = { ...signed(), 'webhook-id': id, 'webhook-signature': signature };
          expect(await verifyWebhook(body, headers, secret)).toEqual(library.verify(body, headers));
        }
      }
    }),
  );
});

test('a flipped bit in the body, the id or the time stamp is rejected', async () => {
  const places = { body: Buffer.from(BODY), id: Buffer.from(ID), stamp: Buffer.from(String(STAMP)) };
  const flips = fc
    .constantFrom(...(['body', 'id', 'stamp'] as const))
    .chain((place) =>
      fc.tuple(fc.constant(place), fc.nat(places[place].length - 1), fc.integer({ min: 1, max: 255 })),
    );
  const headers = signed();
  await fc.assert(
    fc.asyncProperty(flips, async ([place, index, bits]) => {
      const flipped = Buffer.from(places[place]);
      flipped[index] = (flipped[index] ?? 0) ^ bits;
      const text = flipped.toString('latin1');
      const sent = {
        'webhook-id': place === 'id' ? text : ID,
        'webhook-timestamp': place === 'stamp' ? text : String(STAMP),
      };
      const body = place === 'body' ? flipped : places.body;
      const verdict = verifyWebhook(body, { ...headers, ...sent }, SECRET, { tolerance: Infinity });
      await refused(verdict, /No signature|timestamp/);
    }),
    { numRuns: 500 },
  );
});

test('the same webhooks are rejected as by the reference library', async () => {
  const changes = fc.record(
    {
      'webhook-id': fc.constantFrom(ID, 'msg_1'),
      'webhook-timestamp': fc
        .constantFrom(STAMP, STAMP - 300, STAMP + 300, STAMP - 301, STAMP + 301)
        .map(String),
      'webhook-signature': fc.constantFrom(
        '',
        'v1,AAAA',
        'v2,AAAA',
        `v1,AAAA ${signed()['webhook-signature']}`,
      ),
    },
    { requiredKeys: [] },
  );
  const stamps = fc.constantFrom(STAMP, STAMP - 300, STAMP + 300, STAMP - 301);
  await fc.assert(
    fc.asyncProperty(changes, stamps, fc.constantFrom(BODY, '{}'), async (changed, stamp, body) => {
      const headers = { ...signed({ stamp }), ...changed };
      const library = () => new Webhook(SECRET).verify(body, headers);
      let accepted: unknown;
      try {
        accepted = library();
      } catch {
        // `accepted` stays undefined.
      }
      const verdict = verifyWebhook(body, headers, SECRET);
      if (accepted === undefined) await refused(verdict, /./);
      else expect(await verdict).toEqual(accepted);
    }),
    { numRuns: 300 },
  );
});
