/**
 * An absolute http(s) URL that may be shown or loaded, or `undefined` (P6): no other scheme, no credentials.
 * On an https page http becomes https, as browsers do for pictures.
 */
export function safeUrl(value: unknown): string | undefined {
  try {
    const url = new URL(String(value));
    if (url.username || url.password || !/^https?:$/.test(url.protocol)) return undefined;
    if (location.protocol === 'https:') url.protocol = 'https:';
    return url.href;
  } catch {
    return undefined;
  }
}
