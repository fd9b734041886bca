import { describe, expect, test } from 'vitest';
import { createMock } from '../../../mock-server/control/create-mock.ts';
import { sampleAccounts } from '../../../mock-server/seed/accounts.ts';
import { settleOrder } from '../../../mock-server/webhooks/settle-order.ts';
import { addOrder, createShop, startReceiver, status } from './support/webhooks.ts';

describe('settling', () => {
  test('gives each payment a number of twelve digits', () => {
    const { app, store } = createShop({ url: 'http://127.0.0.1:1/' });
    addOrder(store, 'upi', 'second');
    const numbers = [1, 2].map(() => settleOrder(app, 'upi', 'A-1', 'paid').order.utr);
    expect(new Set(numbers).size).toBe(2);
    for (const number of numbers) expect(number).toMatch(/^632408\d{6}$/);
  });

  test('selects the open order if merchants use the same number, and rejects the settlement if none is open', () => {
    const { app, store } = createShop({ url: 'http://127.0.0.1:1/' });
    addOrder(store, 'upi', 'second');
    const settle = () => settleOrder(app, 'upi', 'A-1', 'paid').order.merchant;
    expect([settle(), settle()]).toEqual(['merchant_test', 'second']);
    expect(settle).toThrow('The order "A-1" is paid already.');
  });

  test.each(['paid', 'failed'] as const)(
    'rejects a second settlement after %s, without a webhook',
    async (first) => {
      const { url, received } = await startReceiver(status(200));
      const { app, store } = createShop({ url });
      await settleOrder(app, 'upi', 'A-1', first).delivery;
      for (const second of ['paid', 'failed'] as const) {
        expect(() => settleOrder(app, 'upi', 'A-1', second)).toThrow(
          expect.objectContaining({ code: 'conflict' }),
        );
      }
      expect([received.length, store.deliveries.table.size]).toEqual([1, 0]);
    },
  );

  test('rejects an unknown order', () => {
    const { app } = createShop({ url: 'http://127.0.0.1:1/' });
    expect(() => settleOrder(app, 'upi', 'A-2', 'paid')).toThrow(
      expect.objectContaining({ code: 'not_found' }),
    );
  });

  test('changes nothing and sends no webhook if it cannot be stored', async () => {
    const { url, received } = await startReceiver(status(200));
    const { app, store } = createShop({ url });
    const full = () => {
      throw new Error('The disk is full.');
    };
    store.state.persistTo({ commit: full });
    expect(() => settleOrder(app, 'upi', 'A-1', 'paid')).toThrow('full');
    expect(store.orders.find('upi', 'merchant_test', 'A-1')?.state).toBe('created');
    expect([received.length, store.deliveries.table.size]).toEqual([0, 0]);
  });

  test('sends no webhook without an endpoint', async () => {
    const { app } = createMock({ seed: { ...sampleAccounts, pictures: [], albums: [] } });
    addOrder(app.store, 'upi');
    const { order, delivery } = settleOrder(app, 'upi', 'A-1', 'paid');
    expect([order.state, await delivery, app.store.deliveries.table.size]).toEqual(['paid', undefined, 0]);
  });
});
