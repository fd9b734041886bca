/** URL component that holds the parameter: the query for `?name`, the fragment for `#name`. All other components are kept. */
const componentOf = (name: string) => (name.startsWith('#') ? 'hash' : 'search');

const pairsOf = (url: URL, name: string) => url[componentOf(name)].slice(1).split('&').filter(Boolean);

const keyOf = (name: string) => `${encodeURIComponent(name.slice(1))}=`;

/** The slug that a URL names, if any. */
export function slugIn(name: string, address: string): string | undefined {
  const key = keyOf(name);
  const [pair] = pairsOf(new URL(address), name).filter((text) => text.startsWith(key));
  try {
    return pair ? decodeURIComponent(pair.slice(key.length).replace(/\+/g, ' ')) || undefined : undefined;
  } catch {
    return undefined;
  }
}

/** A copy of the URL with another slug, or with none. */
export function withSlug(name: string, slug: string | undefined, address: string): string {
  const url = new URL(address);
  const key = keyOf(name);
  const pairs = pairsOf(url, name).filter((text) => !text.startsWith(key));
  if (slug) pairs.push(key + encodeURIComponent(slug));
  url[componentOf(name)] = pairs.join('&');
  return url.href;
}
