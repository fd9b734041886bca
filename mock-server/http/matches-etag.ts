/**
 * Whether an `If-None-Match` header names the entity tag: `*`, one tag or a list; weak comparison (RFC 9110, 13.1.2).
 * What is no list of entity tags matches nothing.
 */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === opaque);
}
