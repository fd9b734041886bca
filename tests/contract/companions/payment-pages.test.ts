import { describe, expect, test } from 'vitest';
import type { UpiOrder } from '../../../src/contract/models.ts';
import { settleOrder } from '../../../mock-server/webhooks/settle-order.ts';
import { createCompanions, post, recordOf } from '../support/companions.ts';

const gateways = [
  ['upi', '/payments/api/create-order', '/wallet/session/'],
  ['wallet', '/wallet/api/create-order.php', '/payments/pay/'],
] as const;

describe.each(gateways)('the payment page of the %s gateway', (gateway, path, elsewhere) => {
  const make = async (fields: object = {}) => {
    const mock = createCompanions();
    const body = {
      user_token: 'merchant_test',
      amount: '123456.5',
      order_id: 'A-1',
      customer_mobile: '9876543210',
      redirect_url: 'https://shop.example/thanks?a=1&b=2',
      ...fields,
    };
    const order = await recordOf<UpiOrder>(await mock.sendRequest(path, post(body, 'nobody')));
    const page = () => mock.sendRequest(new URL(order.payment_url).pathname);
    return { mock, order, page };
  };

  test('shows amount, number, state, QR code and a link back, and states that it is simulated', async () => {
    const { order, page } = await make();
    const response = await page();
    const html = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(html).toContain('₹ 1,23,456.50');
    expect(html).toContain('A-1');
    expect(html).toContain('Awaiting payment');
    expect(html).toContain('simulated');
    expect(html).toContain(order.qr_svg);
    expect(html).toContain(`href="${order.intent_url.replaceAll('&', '&amp;')}"`);
    expect(html).toContain('href="https://shop.example/thanks?a=1&amp;b=2"');
  });

  test('shows the result instead of the QR code once the order is settled', async () => {
    const { mock, order, page } = await make();
    const { order: paid } = settleOrder(mock.app, gateway, order.order_id, 'paid');
    const html = await (await page()).text();
    expect(html).not.toContain('<svg');
    expect(html).toContain('<dd>Paid</dd>');
    expect(html).toContain(paid.utr);
  });

  test('shows that the order has failed', async () => {
    const { mock, order, page } = await make();
    settleOrder(mock.app, gateway, order.order_id, 'failed');
    expect(await (await page()).text()).toContain('<dd>Failed</dd>');
  });

  test('blocks scripts and search engines', async () => {
    const { page } = await make();
    const response = await page();
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(response.headers.get('Content-Security-Policy')).not.toContain('script-src');
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  });

  test('escapes user content', async () => {
    const evil = '"><script>alert(1)</script>';
    const { page } = await make({ remark1: evil, redirect_url: `https://shop.example/?${evil}` });
    const html = await (await page()).text();
    expect(html).not.toContain('<script');
    if (gateway === 'upi') expect(html).toContain('&lt;script&gt;');
  });

  test('is a page with status 404 for an unknown order and for one of the other gateway', async () => {
    const { mock, order } = await make();
    const handle = order.payment_url.split('/').at(-1) ?? '';
    for (const address of [`${elsewhere}${handle}`, `${elsewhere}nothing`, `${elsewhere}A-1`]) {
      const response = await mock.sendRequest(address);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('<h1>');
    }
  });
});
