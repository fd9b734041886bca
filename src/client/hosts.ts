import { PixInvalidParameterError } from './errors.ts';
import { own, show } from './own.ts';

/** A companion service with a host of its own; the picture service is at `baseUrl`. */
export type CompanionHost = 'platform' | 'messaging' | 'payments' | 'crawler' | 'lexicon' | 'wallet';

/** A host of the platform. */
export type Host = 'pictures' | CompanionHost;

/**
 * Header that carries a host's key (platform document, Authentication); the last two have a `user_token` in the body.
 * Where the picture service takes either, it is Bearer: no engine forwards that one to another origin.
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

/** Where a host is, and what proves who asks there. */
export interface HostAccess {
  baseUrl: string;
  /** The key as a header. */
  header?: { name: string; value: string } | undefined;
  /** The key as a merchant's `user_token`. */
  userToken?: string | undefined;
}

/** What says where the hosts are and which keys they take. */
export interface HostOptions {
  baseUrl: string;
  apiKey?: string | undefined;
  hosts?: Partial<Record<CompanionHost, string | undefined>> | undefined;
  keys?: Partial<Record<CompanionHost, string | undefined>> | undefined;
  dangerouslyAllowKeyInBrowser?: boolean | undefined;
}

/**
 * Reads where each host is and which key it takes: `apiKey` the picture service alone, each of `keys` its own host alone.
 *
 * @throws PixInvalidParameterError for an address that is none, a key that cannot be one, or a key in a page.
 */
export function readHosts(options: HostOptions): (host: Host) => HostAccess {
  const hosts: Readonly<Record<string, unknown>> = own(options.hosts, 'hosts');
  const keys: Readonly<Record<string, unknown>> = own(options.keys, 'keys');
  const base = readBaseUrl(options.baseUrl, 'baseUrl');
  for (const name of Object.keys({ ...hosts, ...keys })) {
    if (name === 'pictures' || !Object.hasOwn(KEY_HEADERS, name))
      throw new PixInvalidParameterError(name, `There is no companion host ${show(name)}.`);
  }
  const access = (host: Host): HostAccess => {
    const [field, key, url] =
      host === 'pictures'
        ? ['apiKey', options.apiKey, base]
        : [
            `keys.${host}`,
            keys[host],
            hosts[host] === undefined ? `${base}/${host}` : readBaseUrl(hosts[host], `hosts.${host}`),
          ];
    const name = KEY_HEADERS[host];
    if (key === undefined) return { baseUrl: url };
    checkKey(key, field, options.dangerouslyAllowKeyInBrowser);
    if (!name) return { baseUrl: url, userToken: key };
    return { baseUrl: url, header: { name, value: name === 'x-api-key' ? key : `Bearer ${key}` } };
  };
  const all = new Map((Object.keys(KEY_HEADERS) as Host[]).map((host) => [host, access(host)]));
  return (host) => all.get(host) as HostAccess;
}

/** Whether the code runs in a page or in a worker of one: browsers alone say so. */
export const inBrowser = (): boolean =>
  /^Mozilla\//.test((globalThis.navigator as Navigator | undefined)?.userAgent ?? '');

/**
 * Refuses what cannot be a key, without showing it (U5).
 *
 * @throws PixInvalidParameterError
 */
function checkKey(key: unknown, field: string, allowed: boolean | undefined): asserts key is string {
  if (typeof key !== 'string' || !/^[!-~]+$/.test(key) || /^(undefined|null)$/.test(key))
    throw new PixInvalidParameterError(field, `${field} must be a key: ASCII without spaces.`);
  checkPlace(field, allowed);
}

/**
 * Refuses a key, or what is as good as one, in a page whose author has not said that they know (P8).
 *
 * @throws PixInvalidParameterError
 */
export function checkPlace(field: string, allowed: boolean | undefined): void {
  if (!allowed && inBrowser())
    throw new PixInvalidParameterError(
      field,
      `${field} would be readable by every visitor. Ask from a server; if this page is for the key's owner alone, ` +
        'say dangerouslyAllowKeyInBrowser: true.',
    );
}

/** Drops a trailing slash, query and fragment (U6). */
function readBaseUrl(value: unknown, field: string): string {
  try {
    const url = new URL(value as string);
    if (/^https?:$/.test(url.protocol) && !url.username && !url.password)
      return url.origin + url.pathname.replace(/\/+$/, '');
  } catch {
    // Said below.
  }
  throw new PixInvalidParameterError(
    field,
    `${field} must be an absolute http(s) address, without a password.`,
  );
}
