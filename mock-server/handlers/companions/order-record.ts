import type { Order } from '../../store/companion-records.ts';
import type { AppContext, OperationUrl } from '../operation.ts';
import { qrSvg } from './qr-svg.ts';

/** The API record of an order. */
// Gap: C7
export function orderRecord(order: Order, hosts: AppContext['hosts']) {
  const intentUrl = intentUrlOf(order);
  return {
    order_id: order.orderId,
    amount: order.amount,
    currency: 'INR',
    state: order.state,
    payment_url: paymentUrl(order, hosts),
    qr_svg: qrSvg(intentUrl),
    intent_url: intentUrl,
    ...(order.gateway === 'wallet' && { session_id: order.handle }),
  };
}

/** URL of an order's payment page, on the host of its gateway. */
function paymentUrl(
  { gateway, handle }: Order,
  hosts: AppContext['hosts'],
): OperationUrl<'getUpiPaymentPage' | 'getWalletPaymentPage'> {
  return gateway === 'upi' ? `${hosts.payments}/pay/${handle}` : `${hosts.wallet}/session/${handle}`;
}

/** UPI intent URL that opens a payment app with the order filled in. The payee does not exist, so that no one pays by accident. */
export function intentUrlOf({ amount, orderId }: Order): string {
  const fields: [string, string][] = [
    ['pa', 'merchant@pix'],
    ['pn', 'Test merchant'],
    ['am', Number(amount).toFixed(2)],
    ['cu', 'INR'],
    ['tr', orderId],
  ];
  // URLSearchParams encodes spaces as plus signs, which payment apps display literally.
  return `upi://pay?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
