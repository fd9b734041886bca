import { formatValue } from './check.ts';
import { PixInvalidParameterError } from './errors.ts';

/**
 * Fills in the placeholders of a path.
 *
 * @throws PixInvalidParameterError for a value that would change the path, or is neither text nor an id.
 */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = params[name];
    const isId = Number.isSafeInteger(value) && (value as number) > 0;
    const text = isId || typeof value === 'string' ? String(value) : '';
    return segment(
      text,
      name,
      (...args) => new PixInvalidParameterError(...args),
      `, not ${formatValue(value)}`,
    );
  });

/**
 * Encodes one segment of a path.
 *
 * @param invalid Creates the error of a value that would change the path: empty, `.`, `..`, or with a lone surrogate.
 * @param shown End of its message, which may show the value.
 */
export function segment(
  value: string,
  name: string,
  invalid: (name: string, message: string) => Error,
  shown = '',
): string {
  try {
    const text = encodeURIComponent(value);
    if (!/^\.{0,2}$/.test(text)) return text;
  } catch {
    // A lone surrogate: refused below.
  }
  throw invalid(name, `${name} must be a name or an id${shown}.`);
}

/**
 * Builds the URL of a request. Parameters that are `undefined`, `null` or `''` are left out. The others are sorted, so that equal
 * requests have equal URLs.
 *
 * @param baseUrl Without a trailing slash, a query or a fragment.
 * @param path With a leading slash; its segments are encoded already.
 */
export function requestUrl(baseUrl: string, path: string, query: object): string {
  const url = new URL(baseUrl + path);
  for (const [name, value] of Object.entries(query)) {
    if (value != null && value !== '') url.searchParams.set(name, String(value));
  }
  url.searchParams.sort();
  return url.href;
}
