import { escapeHtml } from '../../internal/escape-html.ts';
import type { Order } from '../../store/companion-records.ts';
import { timestamp } from '../timestamp.ts';
import { htmlPage } from '../html-page.ts';
import { intentUrlOf } from './order-record.ts';
import { qrSvg } from './qr-svg.ts';

const states: Record<Order['state'], string> = {
  created: 'Awaiting payment',
  paid: 'Paid',
  failed: 'Failed',
};

/** Renders the payment page of an order, without script. All user content is escaped. */
export function paymentPage(order: Order, baseUrl: string): string {
  const intentUrl = intentUrlOf(order);
  const facts: [string, string][] = [
    ['State', states[order.state]],
    ['Order', escapeHtml(order.orderId)],
    ...(order.utr ? [['Payment', order.utr] satisfies [string, string]] : []),
    ...(order.remark ? [['Remark', escapeHtml(order.remark)] satisfies [string, string]] : []),
    ['Made', `${timestamp(order.createdAt)} UTC`],
  ];
  const body = `<main class="order">
${order.state === 'created' ? `<div class="stage"><a href="${escapeHtml(intentUrl)}" aria-label="Open a payment app">${qrSvg(intentUrl)}</a></div>` : ''}
<article class="details">
<h1>₹ ${escapeHtml(formatRupees(order.amount))}</h1>
<p class="description">This order is simulated: no money moves, whatever you scan or open here.</p>
<dl>${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>
<p class="actions"><a href="${escapeHtml(order.redirectUrl)}" rel="noreferrer">Back to the shop</a></p>
</article>
</main>`;
  return htmlPage({ title: 'Simulated payment', body, baseUrl });
}

/** Formats rupees in Indian digit grouping: `1,23,456.50`. */
function formatRupees(amount: string): string {
  return Number(amount).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
