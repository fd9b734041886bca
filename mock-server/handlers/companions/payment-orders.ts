import {
  AMOUNT_PATTERN,
  MAX_REMARK,
  MAX_USER_TOKEN,
  MOBILE_PATTERN,
  ORDER_ID_PATTERN,
} from '../../../src/contract/limits.ts';
import { jsonResponse, type MockResponse } from '../../http/mock-response.ts';
import { BodyReader } from '../../http/body-reader.ts';
import { Problem, quote } from '../../http/problem.ts';
import { readJson } from '../../http/read-json.ts';
import { unauthorized } from '../../http/read-key.ts';
import type { Gateway } from '../../store/companion-records.ts';
import { sameText } from '../../store/find-key.ts';
import { TOKEN_LETTERS } from '../../store/ids.ts';
import type { Store } from '../../store/store.ts';
import { singleEnvelope } from '../envelope.ts';
import type { RequestContext, Operation, AppContext } from '../operation.ts';
import { orderRecord } from './order-record.ts';
import { requiredUrl } from './read-url.ts';

const HANDLE_LENGTH = 12;

/** Operations on payment orders of both gateways. */
// Gap: C7
export function paymentOrderOperations(app: AppContext): Operation[] {
  return [
    {
      id: 'createUpiOrder',
      host: 'payments',
      method: 'POST',
      path: '/api/create-order',
      handle: (context) => createOrder(app, context, 'upi'),
    },
    {
      id: 'createWalletOrder',
      host: 'wallet',
      method: 'POST',
      path: '/api/create-order.php',
      handle: (context) => createOrder(app, context, 'wallet'),
    },
  ];
}

async function createOrder(
  { store, hosts }: AppContext,
  context: RequestContext,
  gateway: Gateway,
): Promise<MockResponse> {
  const fields = readOrder(new BodyReader(await readJson(context.request)), store, gateway);
  const order = store.write(() => {
    if (store.orders.find(gateway, fields.merchant, fields.orderId)) {
      const message = `There is an order ${quote(fields.orderId)} already; give each order its own order_id.`;
      throw new Problem('conflict', message);
    }
    const handle = newHandle(store, gateway);
    return store.orders.table.put({ ...fields, gateway, handle, state: 'created', createdAt: store.now() });
  });
  return jsonResponse(singleEnvelope(orderRecord(order, hosts)), 201);
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
