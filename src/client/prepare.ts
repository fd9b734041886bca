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
  const secrets = [...keys, ...Object.keys(rules).map((name) => rules[name]?.secret && input[name])];
  const headers = readHeaders({
    accept: 'application/json',
    ...own(always, 'headers'),
    ...own(call.headers, 'headers'),
  });
  const wired = wire(input, call);
  const sent = await wired;
  const path = fillPath(request.path, request.params);
  if (method === 'GET') return { url: requestUrl(baseUrl, path, sent), method, headers, body: null, secrets };
  const { body, type } =
    wired instanceof Promise ? (sent as Payload) : { body: JSON.stringify(sent), type: 'application/json' };
  headers.set('content-type', type);
  return { url: requestUrl(baseUrl, path), method, headers, body, secrets };
}

function readHeaders(values: Record<string, string | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(values)) {
    try {
      if (value !== undefined) headers.set(name, value);
    } catch (cause) {
      throw new PixInvalidParameterError('headers', `The header ${name} cannot be sent.`, { cause });
    }
  }
  return headers;
}
