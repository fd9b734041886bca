import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import type { UpiOrder, WalletOrder } from '../../../src/contract/models.ts';
import { sampleAccounts } from '../../../mock-server/seed/accounts.ts';
import { settleOrder } from '../../../mock-server/webhooks/settle-order.ts';
import {
  createCompanions,
  namedFields,
  messageOf,
  post,
  recordOf,
  type Companions,
  named,
} from '../support/companions.ts';

const ORDER = {
  user_token: 'merchant_test',
  amount: '249.50',
  order_id: 'INV-2026-0042',
  customer_mobile: '9876543210',
  redirect_url: 'https://shop.example/thanks',
};

const gateways = [
  ['upi', '/payments/api/create-order', 'http://pix.test/payments/pay/'],
  ['wallet', '/wallet/api/create-order.php', 'http://pix.test/wallet/session/'],
] as const;

const createOrder = ({ sendRequest }: Companions, path: string, body: object) =>
  sendRequest(path, post({ ...ORDER, ...body }, 'nobody'));

describe.each(gateways)('an order of the %s gateway', (gateway, path, page) => {
  test('is created with 201 and awaits payment (C7)', async () => {
    const mock = createCompanions();
    const response = await createOrder(mock, path, {});
    expect(response.status).toBe(201);
    const made = await recordOf<WalletOrder>(response);
    expect(made).toMatchObject({
      order_id: 'INV-2026-0042',
      amount: '249.50',
      currency: 'INR',
      state: 'created',
    });
    expect(made.payment_url.startsWith(page)).toBe(true);
    expect(made.payment_url).not.toContain('INV-2026-0042');
    expect(made.session_id).toBe(gateway === 'wallet' ? made.payment_url.slice(page.length) : undefined);
  });

  test('has an intent link with the order filled in, percent-encoded', async () => {
    const { intent_url } = await recordOf<UpiOrder>(
      await createOrder(createCompanions(), path, { amount: '7.5' }),
    );
    expect(intent_url).not.toMatch(/[+ ]/);
    expect(Object.fromEntries(new URL(intent_url).searchParams)).toMatchObject({
      pn: 'Test merchant',
      am: '7.50',
      cu: 'INR',
      tr: 'INV-2026-0042',
    });
    expect(intent_url).toMatch(/^upi:\/\/pay\?pa=merchant%40pix&/);
  });

  test.each(
    named<string, unknown>([
      ['amount', '0.01'],
      ['amount', '1'],
      ['amount', '1.5'],
      ['amount', '999999999.99'],
      ['amount', '007'],
      ['order_id', 'a'],
      ['order_id', 'A1._-'.repeat(12) + 'abcd'],
      ['customer_mobile', '0000000000'],
      ['redirect_url', 'http://localhost/'],
      ['redirect_url', `https://shop.example/${'a'.repeat(2_027)}`],
    ]),
  )('accepts %s', async (_, name, value) => {
    expect((await createOrder(createCompanions(), path, { [name]: value })).status).toBe(201);
  });

  test.each(
    named<string, unknown>([
      ['amount', '0'],
      ['amount', '0.00'],
      ['amount', '0.001'],
      ['amount', '1.234'],
      ['amount', '1.'],
      ['amount', '.5'],
      ['amount', '-1'],
      ['amount', '+1'],
      ['amount', '1e3'],
      ['amount', '1,000'],
      ['amount', ' 1'],
      ['amount', '١'],
      ['amount', '1000000000'],
      ['amount', ''],
      ['amount', 249.5],
      ['amount', null],
      ['order_id', ''],
      ['order_id', 'a'.repeat(65)],
      ['order_id', 'a b'],
      ['order_id', '<b>'],
      ['order_id', 42],
      ['order_id', null],
      ['customer_mobile', '987654321'],
      ['customer_mobile', '98765432100'],
      ['customer_mobile', '+919876543210'],
      ['customer_mobile', 9876543210],
      ['customer_mobile', null],
      ['redirect_url', 'javascript:alert(1)'],
      ['redirect_url', 'shop.example'],
      ['redirect_url', `https://shop.example/${'a'.repeat(2_028)}`],
      ['redirect_url', null],
      ['user_token', ''],
      ['user_token', 'a'.repeat(201)],
      ['user_token', 1],
      ['user_token', null],
    ]),
  )('rejects %s by name', async (_, name, value) => {
    const response = await createOrder(createCompanions(), path, { [name]: value });
    expect([response.status, await namedFields(response)]).toEqual([422, [name]]);
  });

  test('names all missing fields', async () => {
    const response = await createCompanions().sendRequest(path, post({}, 'nobody'));
    expect([response.status, await namedFields(response)]).toEqual([
      422,
      Object.keys(ORDER).toSorted(byField),
    ]);
  });

  test.each(['merchant_tesT', 'merchant_test ', 'merchant', 'pix_test_owner', 'a'.repeat(60)])(
    'responds with 401 to the token %j, whatever other faults there are',
    async (user_token) => {
      const mock = createCompanions();
      expect((await createOrder(mock, path, { user_token })).status).toBe(401);
      expect((await createOrder(mock, path, { user_token, amount: 'x' })).status).toBe(401);
      expect(mock.app.store.orders.table.size).toBe(0);
    },
  );

  test('responds with 409 to an order number that the merchant has used before, even if that order failed (C7)', async () => {
    const mock = createCompanions();
    await createOrder(mock, path, {});
    settleOrder(mock.app, gateway, ORDER.order_id, 'failed');
    const response = await createOrder(mock, path, { amount: '1' });
    expect([response.status, await messageOf(response)]).toEqual([
      409,
      'There is an order "INV-2026-0042" already; give each order its own order_id.',
    ]);
  });

  test('is created once by fifty concurrent requests', async () => {
    const mock = createCompanions();
    const all = await Promise.all(
      Array.from({ length: 50 }, async () => (await createOrder(mock, path, {})).status),
    );
    expect(all.toSorted()).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  });

  test('can have the same number as orders of other merchants', async () => {
    const merchants = [{ token: 'merchant_test' }, { token: 'second' }];
    const mock = createCompanions({ seed: { ...sampleAccounts, merchants, pictures: [], albums: [] } });
    const made = [await createOrder(mock, path, {}), await createOrder(mock, path, { user_token: 'second' })];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
  });
});

