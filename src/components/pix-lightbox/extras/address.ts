/**
 * The part of an address that names a picture: a parameter of the query (`?name`) or of the fragment (`#name`). Everything
 * else in the address stays as it is written.
 */
const partOf = (name: string) => (name.startsWith('#') ? 'hash' : 'search');

const pairsOf = (url: URL, name: string) => url[partOf(name)].slice(1).split('&').filter(Boolean);

const keyOf = (name: string) => `${encodeURIComponent(name.slice(1))}=`;

/** The slug that an address names. */
export function slugIn(name: string, address: string): string | undefined {
  const key = keyOf(name);
  const pair = pairsOf(new URL(address), name).find((text) => text.startsWith(key));
  try {
    return pair ? decodeURIComponent(pair.slice(key.length).replace(/\+/g, ' ')) || undefined : undefined;
  } catch {
    return undefined;
  }
}

/** The address with another slug, or without one. */
export function withSlug(name: string, slug: string | undefined, address: string): string {
  const url = new URL(address);
  const key = keyOf(name);
  const pairs = pairsOf(url, name).filter((text) => !text.startsWith(key));
  if (slug) pairs.push(key + encodeURIComponent(slug));
  url[partOf(name)] = pairs.join('&');
  return url.href;
}
