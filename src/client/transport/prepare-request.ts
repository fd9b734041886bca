import { check } from './check.ts';
import type { ClientContext } from './client-context.ts';
import { PixInvalidParameterError } from './errors.ts';
import { secretsIn, setHeaders } from './headers.ts';
import { refuseKeyInBrowser } from './hosts.ts';
import type { RequestOptions } from '../options.ts';
import { ownProperties } from './own-properties.ts';
import type { Payload, TransportRequest } from './transport-request.ts';
import { fillPath } from './path.ts';
import { requestUrl } from './url.ts';

/** A validated request, complete except for the key. */
export interface PreparedRequest {
  url: string;
  method: string;
  headers: Headers;
  body: Payload['body'] | null;
  /** Values to redact, in case the server echoes them. */
  secrets: unknown[];
}

/**
 * Validates the caller's input and builds the request.
 *
 * @throws PixInvalidParameterError before anything is sent.
 */
export async function prepareRequest<T>(
  { access, headers: always, dangerouslyAllowKeyInBrowser, secrets: keys }: ClientContext,
  request: TransportRequest<T>,
  call: RequestOptions,
): Promise<PreparedRequest> {
  const { method = 'GET', host = 'pictures', rules = {}, wire = (input) => input } = request;
  const { baseUrl, userToken } = access(host);
  const input = ownProperties(request.input, 'input') as Record<string, unknown>;
  if (userToken && input['user_token'] === undefined) input['user_token'] = userToken;
  check(input, rules);
  // A merchant's token is as secret as a key, even if it is an argument of the call.
  if (Object.hasOwn(rules, 'user_token')) refuseKeyInBrowser('user_token', dangerouslyAllowKeyInBrowser);
  const headers = new Headers({ accept: 'application/json' });
  setHeaders(headers, always);
  setHeaders(headers, call.headers);
  const path = fillPath(request.path, request.params);
  const wired = wire(input, call);
  const sent = await wired;
  const said = { ...input, ...sent } as Record<string, unknown>;
  const secrets = [
    ...keys,
    ...secretsIn(headers),
    ...Object.keys(rules).map((name) => rules[name]?.secret && said[name]),
  ];
  if (method === 'GET') return { url: requestUrl(baseUrl, path, sent), method, headers, body: null, secrets };
  const { body, type } =
    // A thenable check, since pages replace `Promise` and async functions return the native one.
    'then' in wired ? (sent as Payload) : { body: toJson(sent), type: 'application/json' };
  headers.set('content-type', type);
  return { url: requestUrl(baseUrl, path), method, headers, body, secrets };
}

function toJson(value: object): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new PixInvalidParameterError('input', 'input cannot be written as JSON.', { cause });
  }
}
