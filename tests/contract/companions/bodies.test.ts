import { describe, expect, test } from 'vitest';
import { createCompanions, faultsOf, post } from '../support/companions.ts';

/** Operations with a JSON body and nothing else, and a body that they take. */
const operations: [id: string, path: string, body: Record<string, unknown>][] = [
  ['createShortLink', '/platform/api/v1/shorturl', { url: 'https://example.org/' }],
  ['searchPostalCodes', '/platform/api/v1/pincode', { pincode: '796001' }],
  ['searchBankBranches', '/platform/api/v1/ifsc', { bank_code: 'SBIN' }],
  ['sendMessage', '/messaging/api/send-message', { number: '12345678', message: 'a' }],
  ['runSiteAudit', '/crawler/api/v1/audit', { url: 'https://example.org/' }],
];

describe.each(operations)('%s', (id, path, body) => {
  const isOptional = id.startsWith('search');
  const send = async (init: RequestInit) => {
    const request = post({});
    return createCompanions().ask(path, { ...request, ...init });
  };
  const typed = (type: string) => ({ 'Content-Type': type, 'X-API-Key': 'pix_test_owner' });

  test.each([
    ['a cut one', '{"url":'],
    ['half a text', '"'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('answers 400 to JSON that cannot be parsed: %s (S7)', async (_, text) => {
    expect((await send({ body: text })).status).toBe(400);
  });

  test(`${isOptional ? 'takes' : 'answers 400 to'} an empty body`, async () => {
    expect((await send({ body: '' })).status).toBe(isOptional ? 200 : 400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16'])(
    'answers 415 to %s (S5)',
    async (type) => {
      expect((await send({ headers: typed(type), body: JSON.stringify(body) })).status).toBe(415);
    },
  );

  test('takes a body of 1 MiB and answers 413 to one of a byte more (S3)', async () => {
    const padded = (length: number) => JSON.stringify(body).padEnd(length, ' ');
    expect((await send({ body: padded(1_048_576) })).status).toBeLessThan(300);
    expect((await send({ body: padded(1_048_577) })).status).toBe(413);
  });

  test('ignores fields that it does not know, __proto__ among them (S7)', async () => {
    const text = JSON.stringify({ ...body, other: [1] }).replace('{', '{"__proto__":{"limit":0,"type":0},');
    expect((await send({ body: text })).status).toBeLessThan(300);
  });

  test('names each field that is null', async () => {
    for (const name of Object.keys(body)) {
      const response = await send({ body: JSON.stringify({ ...body, [name]: null }) });
      expect([response.status, await faultsOf(response)], `${id} ${name}`).toEqual([422, [name]]);
    }
  });
});
