import type { Order } from '../../store/companion-records.ts';
import type { Platform } from '../operation.ts';
import { qrSvg } from './qr-svg.ts';

/** An order as the API shows it. Gap: C7. */
export function orderRecord(order: Order, hosts: Platform['hosts']) {
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

/** The page of an order, on the host of its gateway. */
function paymentUrl({ gateway, handle }: Order, hosts: Platform['hosts']): string {
  return gateway === 'upi' ? `${hosts.payments}/pay/${handle}` : `${hosts.wallet}/session/${handle}`;
}

/** What opens a payment app with the order filled in. The payee does not exist, so that nobody pays by mistake. */
export function intentUrlOf({ amount, orderId }: Order): string {
  const fields: [string, string][] = [
    ['pa', 'merchant@pix'],
    ['pn', 'Test merchant'],
    ['am', Number(amount).toFixed(2)],
    ['cu', 'INR'],
    ['tr', orderId],
  ];
  // URLSearchParams would write spaces as plus signs, which payment apps show.
  return `upi://pay?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
