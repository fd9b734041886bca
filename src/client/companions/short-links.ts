import { LINK_CODE_PATTERN, MAX_EXPIRY_DAYS, MAX_LINK_TITLE } from '../../contract/limits.ts';
import type { CreateShortLinkInput, ShortLink } from '../../contract/models.ts';
import type { Call } from '../call.ts';
import { matching, required, text } from '../transport/check.ts';
import type { RequestOptions } from '../options.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../transport/transport.ts';
import { httpUrl } from './http-url.ts';

/**
 * `POST /shorturl`: makes a short link, which answers with status 307 until it expires. Thirty are free for each address,
 * then each takes 0.01 rupee from the wallet of the key. Never sent again by itself. Needs `keys.platform`.
 *
 * @param input `url` (http or https, up to 2,048 characters); optional `custom_code` (3 to 32 letters and digits, made up if
 *   not given), `title` (up to 200 characters), `expires_in_days` (above 0, up to 3,650, or a fraction; never if not
 *   given).
 * @throws PixInvalidParameterError before anything is sent; PixAuthError; PixConflictError when the code is taken;
 *   PixHttpError with status 402 when the wallet is empty, and with 422 for a link to a short link.
 */
export const createShortLink = (
  transport: Transport,
  input: CreateShortLinkInput,
  options?: RequestOptions,
): Call<ShortLink> =>
  transport(
    {
      operation: 'createShortLink',
      method: 'POST',
      path: '/api/v1/shorturl',
      host: 'platform',
      input,
      rules: {
        url: required(httpUrl()),
        custom_code: matching(LINK_CODE_PATTERN, '3 to 32 letters and digits'),
        title: text(MAX_LINK_TITLE),
        expires_in_days: {
          test: (value) => typeof value === 'number' && value > 0 && value <= MAX_EXPIRY_DAYS,
          is: `a number above 0, up to ${MAX_EXPIRY_DAYS}`,
        },
      },
      read: readRecord<ShortLink>,
    },
    options,
  );
