import { MAX_LOOKUP_LIMIT, POSTAL_CODE_PATTERN } from '../../contract/limits.ts';
import type { PostalCode, PostalCodeSearch } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import { integer, matching, required, text } from '../transport/check.ts';
import type { RequestOptions } from '../options.ts';
import type { Page } from '../page.ts';
import type { Transport } from '../transport/transport.ts';
import { readWhole } from './read-whole.ts';

const postalCode = () => matching(POSTAL_CODE_PATTERN, 'six digits, as text');

/**
 * `GET /pincode/{code}`: the offices of a postal code, by name; a code has several. Needs `keys.platform`.
 *
 * @param code Six digits, as text.
 * @returns All of them, in one page.
 * @throws PixInvalidParameterError before anything is sent; PixAuthError; PixNotFoundError when there is no such code.
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
      host: 'platform',
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
 * `POST /pincode`: offices that fit all the given fields, by code, then by name; all there are if none is given. Never sent
 * again by itself. Needs `keys.platform`.
 *
 * @param input All optional: `pincode` (six digits, as text), `district` and `state` (whole names), `limit` (1 to 200,
 *   default 50).
 * @returns The first `limit` of them, in one page: where `has_next` is true, narrow the search.
 * @throws PixInvalidParameterError before anything is sent; PixAuthError.
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
      host: 'platform',
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
