import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMockFetch } from '../../../mock-server/fetch.ts';
import {
  PixInvalidParameterError,
  PixParseError,
  PixSignatureError,
} from '../../../src/client/core/errors.ts';
import { verifyWebhook } from '../../../src/client/verify-webhook.ts';
import { orderRequest } from '../../support/order-request.ts';
import { schemaFaults } from '../../../mock-server/check/validate.ts';
import { BODY, EVENT, faultOf, ID, NOW, refused, SECRET, signed, STAMP } from './support/signed-webhook.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an order.paid webhook of the reference server is verified by its receiver (C8)', async () => {
  vi.useRealTimers();
  const verdicts: unknown[] = [];
  const receiver = createServer((request, response) => {
    void (async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      const raw = Buffer.concat(chunks);
      verdicts.push(await verifyWebhook(raw, request.headers, SECRET).catch((error: unknown) => error));
      verdicts.push(await verifyWebhook(raw, request.headers, 'other').catch((error: unknown) => error));
      response.end();
    })();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void receiver.close());
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const shop = createMockFetch({ seed: {}, webhooks: { url, secret: SECRET } });
  await shop('/payments/api/create-order', orderRequest('A-1'));
  await shop.control.orders.pay('upi', 'A-1');
  expect(verdicts).toHaveLength(2);
  expect(schemaFaults('#/components/schemas/OrderPaidEvent', verdicts[0])).toEqual([]);
  expect(verdicts[0]).toMatchObject({ type: 'order.paid', data: { order_id: 'A-1', gateway: 'upi' } });
  expect(verdicts[1]).toBeInstanceOf(PixSignatureError);
});

describe('the body', () => {
  const bytes = new TextEncoder().encode(BODY);
  const pooled = new Uint8Array(bytes.length + 20);
  pooled.set(bytes, 7);

  test.each<[string, string | Uint8Array | ArrayBuffer]>([
    ['text', BODY],
    ['a Buffer', Buffer.from(BODY)],
    ['bytes', bytes],
    ['a part of a larger buffer', pooled.subarray(7, 7 + bytes.length)],
    ['an ArrayBuffer', bytes.buffer],
  ])('can be %s, with letters of any script (U22)', async (_, body) => {
    expect(await verifyWebhook(body, signed(), SECRET)).toEqual(EVENT);
  });

  test.each([[EVENT], [null], [undefined], [[...bytes]], [42]])(
    'that has been parsed is rejected, and the error mentions the raw body (U22): %j',
    async (body) => {
      const error = await faultOf(verifyWebhook(body as unknown as string, signed(), SECRET));
      expect(error).toBeInstanceOf(PixInvalidParameterError);
      expect(error).toMatchObject({
        field: 'rawBody',
        message: expect.stringContaining('raw body') as string,
      });
    },
  );

  test('that has been parsed and serialized is not the signed one (U22)', async () => {
    const again = JSON.stringify(EVENT, null, 2);
    await refused(verifyWebhook(again, signed(), SECRET), /No signature/);
  });

  test.each([['{"type":'], [''], ['null'], ['"order.paid"'], ['[1]']])(
    'that is signed but not a JSON object is a parse error that does not quote it: %j',
    async (body) => {
      const error = await faultOf(verifyWebhook(body, signed({ body }), SECRET));
      expect(error).toBeInstanceOf(PixParseError);
      expect(error.message).not.toContain('type');
    },
  );

  test.each(['{}', '{"type":7}', '{"type":null,"data":{}}', '{"type":""}', '{"data":{"type":"order.paid"}}'])(
    'that is signed but has no text as type is a parse error: %s',
    async (body) => {
      const error = await faultOf(verifyWebhook(body, signed({ body }), SECRET));
      expect(error).toBeInstanceOf(PixParseError);
      expect(error.message).toContain('has no text as type');
    },
  );

  test.each(['order.paid', 'order.failed'])(
    'that is signed but has no data of the known event %s is a parse error',
    async (type) => {
      for (const data of [undefined, null, 'A-1', 7, []]) {
        const body = JSON.stringify({ type, data });
        const error = await faultOf(verifyWebhook(body, signed({ body }), SECRET));
        expect(error).toBeInstanceOf(PixParseError);
        expect(error.message).toContain(`${type} has no data`);
      }
    },
  );

  test.each(['order.refunded', 'unknown', 'toString'])(
    'of another type is an unknown event with this type: %s',
    async (type) => {
      const sent = { timestamp: EVENT.timestamp, data: ['any'], version: 2 };
      for (const event of [{ type }, { type, ...sent }]) {
        const body = JSON.stringify(event);
        expect(await verifyWebhook(body, signed({ body }), SECRET)).toEqual({
          ...event,
          type: 'unknown',
          sentType: type,
        });
      }
    },
  );

  test('that is not UTF-8 is a parse error', async () => {
    const raw = Buffer.from('{"type":"\xff"}', 'latin1');
    const prefix = Buffer.from(`${ID}.${STAMP}.`);
    const signature = createHmac('sha256', 'plain')
      .update(Buffer.concat([prefix, raw]))
      .digest('base64');
    const headers = { ...signed(), 'webhook-signature': `v1,${signature}` };
    expect(await faultOf(verifyWebhook(raw, headers, 'plain'))).toBeInstanceOf(PixParseError);
  });

  test('is parsed only if the signature is valid', async () => {
    await refused(verifyWebhook('{"type":', signed(), SECRET), /No signature/);
  });
});

