import { check } from './check.ts';
import type { Client } from './client.ts';
import { PixInvalidParameterError } from './errors.ts';
import { checkPlace } from './hosts.ts';
import type { RequestOptions } from './options.ts';
import { own } from './own.ts';
import type { Payload, TransportRequest } from './transport.ts';
import { fillPath } from './path.ts';
import { requestUrl } from './url.ts';

/** A request that may be sent, but for its key. */
export interface Prepared {
  url: string;
  method: string;
  headers: Headers;
  body: Payload['body'] | null;
  /** What must not be shown, should the server echo it. */
  secrets: unknown[];
}

/**
 * Checks what the caller said and makes a request of it.
 *
 * @throws PixInvalidParameterError, and then nothing has been sent.
 */
export async function prepare<T>(
  { access, headers: always, dangerouslyAllowKeyInBrowser, secrets: keys }: Client,
  request: TransportRequest<T>,
  call: RequestOptions,
): Promise<Prepared> {
  const { method = 'GET', host = 'pictures', rules = {}, wire = (input) => input } = request;
  const { baseUrl, userToken } = access(host);
  const input = own(request.input, 'input') as Record<string, unknown>;
  if (userToken && input['user_token'] === undefined) input['user_token'] = userToken;
  check(input, rules);
  // A merchant's token is as good as a key, also where the call brings it.
  if (Object.hasOwn(rules, 'user_token')) checkPlace('user_token', dangerouslyAllowKeyInBrowser);
  const headers = new Headers({ accept: 'application/json' });
  setHeaders(headers, always);
  setHeaders(headers, call.headers);
  const path = fillPath(request.path, request.params);
  const wired = wire(input, call);
  const sent = await wired;
  const said = { ...input, ...sent } as Record<string, unknown>;
  const secrets = [
    ...keys,
    ...SECRET_HEADERS.map((name) => headers.get(name)?.replace(/^Bearer /, '')),
    ...Object.keys(rules).map((name) => rules[name]?.secret && said[name]),
  ];
  if (method === 'GET') return { url: requestUrl(baseUrl, path, sent), method, headers, body: null, secrets };
  const { body, type } =
    wired instanceof Promise ? (sent as Payload) : { body: toJson(sent), type: 'application/json' };
  headers.set('content-type', type);
  return { url: requestUrl(baseUrl, path), method, headers, body, secrets };
}

/** Headers of the caller's own that are as good as a key. */
const SECRET_HEADERS = ['authorization', 'x-api-key', 'cookie'];

function toJson(value: object): string {
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw new PixInvalidParameterError('input', 'input cannot be written as JSON.', { cause });
  }
}

function setHeaders(headers: Headers, more: RequestOptions['headers']): void {
  const entries = more instanceof Headers ? [...more] : Object.entries(own(more, 'headers'));
  for (const [name, value] of entries) {
    try {
      if (value != null) headers.set(name, value);
    } catch (cause) {
      throw new PixInvalidParameterError('headers', `The header ${name} cannot be sent.`, { cause });
    }
  }
}
