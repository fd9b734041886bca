import { MAX_LOOKUP_LIMIT, POSTAL_CODE_PATTERN } from '../../contract/limits.ts';
import type { PostalCode, PostalCodeSearch } from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import { integer, matching, required, text } from '../core/check.ts';
import type { RequestOptions } from '../core/options.ts';
import type { Page } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import { readWhole } from './data-sets.ts';
import { keyedHost } from './requests.ts';

const postalCode = () => matching(POSTAL_CODE_PATTERN, 'six digits, as text');

/**
 * `GET /pincode/{code}`: lists the offices of a postal code, sorted by name. Requires `keys.platform`.
 *
 * @param code Postal code: six digits, as a string.
 * @returns All offices of the postal code, one or several, as a single page.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixNotFoundError for an unknown
 *   code.
 */
export const getPostalCode = (
  transport: Transport,
  code: string,
  options?: RequestOptions,
): Call<Page<PostalCode>> =>
  transport(
    {
      operation: 'getPostalCode',
      path: '/api/v1/pincode/{code}',
      ...keyedHost('platform'),
      params: { code },
      input: { code },
      rules: { code: required(postalCode()) },
      wire: () => ({}),
      read: readWhole<PostalCode>,
      shared: true,
    },
    options,
  );

/**
 * `POST /pincode`: searches post offices that match all given fields, sorted by code, then by name. Without fields, all
 * offices match. Never retried. Requires `keys.platform`.
 *
 * @param input All fields are optional: `pincode` (six digits, as a string), `district` and `state` (full names), `limit` (1
 *   to 200, default 50).
 * @returns The first `limit` matches, as a single page. If `has_next` is true, narrow the search.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
 */
export const searchPostalCodes = (
  transport: Transport,
  input?: PostalCodeSearch,
  options?: RequestOptions,
): Call<Page<PostalCode>> =>
  transport(
    {
      operation: 'searchPostalCodes',
      method: 'POST',
      path: '/api/v1/pincode',
      ...keyedHost('platform'),
      input,
      rules: {
        pincode: postalCode(),
        district: text(),
        state: text(),
        limit: integer(1, MAX_LOOKUP_LIMIT),
      },
      read: readWhole<PostalCode>,
    },
    options,
  );
