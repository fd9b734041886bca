import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUpiOrder } from '../../../../src/client/companions/upi-payments.ts';
import { createWalletOrder } from '../../../../src/client/companions/wallet-payments.ts';
import { PixAuthError, PixConflictError } from '../../../../src/client/core/http-errors.ts';
import { json, startFaultyServer } from '../../../support/faulty-server.ts';
import { liveCompanions } from './support/live-companions.ts';

const order = {
  amount: '149.00',
  order_id: 'A-1',
  customer_mobile: '9876543210',
  redirect_url: 'https://shop.example/thanks',
};
const TOKEN = 'merchant_secret';

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['createUpiOrder', createUpiOrder, 'payments', '/payments/api/create-order'],
  ['createWalletOrder', createWalletOrder, 'wallet', '/wallet/api/create-order.php'],
] as const)('%s', (_name, create, key, path) => {
  const { server, transport, sent, refused } = liveCompanions();

  it('creates an order with the token of the client', async () => {
    const created = await create(transport(), order);
    expect(created).toMatchObject({ order_id: 'A-1', amount: '149.00', currency: 'INR', state: 'created' });
    expect(created.intent_url).toMatch(/^upi:\/\/pay\?/);
    expect(sent()).toEqual([`POST ${path}`]);
  });

  it('creates an order with the token of the call', async () => {
    const created = await create(transport({ keys: {} }), { ...order, user_token: 'merchant_test' });
    expect(created.state).toBe('created');
  });

  it('explains where to pass the token if it is missing', async () => {
    const errorMessage = await refused(create(transport({ keys: {} }), order), 'user_token');
    expect(errorMessage).toContain(`keys.${key}`);
  });

  it('never shows an invalid token', async () => {
    const long = create(transport(), { ...order, user_token: TOKEN + 'a'.repeat(200) });
    expect(await refused(long, 'user_token')).not.toContain(TOKEN);
  });

  it('removes the token from server messages (R34)', async () => {
    await using other = await startFaultyServer((response) =>
      json(response, { error: { message: `Who is ${TOKEN}?` } }, 400),
    );
    const call = create(transport({ baseUrl: other.url }), { ...order, user_token: TOKEN });
    const error: unknown = await call.catch((error: unknown) => error);
    expect(error).toMatchObject({ status: 400, message: 'Who is [secret]?' });
    expect(JSON.stringify(error)).not.toContain(TOKEN);
  });

  it('rejects a token in a page, unless it is allowed explicitly', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0' });
    const input = { ...order, user_token: 'merchant_test' };
    const errorMessage = await refused(create(transport({ keys: {} }), input), 'user_token');
    expect(errorMessage).toContain('dangerouslyAllowKeyInBrowser');
    const client = transport({ keys: {}, dangerouslyAllowKeyInBrowser: true });
    expect(await create(client, input)).toMatchObject({ state: 'created' });
  });

  it.each([
    { amount: '0.01' },
    { amount: '999999999.99' },
    { order_id: 'a'.repeat(64) },
    { redirect_url: `http://shop.example/${'a'.repeat(2028)}` },
  ])('sends values at their limits (U1) %#', async (field) => {
    expect(await create(transport(), { ...order, ...field })).toMatchObject({ state: 'created' });
  });

  it.each([
    ['amount', undefined],
    ['amount', '0'],
    ['amount', '0.00'],
    ['amount', '1.234'],
    ['amount', '-1'],
    ['amount', '1,000'],
    ['amount', '1e3'],
    ['amount', '1000000000'],
    ['order_id', ''],
    ['order_id', 'a'.repeat(65)],
    ['order_id', 'a b'],
    ['customer_mobile', '987654321'],
    ['customer_mobile', '98765432101'],
    ['customer_mobile', 9876543210],
    ['redirect_url', 'shop.example'],
    ['redirect_url', `http://shop.example/${'a'.repeat(2029)}`],
    ['user_token', null],
    ['user_token', ''],
    ['user_token', 'a'.repeat(201)],
  ])('rejects %s = %j before anything is sent (U1)', async (field, value) => {
    await refused(create(transport(), { ...order, [field]: value }), field);
  });

  it('explains that an amount must be a text', async () => {
    const call = create(transport(), { ...order, amount: 149 as unknown as string });
    expect(await refused(call, 'amount')).toMatch(/text.*"149\.00".*not 149/);
  });

  it('rejects with a PixAuthError for a wrong token, and with a PixConflictError for a number used before', async () => {
    const call = create(transport(), { ...order, user_token: 'nobody' });
    await expect(call).rejects.toBeInstanceOf(PixAuthError);
    await create(transport(), order);
    await expect(create(transport(), order)).rejects.toBeInstanceOf(PixConflictError);
  });

  it('is sent once, and sets maybeSent if the connection breaks (U17)', async () => {
    server().control.faults.add({ breaks: 'at once' });
    const call = create(transport(), order);
    await expect(call).rejects.toMatchObject({ code: 'network', maybeSent: true });
    expect(sent()).toHaveLength(1);
  });
});

describe('createUpiOrder', () => {
  const { transport, refused } = liveCompanions();

  it('accepts a remark of up to 200 characters (U1)', async () => {
    const client = transport();
    await refused(createUpiOrder(client, { ...order, remark1: 'a'.repeat(201) }), 'remark1');
    expect(await createUpiOrder(client, { ...order, remark1: 'a'.repeat(200) })).toHaveProperty('qr_svg');
  });
});

describe('createWalletOrder', () => {
  const { transport } = liveCompanions();

  it('resolves with the session, too', async () => {
    expect((await createWalletOrder(transport(), order)).session_id).toMatch(/./);
  });
});
