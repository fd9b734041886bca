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
  const { origin, pathname } = new URL(baseUrl);
  return origin + pathname.replace(/\/+$/, '');
}
