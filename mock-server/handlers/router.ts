import { preflightHeaders } from '../http/cors.ts';
import { Problem, quote } from '../http/problem.ts';
import { readKey, unauthorized } from '../http/request-headers.ts';
import { respond } from '../http/responses.ts';
import { groupBy } from '../internal/collections.ts';
import { type AppContext, type Endpoint, hostEntries, type RequestContext } from './operation.ts';

/** Operations of a path, and the values of its `{name}` segments. */
export interface Route {
  operations: readonly Endpoint[];
  params: PathParams;
}

/** Route of unknown paths. */
export const NOWHERE: Route = { operations: [], params: {} };

/** Finds the route of a URL; `undefined` for URLs outside the platform. */
export type Router = (url: URL) => Route | undefined;

/** Creates a router by host and path. Below an API root, every path belongs to the platform, unknown ones as 404. */
export function createRouter(hosts: AppContext['hosts'], operations: readonly Endpoint[]): Router {
  const entries = hostEntries(hosts).map(([host, base]) => ({
    base,
    host,
    templates: templatesOf(operations.filter((entry) => entry.host === host)),
  }));
  return (url) => {
    const full = url.origin + url.pathname;
    const entry = entries.find(({ base }) => full.startsWith(`${base}/`));
    if (!entry) return undefined;
    const path = full.slice(entry.base.length);
    const segments = path.split('/');
    for (const template of entry.templates.get(segments.length) ?? []) {
      const params = template.match(segments);
      if (params) return { operations: template.operations, params };
    }
    const isOwn = entry.host !== 'pictures' || path.startsWith('/api/');
    return isOwn ? NOWHERE : undefined;
  };
}

/** Path templates with their operations, grouped by number of segments. */
function templatesOf(operations: readonly Endpoint[]) {
  const templates = [...groupBy(operations, ({ path }) => path)].map(([path, own]) => ({
    length: path.split('/').length,
    match: pathMatcher(path),
    operations: own,
  }));
  return groupBy(templates, ({ length }) => length);
}

/** Values of the `{name}` segments of a path template. */
type PathParams = Record<string, string>;

/**
 * Creates a matcher for a path template such as `/api/v1/images/{slug_or_id}`. It takes paths split at slashes, with as
 * many segments as the template has, and decodes each segment: `%63hunks` is `chunks` (RFC 3986, 6.2.2.2). A path that cannot
 * be decoded does not match.
 */
function pathMatcher(template: string): (segments: readonly string[]) => PathParams | undefined {
  const wanted = template.split('/').map((text) => ({ text, name: /^\{(\w+)\}$/.exec(text)?.[1] }));
  return (segments) => {
    const params: PathParams = {};
    for (const [at, { text, name }] of wanted.entries()) {
      const value = segments[at] ?? '';
      if (name === undefined) {
        if (value !== text && decode(value) !== text) return undefined;
      } else {
        const decoded = decode(value);
        if (!decoded) return undefined;
        params[name] = decoded;
      }
    }
    return params;
  };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Methods allowed for unknown paths: their preflight must pass, or pages would see a network error in place of the 404. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A request before it is routed: its URL, and the address that it comes from. */
export type Incoming = Pick<RequestContext, 'request' | 'url' | 'address'>;

/** Runs the operation of a request. Throws 404 and 405 for a request that has none. */
export async function runOperation(
  app: AppContext,
  { request, url, address }: Incoming,
  { operations, params }: Route,
): Promise<Response> {
  const allow = methodsOf(operations);
  if (request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: preflightHeaders(allow) });
  if (operations.length === 0)
    throw new Problem('not_found', `There is nothing at ${quote(url.pathname)}; this is ${app.baseUrl}.`);
  const operation = operationOf(operations, request.method);
  if (!operation) {
    const headers = { Allow: allow.join(', ') };
    throw new Problem('method_not_allowed', `${quote(url.pathname)} supports ${headers.Allow} only.`, {
      headers,
    });
  }
  const { store } = app;
  const context = { request, url, address, params, ...authenticate(store, operation, request) };
  const response = await operation.handle(app, context);
  const { key } = context;
  if (key) store.countWith(() => store.accounts.touch(key, store.now()));
  return response;
}

/** Responds to a URL that is not the platform's. */
export function respondToUnknown(app: AppContext, request: Request): Promise<Response> {
  const incoming = { request, url: new URL(request.url), address: '' };
  return respond(app, request, () => runOperation(app, incoming, NOWHERE));
}

/** The operation for a method; HEAD uses GET's. */
export function operationOf(operations: readonly Endpoint[], method: string): Endpoint | undefined {
  const own = method === 'HEAD' ? 'GET' : method;
  return operations.find((candidate) => candidate.method === own);
}

function methodsOf(operations: readonly Endpoint[]): readonly string[] {
  if (operations.length === 0) return API_METHODS;
  return [...operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'];
}

/** Authenticates a request by its API key. A key is checked even on public reads. */
// Gap: G2
function authenticate(
  { accounts }: AppContext['store'],
  { path }: Endpoint,
  { headers }: Request,
): Pick<RequestContext, 'caller' | 'key'> {
  const candidate = path.startsWith('/api/') ? readKey(headers) : undefined;
  if (candidate === undefined) return { caller: undefined, key: undefined };
  const found = accounts.ofKey(candidate);
  if (!found) throw unauthorized('The API key is not valid.');
  return { caller: found.user, key: found.key };
}
