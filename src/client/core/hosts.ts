import { formatValue, ownProperties } from './check.ts';
import { PixInvalidParameterError } from './errors.ts';

/** Host of a companion service; the picture service is at `baseUrl`. */
export type CompanionHost = 'platform' | 'messaging' | 'payments' | 'crawler' | 'lexicon' | 'wallet';

/** A host of the platform. */
export type Host = 'pictures' | CompanionHost;

/**
 * Header that carries the key of each host; empty if the key is a `user_token` in the body. The picture service accepts
 * both headers; `authorization` is used because no engine forwards it to another origin.
 */
const KEY_HEADERS: Record<Host, 'authorization' | 'x-api-key' | ''> = {
  pictures: 'authorization',
  platform: 'x-api-key',
  messaging: 'authorization',
  crawler: 'x-api-key',
  lexicon: 'x-api-key',
  payments: '',
  wallet: '',
};

/** Option that holds the key of a host. */
export const keyOptionOf = (host: Host = 'pictures'): string =>
  host === 'pictures' ? 'apiKey' : `keys.${host}`;

/** Base URL and credentials of a host. */
export interface HostAccess {
  baseUrl: string;
  /** Header with the key. */
  header?: { name: string; value: string } | undefined;
  /** Merchant's `user_token`, sent in the body. */
  userToken?: string | undefined;
}

/** Options with the base URLs and keys of the hosts. */
export interface HostOptions {
  baseUrl: string;
  apiKey?: string | undefined;
  hosts?: Partial<Record<CompanionHost, string | undefined>> | undefined;
  keys?: Partial<Record<CompanionHost, string | undefined>> | undefined;
  dangerouslyAllowKeyInBrowser?: boolean | undefined;
}

/**
 * Resolves base URL and key of each host: `apiKey` goes to the picture service only, each of `keys` to its own host only.
 *
 * @throws PixInvalidParameterError for an invalid URL or key, or for a key in a page.
 */
export function readHosts(options: HostOptions): (host: Host) => HostAccess {
  const hosts: Readonly<Record<string, unknown>> = ownProperties(options.hosts, 'hosts');
  const keys: Readonly<Record<string, unknown>> = ownProperties(options.keys, 'keys');
  const base = readBaseUrl(options.baseUrl, 'baseUrl');
  const [, ...names] = Object.keys(KEY_HEADERS);
  for (const name of Object.keys({ ...hosts, ...keys })) {
    const field = `${name in keys ? 'keys' : 'hosts'}.${name}`;
    if (!names.includes(name))
      throw new PixInvalidParameterError(field, `${field} must name one of ${names.join(', ')}.`);
  }
  const access = (host: Host): HostAccess => {
    const [key, url] =
      host === 'pictures'
        ? [options.apiKey, base]
        : [
            keys[host],
            hosts[host] === undefined ? `${base}/${host}` : readBaseUrl(hosts[host], `hosts.${host}`),
          ];
    const name = KEY_HEADERS[host];
    if (key === undefined) return { baseUrl: url };
    checkKey(key, keyOptionOf(host), options.dangerouslyAllowKeyInBrowser);
    if (!name) return { baseUrl: url, userToken: key };
    return { baseUrl: url, header: { name, value: name === 'x-api-key' ? key : `Bearer ${key}` } };
  };
  const all = new Map((Object.keys(KEY_HEADERS) as Host[]).map((host) => [host, access(host)]));
  return (host) => all.get(host) as HostAccess;
}

/** Whether the code runs in a browser, in a page or a worker; only browsers have such a user agent. */
export const isBrowser = (): boolean =>
  /^Mozilla\//.test((globalThis.navigator as Navigator | undefined)?.userAgent ?? '');

/**
 * Validates a key without quoting it.
 *
 * @throws PixInvalidParameterError
 */
function checkKey(key: unknown, field: string, allowed: boolean | undefined): asserts key is string {
  if (typeof key !== 'string' || !/^[!-~]+$/.test(key) || /^(undefined|null)$/.test(key))
    throw new PixInvalidParameterError(field, `${field} must be a key of ASCII characters without spaces.`);
  refuseKeyInBrowser(field, allowed);
}

/**
 * Refuses a secret in a browser unless `dangerouslyAllowKeyInBrowser` is set.
 *
 * @throws PixInvalidParameterError
 */
export function refuseKeyInBrowser(field: string, allowed: boolean | undefined): void {
  if (!allowed && isBrowser())
    throw new PixInvalidParameterError(
      field,
      `${field} would be readable by every visitor. Use it on a server, or set dangerouslyAllowKeyInBrowser: true if ` +
        'only its owner can open this page.',
    );
}

/** Normalizes a base URL: without the root of the API and a trailing slash. */
function readBaseUrl(value: unknown, field: string): string {
  try {
    const url = new URL(value as string);
    if (/^https?:$/.test(url.protocol) && !(url.username + url.password + url.search + url.hash))
      return url.origin + (/^(?:.*[^/])?/.exec(url.pathname)?.[0] ?? '').replace(/\/api\/v1$/, '');
  } catch {
    // Refused below.
  }
  // Credentials and keys do not belong into a log.
  const shown = /[@?#]/.test(String(value)) ? 'one that has them' : formatValue(value);
  throw new PixInvalidParameterError(
    field,
    `${field} must be an absolute http or https URL without credentials, query or fragment, such as "https://pix.example", not ${shown}.`,
  );
}

/** Headers that may carry a secret. */
const SECRET_HEADERS = ['authorization', 'proxy-authorization', 'x-api-key', 'cookie'];

/** Names of the secret headers that are present. */
export const secretHeadersIn = (headers: Headers): string[] =>
  SECRET_HEADERS.filter((name) => headers.has(name));

/** Headers without those that may carry a secret. */
export function withoutSecrets(headers: Headers): Headers {
  const others = new Headers(headers);
  for (const name of SECRET_HEADERS) others.delete(name);
  return others;
}

/** Values of secret headers, to be redacted. */
export const secretsIn = (headers: Headers): (string | undefined)[] =>
  SECRET_HEADERS.map((name) => headers.get(name)?.replace(/^B(earer|asic) /i, ''));

/**
 * Sets the caller's headers; `undefined` and `null` are left out.
 *
 * @throws PixInvalidParameterError when `more` is not a set of headers, or a header is invalid. Neither the message nor
 *   the cause holds a value.
 */
export function setHeaders(
  headers: Headers,
  more: Headers | Readonly<Record<string, string | undefined>> | undefined,
): Headers {
  const own = ownProperties(more, 'headers');
  // Headers, also those of another realm, or a Map.
  const entries: Iterable<[string, string | undefined]> =
    more && Symbol.iterator in more ? (more as Headers) : Object.entries(own);
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
