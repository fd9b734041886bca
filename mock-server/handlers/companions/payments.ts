import { encode } from 'uqr';
import {
  AMOUNT_PATTERN,
  MAX_REMARK,
  MAX_USER_TOKEN,
  MOBILE_PATTERN,
  ORDER_ID_PATTERN,
} from '../../../src/contract/limits.ts';
import { BodyReader } from '../../http/fields.ts';
import { Problem, quote } from '../../http/problem.ts';
import { readJson } from '../../http/read-body.ts';
import { unauthorized } from '../../http/request-headers.ts';
import { withHeaders } from '../../http/responses.ts';
import { escapeHtml } from '../../internal/text.ts';
import { sameText } from '../../store/accounts.ts';
import type { Gateway, Order } from '../../store/companions.ts';
import { TOKEN_LETTERS } from '../../store/ids.ts';
import type { Store } from '../../store/store.ts';
import { htmlPage } from '../html-page.ts';
import type { AppContext, Handler, OperationUrl } from '../operation.ts';
import { singleResponse, timestamp } from '../records.ts';
import { htmlResponse, missingPageResponse } from '../view-page.ts';
import { requiredUrl } from './read-url.ts';

const HANDLE_LENGTH = 12;

/** Creates an order of a gateway. */
export function createOrder(gateway: Gateway): Handler {
  return async ({ store, hosts }, context) => {
    const fields = readOrder(new BodyReader(await readJson(context.request)), store, gateway);
    const order = store.write(() => {
      if (store.orders.find(gateway, fields.merchant, fields.orderId)) {
        const message = `There is an order ${quote(fields.orderId)} already; give each order its own order_id.`;
        throw new Problem('conflict', message);
      }
      const handle = newHandle(store, gateway);
      return store.orders.table.put({ ...fields, gateway, handle, state: 'created', createdAt: store.now() });
    });
    return singleResponse(orderRecord(order, hosts), 201);
  };
}

function readOrder(body: BodyReader, store: Store, gateway: Gateway) {
  const merchant = readMerchant(body, store);
  const amount = body.requiredText('amount', {
    pattern: AMOUNT_PATTERN,
    expected:
      'a string with an amount above 0, such as "249.50", with at most nine digits before and two after the decimal point',
  });
  const orderId = body.requiredText('order_id', {
    pattern: ORDER_ID_PATTERN,
    expected: '1 to 64 letters, digits, periods, underscores and hyphens',
  });
  const customerMobile = body.requiredText('customer_mobile', {
    pattern: MOBILE_PATTERN,
    expected: 'a string of ten digits',
  });
  const redirectUrl = requiredUrl(body, 'redirect_url')?.href ?? '';
  const remark = gateway === 'upi' ? (body.text('remark1', { max: MAX_REMARK }) ?? '') : '';
  body.finish();
  return { merchant, amount, orderId, customerMobile, redirectUrl, remark };
}

/** A missing token is a 422 of the body; a wrong token is a 401, which takes precedence over other faults. */
// Gap: C7
function readMerchant(body: BodyReader, { merchants }: Store): string {
  const token = body.requiredText('user_token', { min: 1, max: MAX_USER_TOKEN });
  if (token === '') return '';
  const found = [...merchants.values()].filter((merchant) => sameText(merchant.token, token));
  if (found.length === 0) throw unauthorized('The user_token is not that of a merchant.');
  return token;
}

function newHandle(store: Store, gateway: Gateway): string {
  const prefix = gateway === 'wallet' ? 'ses_' : '';
  const isTaken = (letters: string) => store.orders.table.get(prefix + letters) !== undefined;
  return prefix + store.newId(TOKEN_LETTERS, HANDLE_LENGTH, isTaken);
}

/** The API record of an order. */
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

/** Serves the page behind `payment_url`. */
export function getPaymentPage(gateway: Gateway): Handler {
  return async ({ store, baseUrl }, { params }) => {
    const order = store.orders.table.get(params['order'] ?? params['session'] ?? '');
    if (order?.gateway !== gateway) return missingPageResponse(baseUrl);
    const response = await htmlResponse(200, paymentPage(order, baseUrl), baseUrl);
    return withHeaders(response, { 'Cache-Control': 'no-store' });
  };
}

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

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Renders a string as a QR code: an SVG with one path, one unit per module. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' });
  const runs = data.flatMap((row, y) =>
    [...darkRuns(row)].map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>`
  );
}

/** Runs of dark modules in a row: start and length. The quiet zone ends the last run. */
function* darkRuns(row: readonly boolean[]): Generator<[start: number, length: number]> {
  let start = -1;
  for (const [at, isDark] of row.entries()) {
    if (isDark && start < 0) start = at;
    if (!isDark && start >= 0) {
      yield [start, at - start];
      start = -1;
    }
  }
}
