import { HTTP_URL_PATTERN, HTTPS_URL_PATTERN, MAX_URL } from '../../../src/contract/limits.ts';
import type { BodyReader } from '../../http/fields.ts';

/** Kind of URL that a field accepts. */
export type UrlKind = 'http' | 'https';

const kinds = {
  http: {
    pattern: HTTP_URL_PATTERN,
    expected: `an http:// or https:// URL of at most ${MAX_URL} characters`,
  },
  https: { pattern: HTTPS_URL_PATTERN, expected: `an https:// URL of at most ${MAX_URL} characters` },
} as const;

/**
 * Reads an absolute URL from a body; `undefined` if missing or invalid. Its `href` is ASCII without line breaks, safe
 * in a header. The URL is never fetched.
 */
// Fault: S25
export function readUrl(body: BodyReader, name: string, kind: UrlKind = 'http'): URL | undefined {
  const text = body.text(name, { max: MAX_URL, ...kinds[kind] });
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return body.addFault(name, 'must be a valid URL, such as https://example.org/page');
  if (url.href.length <= MAX_URL) return url;
  return body.addFault(name, `must be ${MAX_URL} characters at most, its special ones percent-encoded`);
}

/** Reads a required http or https URL. */
export function requiredUrl(body: BodyReader, name: string): URL | undefined {
  if (!body.has(name)) return body.addFault(name, 'must be given');
  return readUrl(body, name);
}
