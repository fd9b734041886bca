import type { CreateUpiOrderInput, UpiOrder } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import type { RequestOptions } from '../core/options.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import { orderRules, type OrderInput } from './order-rules.ts';

/**
 * `POST /create-order` of the payments host: creates a pending order, with a QR code and a link that opens a payment app.
 * Never retried. Requires the merchant's token instead of a key. After an error with `maybeSent`, the order may have been
 * created: a `PixConflictError` for the same `order_id` may refer to it.
 *
 * @param input `amount` (rupees above 0, as a string with at most two decimals, such as `"149.00"`), `order_id` (chosen by
 *   you: 1 to 64 letters, digits, dots, hyphens, underscores), `customer_mobile` (ten digits, as a string), `redirect_url`
 *   (http or https, at most 2,048 characters), `user_token` (1 to 200 characters; optional if the client has
 *   `keys.payments`). Optional: `remark1` (at most 200 characters).
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError for a wrong token;
 *   PixConflictError when an order with this `order_id` exists.
 */
export const createUpiOrder = (
  transport: Transport,
  input: OrderInput<CreateUpiOrderInput>,
  options?: RequestOptions,
): Call<UpiOrder> =>
  transport(
    {
      operation: 'createUpiOrder',
      method: 'POST',
      path: '/api/create-order',
      host: 'payments',
      input,
      rules: orderRules('payments'),
      read: readRecord<UpiOrder>,
    },
    options,
  );
