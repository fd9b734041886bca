import { Problem, quote } from '../http/problem.ts';

/** The hosts of the platform. Each companion host is a path prefix of the picture service unless told otherwise. Gap: G6. */
export const HOST_NAMES = [
  'pictures',
  'platform',
  'messaging',
  'payments',
  'crawler',
  'lexicon',
  'wallet',
] as const;

/** One of the hosts. */
export type HostName = (typeof HOST_NAMES)[number];

/** Base URLs of all hosts, without a slash at the end. */
export function hostUrls(
  baseUrl: string,
  own: Partial<Record<HostName, string>> = {},
): Record<HostName, string> {
  const root = normalizeBaseUrl(baseUrl);
  const urls = HOST_NAMES.map((name) => {
    const address = own[name] ?? (name === 'pictures' ? root : `${root}/${name}`);
    return [name, normalizeBaseUrl(address)] as const;
  });
  return Object.fromEntries(urls) as Record<HostName, string>;
}

/** A base URL as URLs are compared with: no slash at the end, host in lower case, no default port. */
export function normalizeBaseUrl(baseUrl: string): string {
  const fault = baseUrlFault(baseUrl);
  if (fault !== undefined) throw new Problem('invalid_parameter', `A base URL ${fault}.`);
  const { origin, pathname } = new URL(baseUrl);
  return origin + pathname.replace(/\/+$/, '');
}

/** Why a text cannot be a base URL, if so. */
export function baseUrlFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain && /^https?:$/.test(url.protocol)) return undefined;
  return `must be an http or https address without query, such as https://pix.example.org, not ${quote(text)}`;
}