const FIELDS = ['user_token', 'amount', 'order_id', 'customer_mobile', 'redirect_url'];
const byField = (a: string, b: string) => FIELDS.indexOf(a) - FIELDS.indexOf(b);

test('the QR code contains the intent link', async () => {
  const { qr_svg, intent_url } = await recordOf<UpiOrder>(
    await createOrder(createCompanions(), gateways[0][1], {}),
  );
  const { data, size } = encode(intent_url, { border: 4, ecc: 'M' });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, length] of qr_svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  expect(drawn).toEqual(data);
  expect(qr_svg).toContain(`viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}"`);
  expect(qr_svg).not.toMatch(/script|on\w+=|href/);
});

test('the gateways have separate order numbers', async () => {
  const mock = createCompanions();
  for (const [, path] of gateways) expect((await createOrder(mock, path, {})).status).toBe(201);
});

test('a remark of up to 200 characters is accepted by UPI, and ignored by the second gateway', async () => {
  const statusOf = async (path: string, remark1: unknown) =>
    (await createOrder(createCompanions(), path, { remark1 })).status;
  const [[, upi], [, wallet]] = gateways;
  expect([await statusOf(upi, ''), await statusOf(upi, '𝄞'.repeat(200))]).toEqual([201, 201]);
  expect([await statusOf(upi, 'a'.repeat(201)), await statusOf(upi, 1), await statusOf(upi, null)]).toEqual([
    422, 422, 422,
  ]);
  expect(await statusOf(wallet, 1)).toBe(201);
});
