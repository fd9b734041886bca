import {
  AMOUNT_PATTERN,
  MAX_REMARK,
  MAX_USER_TOKEN,
  MOBILE_PATTERN,
  ORDER_ID_PATTERN,
} from '../../contract/limits.ts';
import { matching, required, text, type Rules } from '../core/check.ts';
import { httpUrl } from './requests.ts';

/** Input of a payment order; the merchant's token is optional, because the client's `keys` may hold it. */
export type OrderInput<T extends { user_token: string }> = Omit<T, 'user_token'> & {
  /** Token of the merchant; required unless the client's `keys` hold it. Keep the token secret, like a key. */
  user_token?: string | undefined;
};

/** Validation rules of a payment order. */
export const orderRules = (gateway: 'payments' | 'wallet'): Rules => ({
  user_token: {
    ...required(text(MAX_USER_TOKEN, 1)),
    is: `the merchant's token of up to ${MAX_USER_TOKEN} characters, here or as keys.${gateway} of the client`,
    secret: true,
  },
  amount: required(
    matching(
      AMOUNT_PATTERN,
      'an amount in rupees above 0, as text with at most two decimals, such as "149.00"',
    ),
  ),
  order_id: required(matching(ORDER_ID_PATTERN, '1 to 64 letters, digits, dots, hyphens and underscores')),
  customer_mobile: required(matching(MOBILE_PATTERN, 'ten digits, as text')),
  redirect_url: required(httpUrl()),
  remark1: text(MAX_REMARK),
});
