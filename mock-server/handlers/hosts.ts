import { Problem, quote } from '../http/problem.ts';

/** Hosts of the platform. By default, each companion host is a path prefix below the picture service. */
// Gap: G6
export const HOST_NAMES = [
  'pictures',
  'platform',
  'messaging',
  'payments',
  'crawler',
  'lexicon',
  'wallet',
] as const;

/** Name of a host. */
export type HostName = (typeof HOST_NAMES)[number];

/** Base URLs of all hosts, without trailing slash. */
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

/** All hosts with their base URLs, longest first: a companion host precedes the picture service that contains it. */
export function hostEntries(hosts: Record<HostName, string>): [host: HostName, base: string][] {
  return HOST_NAMES.map((host): [HostName, string] => [host, hosts[host]]).sort(
    ([, a], [, b]) => b.length - a.length,
  );
}

/** Normalizes a base URL for comparison: no trailing slash, lower-case host, no default port. */
export function normalizeBaseUrl(baseUrl: string): string {
  const fault = baseUrlFault(baseUrl);
  if (fault !== undefined) throw new Problem('invalid_parameter', `A base URL ${fault}.`);
  const { origin, pathname } = new URL(baseUrl);
  return origin + (/^(?:.*[^/])?/.exec(pathname)?.[0] ?? '');
}

/** Reason why a string is not a valid base URL; `undefined` if it is valid. */
export function baseUrlFault(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
  if (isPlain && /^https?:$/.test(url.protocol)) return undefined;
  return `must be an http or https address without query, such as https://pix.example.org, not ${quote(text)}`;
}
