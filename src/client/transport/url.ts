/**
 * Sets query parameters; `undefined`, `null` and `''` are left out. The parameters are sorted, so that equal requests
 * have equal URLs.
 */
export function setQuery(params: URLSearchParams, query: object): URLSearchParams {
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') params.set(name, String(value));
  }
  params.sort();
  return params;
}

/**
 * Builds the URL of a request.
 *
 * @param baseUrl Without a trailing slash, a query or a fragment.
 * @param path With a leading slash; its segments are encoded already.
 */
export function requestUrl(baseUrl: string, path: string, query: object): string {
  const url = new URL(baseUrl + path);
  setQuery(url.searchParams, query);
  return url.href;
}
