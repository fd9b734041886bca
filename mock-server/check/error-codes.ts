/** The code that belongs to an error status. Gap: G2. */
export const errorCodes: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorized',
  402: 'payment_required',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  415: 'unsupported_media_type',
  421: 'misdirected_request',
  422: 'invalid_parameter',
  429: 'rate_limited',
  500: 'internal_error',
  507: 'insufficient_storage',
};
