import { Problem, quote } from './problem.ts';
import { redactSecrets } from './request-headers.ts';
import { respond, type Responder } from './responses.ts';

/**
 * Whether a `Host` header names this server: a loopback name, or the host of the base URL. Protects a local server
 * from DNS rebinding.
 */
// Gap: G8
// Fault: S24
export function isAllowedHost(host: string | undefined, baseUrl: string): boolean {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(hostname) || hostname === new URL(baseUrl).hostname;
}

/** Whether two URLs lead to the same server; all loopback names are equivalent. */
export function sameServer(a: URL, b: URL): boolean {
  return (
    a.port === b.port && (a.hostname === b.hostname || (isLoopback(a.hostname) && isLoopback(b.hostname)))
  );
}

/** Whether a host name is a loopback name. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}

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
const NO_ORIGIN = 'null';

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
function foreignOrigin(headers: HeaderReader, rules: OriginRules): string | undefined {
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
function withOriginHeaders(response: Response, requested: HeaderReader, rules: OriginRules): Response {
  // A simulated connection failure.
  if (response.type === 'error') return response;
  const { headers } = response;
  const origin = requested.get('Origin');
  const isNamed = headers.has(ALLOW_ORIGIN) && origin !== null && isAllowedOrigin(origin, rules);
  headers.delete(ALLOW_ORIGIN);
  headers.append('Vary', 'Origin');
  if (isNamed) headers.set(ALLOW_ORIGIN, origin);
  return response;
}

function isAllowedOrigin(origin: string, { baseUrl, allowed }: OriginRules): boolean {
  return allowed.includes(origin) || isOwnOrigin(origin, baseUrl);
}

/** Pages of foreign origins: they get public files alone. */

type Handler<Found> = (request: Request) => Promise<Found>;

/** Maximum number of origins whose refusal is reported. */
const MAX_REPORTED_ORIGINS = 20;

/** Parts of a server that protects pictures. */
export interface ProtectedParts extends Responder {
  rules: OriginRules;
  /** Serves a file that any page may load; `undefined` for other requests. */
  publicFile: Handler<Response | undefined>;
  /** Receives a line for the first refused request of each origin. */
  warn: (line: string) => void;
}

/** Wraps a handler: requests of foreign pages are refused, except for public files. */
export function protectFromForeignPages<Client>(
  handle: (request: Request, client: Client) => Promise<Response>,
  { rules, publicFile, warn, ...responder }: ProtectedParts,
): (request: Request, client: Client) => Promise<Response> {
  const reported = new Set<string>();
  return async (request, client) => {
    const { headers, method } = request;
    const origin = foreignOrigin(headers, rules);
    if (origin === undefined) return withOriginHeaders(await handle(request, client), headers, rules);
    const file = await publicFile(request);
    if (file) return file;
    const why = reasonFor(origin);
    if (!reported.has(origin) && reported.size < MAX_REPORTED_ORIGINS) {
      reported.add(origin);
      const { pathname, search } = new URL(request.url);
      warn(`Refused ${method} ${redactSecrets(pathname + search)}: ${why}`);
    }
    const refusal = await respond(responder, request, () => {
      throw new Problem('forbidden', `This server is ${rules.baseUrl}. ${why}`);
    });
    return withOriginHeaders(refusal, headers, rules);
  };
}

/** Why pages of an origin are refused, and the option that allows them. */
function reasonFor(origin: string): string {
  const isOption = origin === NO_ORIGIN || (URL.canParse(origin) && new URL(origin).origin === origin);
  const page =
    origin === NO_ORIGIN
      ? 'a page without an origin (a local file, a sandboxed frame, or a page with "Referrer-Policy: no-referrer")'
      : `a page of ${quote(origin)}`;
  const reason = `Only pages of this machine may see these pictures, and the request is from ${page}.`;
  return isOption ? `${reason} To allow such pages, start the server with --allow-origin ${origin}.` : reason;
}
