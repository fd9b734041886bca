import type { OperationId } from '../../contract/models.ts';
import type { PathOf } from '../../contract/paths.ts';
import type { Send } from './attempt.ts';
import type { BufferedResponse } from './body.ts';
import { check, ownProperties, type Rules } from './check.ts';
import type { TimeLimits } from './deadline.ts';
import { refuseKeyInBrowser, secretsIn, setHeaders, type Host, type HostAccess } from './hosts.ts';
import { PixInvalidParameterError } from './errors.ts';
import { warnUnknown, type Hooks, type RequestOptions, type TransportOptions } from './options.ts';
import type { ConcurrencyLimit } from './concurrency.ts';
import { fillPath, requestUrl } from './url.ts';

/** Reads another page of the same list. */
export type ReadMore = (page: number, signal?: AbortSignal) => Promise<unknown>;

/** The validated options of a client, and the state its calls share. */
export interface ClientContext extends Omit<TransportOptions, 'hooks' | 'hosts' | 'keys' | 'apiKey'> {
  hooks: Hooks;
  /** Base URL and key of a host. */
  access: (host: Host) => HostAccess;
  send: Send;
  /** Concurrency limit of a host. */
  limitOf: (host?: Host) => ConcurrencyLimit;
  /** All keys, to be redacted from messages. */
  secrets: unknown[];
}

/** An encoded body and its content type. */
export interface Payload {
  body: Blob | ReadableStream<Uint8Array> | string;
  type: string;
}

/** Description of a request to an endpoint. Only `operation`, `path` and `read` are required. */
export interface TransportRequest<T, Id extends OperationId = OperationId> {
  /** Operation of the contract, such as `listImages`. */
  operation: Id;
  /** Path as in the contract, with placeholders. */
  path: PathOf<Id>;
  /** Values of the placeholders in the path. */
  params?: Readonly<Record<string, string | number>> | undefined;
  /** HTTP method. Default `GET`. */
  method?: 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | undefined;
  /** Whether a response with an error status is a result. Default: it is an error. */
  accepts?: ((response: Response) => boolean) | undefined;
  /** Host to send to. Default: the picture service. */
  host?: Host | undefined;
  /** The caller's input: the query of a read, the JSON body of a write. */
  input?: object | undefined;
  /** Validation rules of `input`. */
  rules?: Rules | undefined;
  /** Converts the validated `input` to the query or body that is sent. */
  wire?: ((input: Record<string, unknown>, call: RequestOptions) => object | Promise<Payload>) | undefined;
  /** Converts the parsed response to data; `more` reads other pages of the same list. */
  read: (body: unknown, more: ReadMore) => T;
  /** Parses the response. Default: as JSON. */
  parse?: ((reply: BufferedResponse) => unknown) | undefined;
  /** Whether equal reads in flight share one request (single-flight). */
  shared?: boolean | undefined;
  /** Called before a request without a key. Throws if the endpoint requires one. */
  withoutKey?: (() => void) | undefined;
  /** Whether the endpoint is public: no key is sent. */
  open?: boolean | undefined;
  /** Throttle: resolves when a known quota allows another request (`waitForQuota`). */
  pace?: ((client: object, signal: AbortSignal | undefined) => Promise<void>) | undefined;
  /** Called when the call fails: releases the picture of the input if it has not been read. */
  release?: ((error: unknown) => void) | undefined;
  /** Maximum size of the response in bytes. Default 5 MB. */
  maxBytes?: number | undefined;
  /** Time limits unless the caller sets a timeout. */
  limits?: TimeLimits | undefined;
  /** Wraps or replaces the client's `send`; `custom` is true if the caller brought a `fetch`. */
  via?: ((send: Send, custom: boolean, call: RequestOptions) => Send) | undefined;
}

/** A validated request. */
export interface PreparedRequest {
  /** URL with its query. */
  url: string;
  method: string;
  /** Whether the request changes nothing: it may be repeated. */
  isRead: boolean;
  /** Headers, except for the key. */
  headers: Headers;
  /** Header with the key: added when the request is sent, after the caller's hooks. */
  key: HostAccess['header'];
  /** Body of a write. */
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
  const given = setHeaders(new Headers(), call.headers);
  setHeaders(headers, given);
  // A key of the call takes the place of that of the client; the picture service accepts both headers.
  const own = header && (given.get(header.name) || (host === 'pictures' && given.get('x-api-key')));
  const path = fillPath(request.path, request.params);
  const wired = wire(input, call);
  const sent = await wired;
  const fields = { ...input, ...sent } as Record<string, unknown>;
  const secrets = [
    ...keys,
    ...secretsIn(headers),
    ...Object.keys(rules).map((name) => rules[name]?.secret && fields[name]),
  ];
  const prepared = { method, isRead, headers, key: request.open || own ? undefined : header, secrets };
  if (isRead) return { ...prepared, url: requestUrl(baseUrl, path, sent) };
  // A thenable check, since pages replace `Promise` and async functions return the native one.
  const payload = 'then' in wired ? (sent as Payload) : undefined;
  const { body, type } = payload ?? toJson(sent);
  // The caller may state the type of JSON; an encoded body knows its own.
  if (payload || !headers.has('content-type')) headers.set('content-type', type);
  return { ...prepared, url: baseUrl + path, body };
}

function toJson(value: object): Payload {
  try {
    return { body: JSON.stringify(value), type: 'application/json' };
  } catch (cause) {
    throw new PixInvalidParameterError('input', 'input cannot be written as JSON.', { cause });
  }
}