describe('an option', () => {
  test.each([
    ['idHeader', 5],
    ['idHeader', ''],
    ['timestampHeader', null],
    ['signatureHeader', Symbol('name')],
    ['tolerance', null],
    ['tolerance', '300000'],
    ['tolerance', NaN],
    ['tolerance', -1],
    ['tolerance', true],
    ['now', null],
    ['now', '1'],
    ['now', Symbol('now')],
    ['now', new Date(NaN)],
    ['now', () => Symbol('now')],
    ['encoding', Symbol('hex')],
  ])('such as %s with an invalid value is reported as an invalid parameter (U1)', async (field, value) => {
    const error = await faultOf(verifyWebhook(BODY, signed(), SECRET, { [field]: value }));
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect(error).toMatchObject({ field });
  });
});

test('an unreadable body is reported as an invalid parameter', async () => {
  const body = new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
    },
  );
  const error = await faultOf(verifyWebhook(body as unknown as string, signed(), SECRET));
  expect(error).toMatchObject({ field: 'rawBody' });
});

describe('headers', () => {
  const { 'webhook-id': id, 'webhook-timestamp': stamp, 'webhook-signature': signature } = signed();

  test.each([
    ['Headers', new Headers(signed())],
    ['an object', signed()],
    [
      'an object in capitals',
      { 'WEBHOOK-ID': id, 'Webhook-Timestamp': stamp, 'Webhook-Signature': signature },
    ],
    [
      'an object of lists',
      { 'webhook-id': [id], 'webhook-timestamp': [stamp], 'webhook-signature': [signature] },
    ],
    [
      'an object without prototype',
      Object.assign(Object.create(null) as object, signed()) as Record<string, string>,
    ],
    ['pairs', Object.entries(signed())],
    ['an iterator', new Headers(signed()).entries()],
  ])('can be %s (U22)', async (_, headers) => {
    expect(await verifyWebhook(BODY, headers, SECRET)).toEqual(EVENT);
  });

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('must include %s', async (name) => {
    await refused(
      verifyWebhook(BODY, { ...signed(), [name]: undefined }, SECRET),
      RegExp(`${name} is missing`),
    );
    await refused(verifyWebhook(BODY, { ...signed(), [name]: '' }, SECRET), RegExp(`${name} is missing`));
    await refused(verifyWebhook(BODY, { ...signed(), [name]: [] }, SECRET), RegExp(`${name} is missing`));
  });

  test('with two ids match no signature (U22)', async () => {
    await refused(verifyWebhook(BODY, { ...signed(), 'webhook-id': [id, 'msg_2'] }, SECRET), /No signature/);
    await refused(verifyWebhook(BODY, { ...signed(), 'webhook-id': ['msg_2', id] }, SECRET), /No signature/);
    await refused(verifyWebhook(BODY, { ...signed(), 'Webhook-Id': 'msg_2' }, SECRET), /No signature/);
  });

  test('of another type are reported as an invalid parameter', async () => {
    const unreadable = new Proxy(signed(), {
      ownKeys: () => {
        throw new Error('no');
      },
    });
    const odd = { ...signed(), 'webhook-id': Symbol('id') };
    for (const none of [undefined, null, 'webhook-id: 1', 7, [1], [[Symbol('a'), 'b']], unreadable, odd]) {
      expect(await faultOf(verifyWebhook(BODY, none as unknown as Headers, SECRET))).toMatchObject({
        field: 'headers',
      });
    }
  });

  test('can have other names', async () => {
    const named = { 'X-Id': id, 'X-Time': stamp, 'X-Sign': signature };
    const names = { idHeader: 'x-id', timestampHeader: 'x-time', signatureHeader: 'X-SIGN' };
    expect(await verifyWebhook(BODY, named, SECRET, names)).toEqual(EVENT);
    await refused(verifyWebhook(BODY, signed(), SECRET, names), /x-id is missing/);
  });
});
