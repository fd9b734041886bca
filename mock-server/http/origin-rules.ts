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
 * Whether a request comes from a page of a foreign origin. Browsers send `Origin` except for embedded resources and
 * navigation; for embedded resources, `Referer` contains the origin. Other programs send neither and are allowed.
 */
export function isForeign(headers: HeaderReader, rules: OriginRules): boolean {
  const origin = headers.get('Origin');
  if (origin !== null) return !isAllowedOrigin(origin, rules);
  const isEmbedded =
    headers.get('Sec-Fetch-Site') === 'cross-site' && headers.get('Sec-Fetch-Mode') !== 'navigate';
  if (!isEmbedded) return false;
  const page = headers.get('Referer') ?? '';
  return !URL.canParse(page) || !isAllowedOrigin(new URL(page).origin, rules);
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
