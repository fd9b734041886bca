import type { MockResponse } from '../../http/mock-response.ts';
import type { Gateway } from '../../store/companion-records.ts';
import type { Operation, AppContext } from '../operation.ts';
import { missingPageResponse, pageResponse } from '../view-page.ts';
import { paymentPage } from './payment-page-html.ts';

/** Operations that serve the HTML pages behind `payment_url`. */
// Gap: C7
export function paymentPageOperations(app: AppContext): Operation[] {
  return [
    {
      id: 'getUpiPaymentPage',
      host: 'payments',
      method: 'GET',
      path: '/pay/{order}',
      handle: ({ params }) => pageOf(app, 'upi', params['order'] ?? ''),
    },
    {
      id: 'getWalletPaymentPage',
      host: 'wallet',
      method: 'GET',
      path: '/session/{session}',
      handle: ({ params }) => pageOf(app, 'wallet', params['session'] ?? ''),
    },
  ];
}

async function pageOf(
  { store, baseUrl }: AppContext,
  gateway: Gateway,
  handle: string,
): Promise<MockResponse> {
  const order = store.orders.table.get(handle);
  if (order?.gateway !== gateway) return missingPageResponse(baseUrl);
  const response = await pageResponse(200, paymentPage(order, baseUrl), baseUrl);
  return { ...response, headers: { ...response.headers, 'Cache-Control': 'no-store' } };
}
