import type { MockResponse } from '../http/mock-response.ts';
import { commonHeaders, preflightHeaders } from '../http/cors.ts';
import { finishResponse } from '../http/finish-response.ts';
import type { IncomingRequest } from '../http/incoming-request.ts';
import { Problem, quote } from '../http/problem.ts';
import { problemResponse } from '../http/problem-response.ts';
import { readKey, unauthorized } from '../http/read-key.ts';
import type { RequestContext, AppContext, Endpoint } from './operation.ts';
import type { Route } from './router.ts';

/** Methods allowed for unknown paths: their preflight must pass, or pages would see a network error in place of the 404. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Responds to a routed request; errors become error bodies. */
// Gap: G2, G3, G4
export async function respond(
  app: AppContext,
  request: IncomingRequest,
  route: Route,
): Promise<MockResponse> {
  const requestId = app.nextRequestId();
  const response = await runOperation(app, request, route).catch((error: unknown) => {
    if (!(error instanceof Problem)) app.onFault?.(error, requestId);
    return problemResponse(error, requestId);
  });
  return finishResponse(request, response, commonHeaders(requestId));
}

async function runOperation(
  { store, baseUrl }: AppContext,
  request: IncomingRequest,
  { operations, params }: Route,
): Promise<MockResponse> {
  if (request.method === 'OPTIONS') {
    return { status: 204, headers: preflightHeaders(methodsOf(operations)), body: undefined };
  }
  const { url } = request;
  if (operations.length === 0) {
    const place = `There is nothing at ${quote(url.pathname)}; this is ${baseUrl}.`;
    throw new Problem('not_found', place);
  }
  const operation = operationOf(operations, request.method);
  if (!operation) {
    const allow = methodsOf(operations).join(', ');
    throw new Problem('method_not_allowed', `${quote(url.pathname)} supports ${allow} only.`, {
      headers: { Allow: allow },
    });
  }
  const context = { request, url, params, ...authenticate(store, operation, request) };
  const response = await operation.handle(context);
  const { key } = context;
  if (key) store.countWith(() => store.accounts.touch(key, store.now()));
  return response;
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
  store: AppContext['store'],
  { path }: Endpoint,
  { headers }: IncomingRequest,
): Pick<RequestContext, 'caller' | 'key'> {
  const candidate = path.startsWith('/api/') ? readKey(headers) : undefined;
  if (candidate === undefined) return { caller: undefined, key: undefined };
  const found = store.accounts.ofKey(candidate);
  if (!found) throw unauthorized('The API key is not valid.');
  return { caller: found.user, key: found.key };
}
