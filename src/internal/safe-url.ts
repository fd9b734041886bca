/**
 * Normalized absolute URL if it is safe to link to or load: http(s) without credentials, and on an https page https only;
 * `undefined` otherwise. URLs of the service itself have been upgraded to https before.
 *
 * @param base Base of relative URLs, which are unsafe without it.
 */
export function safeUrl(value: unknown, base?: string): string | undefined {
  // Most invalid values are missing ones, and errors are slow.
  if (typeof value !== 'string') return undefined;
  try {
    const url = new URL(value, base);
    const isAllowed = globalThis.location?.protocol === 'https:' ? /^https:$/ : /^https?:$/;
    return isAllowed.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
  } catch {
    return undefined;
  }
}
