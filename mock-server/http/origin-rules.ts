import { isLoopback } from './allowed-host.ts';
import type { MockResponse } from './mock-response.ts';

type HeaderReader = Pick<Headers, 'get'>;

/** Origins whose pages may call the server. */
export interface OriginRules {
  /** Base URL of the server; pages of that origin are its own. */
  baseUrl: string;
  /** Additional allowed origins; pages of this machine are always allowed. */
  allowed: readonly string[];
}

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin';

/** Origin of a page that has none: a local file, a sandboxed frame, a page that sends no `Referer`. */
export const NO_ORIGIN = 'null';

/** Whether an origin is that of the base URL or of a page of this machine. `null` is neither, since any page can have it. */
export function isOwnOrigin(origin: string, baseUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (url.origin !== origin) return false;
  return (
    url.origin === new URL(baseUrl).origin || (/^https?:$/.test(url.protocol) && isLoopback(url.hostname))
  );
}

/**
 * The origin of the foreign page that sends a request; `undefined` for requests of allowed pages and other programs.
 * Browsers send `Origin` except for embedded resources and navigation. For embedded resources, `Referer` contains the
 * origin; without it, they count as `null`. Other programs send neither.
 */
export function foreignOrigin(headers: HeaderReader, rules: OriginRules): string | undefined {
  const origin = headers.get('Origin') ?? embeddingOrigin(headers);
  return origin === undefined || isAllowedOrigin(origin, rules) ? undefined : origin;
}

/** The origin of the page that embeds the requested resource on another site. */
function embeddingOrigin(headers: HeaderReader): string | undefined {
  const isEmbedded =
    headers.get('Sec-Fetch-Site') === 'cross-site' && headers.get('Sec-Fetch-Mode') !== 'navigate';
  if (!isEmbedded) return undefined;
  const page = headers.get('Referer') ?? '';
  return URL.canParse(page) ? new URL(page).origin : NO_ORIGIN;
}

/**
 * Allows only the requesting origin to read the response: with `*`, a foreign page could read from the browser's cache
 * what it has embedded before.
 */
export function withOriginHeaders(
  response: MockResponse,
  headers: HeaderReader,
  rules: OriginRules,
): MockResponse {
  const { [ALLOW_ORIGIN]: everyone, Vary, ...others } = response.headers;
  const origin = headers.get('Origin');
  const isNamed = everyone !== undefined && origin !== null && isAllowedOrigin(origin, rules);
  return {
    ...response,
    headers: {
      ...others,
      Vary: Vary === undefined ? 'Origin' : `${Vary}, Origin`,
      ...(isNamed && { [ALLOW_ORIGIN]: origin }),
    },
  };
}

function isAllowedOrigin(origin: string, { baseUrl, allowed }: OriginRules): boolean {
  return allowed.includes(origin) || isOwnOrigin(origin, baseUrl);
}
