/**
 * Builds the URL of a request.
 *
 * @param baseUrl Without a trailing slash, a query or a fragment.
 * @param path With a leading slash; its segments are encoded already.
 * @param query Query parameters; `undefined`, `null` and `''` are left out.
 */
export function requestUrl(baseUrl: string, path: string, query: object = {}): string {
  const url = new URL(baseUrl + path);
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') url.searchParams.set(name, String(value));
  }
  // Sorted, so that equal requests have equal URLs.
  url.searchParams.sort();
  return url.href;
}
