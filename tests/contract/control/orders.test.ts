import { expect, test } from 'vitest';
import { createMockFetch, type MockFetch } from '../../../mock-server/fetch.ts';
import { orderRequest } from '../../support/order-request.ts';

/** A mock with one order of each gateway, and the types of the webhooks it has sent. */
const withOrders = async () => {
  const events: string[] = [];
  const receive = (_: string, { body }: RequestInit) => {
    events.push((JSON.parse(body as string) as { type: string }).type);
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  const mock = createMockFetch({
    seed: {},
    webhooks: { url: 'https://shop.example/hooks', secret: 'a secret for tests', fetch: receive },
  });
  await createOrder(mock, '/payments/api/create-order', 'A-1');
  await createOrder(mock, '/wallet/api/create-order.php', 'B-1');
  return { mock, events };
};

const createOrder = async (mock: MockFetch, path: string, orderId: string) => {
  const response = await mock(path, orderRequest(orderId));
  expect(response.status).toBe(201);
};

test('orders are paid and fail, and the webhook has been delivered when the promise resolves', async () => {
  const { mock, events } = await withOrders();
  await mock.control.orders.pay('upi', 'A-1');
  expect(events).toEqual(['order.paid']);
  await mock.control.orders.fail('wallet', 'B-1');
  expect(events).toEqual(['order.paid', 'order.failed']);
  const states = mock.control.snapshot()['orders']?.map((row) => (row as { state: string }).state);
  expect(states).toEqual(['paid', 'failed']);
});

test('an unknown or settled order is rejected, without a webhook', async () => {
  const { mock, events } = await withOrders();
  const { orders } = mock.control;
  await expect(orders.pay('wallet', 'A-1')).rejects.toThrow('There is no order "A-1"');
  await orders.pay('upi', 'A-1');
  await expect(orders.fail('upi', 'A-1')).rejects.toThrow('is paid already');
  expect(events).toEqual(['order.paid']);
});
