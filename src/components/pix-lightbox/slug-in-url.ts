/** The URL parameter that the option `history` names, if any. */
export const urlParameter = (history: string | undefined): string | undefined =>
  history && /^[?#]/.test(history) ? history : undefined;

/** URL component that holds the parameter: the query for `?name`, the fragment for `#name`. All other components are kept. */
const componentOf = (name: string) => (name.startsWith('#') ? 'hash' : 'search');

const pairsOf = (url: URL, name: string) => url[componentOf(name)].slice(1).split('&').filter(Boolean);

const prefixOf = (name: string) => `${encodeURIComponent(name.slice(1))}=`;

/** A slug of a record in the form that it has in URLs; `undefined` if there is none, or one that no URL can hold. */
export function encodeSlug(slug: unknown): string | undefined {
  try {
    return typeof slug === 'string' && slug ? encodeURIComponent(slug) : undefined;
  } catch {
    // A lone surrogate.
    return undefined;
  }
}

/** The slug that a URL names, if any. */
export function slugIn(name: string, address: string): string | undefined {
  const prefix = prefixOf(name);
  const pair = pairsOf(new URL(address), name).find((text) => text.startsWith(prefix));
  try {
    return pair ? decodeURIComponent(pair.slice(prefix.length).replace(/\+/g, ' ')) || undefined : undefined;
  } catch {
    return undefined;
  }
}

/** A copy of the URL with another slug, or with none. */
export function withSlug(name: string, slug: string | undefined, address: string): string {
  const url = new URL(address);
  const prefix = prefixOf(name);
  const pairs = pairsOf(url, name).filter((text) => !text.startsWith(prefix));
  const encoded = encodeSlug(slug);
  if (encoded) pairs.push(prefix + encoded);
  url[componentOf(name)] = pairs.join('&');
  return url.href;
}
