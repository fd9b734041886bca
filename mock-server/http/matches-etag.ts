/** A list of entity tags; lists may have empty elements (RFC 9110, 5.6.1). */
const LIST = /^(?:\s*(?:(?:W\/)?"[^"]*"\s*)?(?:,|$))+$/;

/**
 * Whether an `If-None-Match` header matches the entity tag: `*`, one tag or a list; weak comparison (RFC 9110, 13.1.2).
 * A malformed header matches nothing.
 */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  if (!LIST.test(ifNoneMatch)) return false;
  const opaque = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === opaque);
}
