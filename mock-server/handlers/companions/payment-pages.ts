import type { Answer } from '../../http/answer.ts';
import type { Gateway } from '../../store/companion-records.ts';
import type { Operation, Platform } from '../operation.ts';
import { noPageAnswer, pageAnswer } from '../view-page.ts';
import { paymentPage } from './payment-page-html.ts';

/** The pages that `payment_url` leads to, for people. Gap: C7. */
export function paymentPageOperations(platform: Platform): Operation[] {
  return [
    {
      id: 'getUpiPaymentPage',
      host: 'payments',
      method: 'GET',
      path: '/pay/{order}',
      answer: ({ params }) => pageOf(platform, 'upi', params['order'] ?? ''),
    },
    {
      id: 'getWalletPaymentPage',
      host: 'wallet',
      method: 'GET',
      path: '/session/{session}',
      answer: ({ params }) => pageOf(platform, 'wallet', params['session'] ?? ''),
    },
  ];
}

async function pageOf({ store, baseUrl }: Platform, gateway: Gateway, handle: string): Promise<Answer> {
  const order = store.orders.table.get(handle);
  if (order?.gateway !== gateway) return noPageAnswer(baseUrl);
  const answer = await pageAnswer(200, paymentPage(order), baseUrl);
  return { ...answer, headers: { ...answer.headers, 'Cache-Control': 'no-store' } };
}
