import { check, ownProperties } from './check.ts';
import type { ClientContext } from './client-context.ts';
import { secretsIn, setHeaders } from './headers.ts';
import { refuseKeyInBrowser, type HostAccess } from './hosts.ts';
import type { RequestOptions } from '../options.ts';
import type { Payload, TransportRequest } from './transport-request.ts';
import { fillPath, setQuery } from './url.ts';
import { warnUnknown } from './warn-unknown.ts';

/** A validated request, of which ky builds the URL and the JSON. */
export interface PreparedRequest {
  /** URL without a query. */
  url: string;
  method: string;
  /** Whether the request changes nothing: it may be repeated. */
  isRead: boolean;
  /** Headers, except for the key. */
  headers: Headers;
  /** Header with the key: added when the request is sent, after the caller's hooks. */
  key: HostAccess['header'];
  /** Query of a read. */
  searchParams?: URLSearchParams;
  /** Body of a write, unless it is encoded already. */
  json?: object;
  /** Encoded body of a write. */
  body?: Payload['body'];
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
  const { baseUrl, userToken, header } = access(host);
  const isRead = /GET|HEAD/.test(method);
  const input = ownProperties(request.input, 'input') as Record<string, unknown>;
  if (userToken && input['user_token'] === undefined) input['user_token'] = userToken;
  check(input, rules);
  warnUnknown('input', input, request);
  // A merchant's token is as secret as a key, even if it is an argument of the call.
  if (Object.hasOwn(rules, 'user_token')) refuseKeyInBrowser('user_token', dangerouslyAllowKeyInBrowser);
  const headers = new Headers({ accept: 'application/json' });
  setHeaders(headers, always);
  setHeaders(headers, call.headers);
  const path = fillPath(request.path, request.params);
  const wired = wire(input, call);
  const sent = await wired;
  const fields = { ...input, ...sent } as Record<string, unknown>;
  const secrets = [
    ...keys,
    ...secretsIn(headers),
    ...Object.keys(rules).map((name) => rules[name]?.secret && fields[name]),
  ];
  // A thenable check, since pages replace `Promise` and async functions return the native one.
  const payload = 'then' in wired ? (sent as Payload) : undefined;
  if (payload) headers.set('content-type', payload.type);
  return {
    url: baseUrl + path,
    method,
    isRead,
    headers,
    key: request.open ? undefined : header,
    secrets,
    ...(payload ?? (isRead ? { searchParams: setQuery(new URLSearchParams(), sent) } : { json: sent })),
  };
}
