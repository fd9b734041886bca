import { PixInvalidParameterError } from './errors.ts';
import type { RequestOptions } from '../options.ts';
import { ownProperties } from './check.ts';

/** Headers that may carry a secret. */
const SECRET_HEADERS = ['authorization', 'proxy-authorization', 'x-api-key', 'cookie'];

/** Names of the secret headers that are present. */
export const secretHeadersIn = (headers: Headers): string[] =>
  SECRET_HEADERS.filter((name) => headers.has(name));

/** Values of secret headers, to be redacted. */
export const secretsIn = (headers: Headers): (string | undefined)[] =>
  SECRET_HEADERS.map((name) => headers.get(name)?.replace(/^B(earer|asic) /i, ''));

/**
 * Sets the caller's headers; `undefined` and `null` are left out.
 *
 * @throws PixInvalidParameterError when `more` is not a set of headers, or a header is invalid. Neither the message nor
 *   the cause holds a value.
 */
export function setHeaders(headers: Headers, more: RequestOptions['headers']): Headers {
  const entries = more instanceof Headers ? [...more] : Object.entries(ownProperties(more, 'headers'));
  for (const [name, value] of entries) {
    try {
      if (value != null) headers.set(name, value);
    } catch {
      // The engine's own error quotes the value.
      throw new PixInvalidParameterError('headers', `The header ${name} cannot be sent.`);
    }
  }
  return headers;
}
