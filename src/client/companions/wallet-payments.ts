import type { CreateWalletOrderInput, WalletOrder } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import type { RequestOptions } from '../options.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../transport/transport.ts';
import { orderRules, type OrderInput } from './order-rules.ts';

/**
 * `POST /create-order.php` of the second gateway: makes an order that waits to be paid, with a session and its page. Never
 * sent again by itself. Needs no key, but the merchant's token.
 *
 * @param input `amount` (rupees above 0, as text: `"149.00"`; two decimals at most), `order_id` (your own: 1 to 64 letters,
 *   digits, dots, hyphens, underscores), `customer_mobile` (ten digits, as text), `redirect_url` (http or https, up to
 *   2,048 characters); `user_token` (1 to 200 characters) unless the client has `keys.wallet`.
 * @throws PixInvalidParameterError before anything is sent; PixAuthError for a wrong token; PixConflictError when there is an
 *   order of this `order_id`: after an error with `maybeSent`, that may be this one.
 */
export const createWalletOrder = (
  transport: Transport,
  input: OrderInput<CreateWalletOrderInput>,
  options?: RequestOptions,
): Call<WalletOrder> =>
  transport(
    {
      operation: 'createWalletOrder',
      method: 'POST',
      path: '/api/create-order.php',
      host: 'wallet',
      input,
      rules: orderRules('wallet'),
      read: readRecord<WalletOrder>,
    },
    options,
  );
