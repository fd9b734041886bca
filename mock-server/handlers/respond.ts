import type { Answer } from '../http/answer.ts';
import { commonHeaders, preflightHeaders } from '../http/cors.ts';
import { finishAnswer } from '../http/finish-answer.ts';
import type { Incoming } from '../http/incoming.ts';
import { Problem, quote } from '../http/problem.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import { readKey, unauthorized } from '../http/read-key.ts';
import type { ApiKey } from '../store/records.ts';
import type { Call, Operation, Platform } from './operation.ts';
import type { Route } from './router.ts';

/** Methods of a path nothing is known about; a preflight for it must pass, or pages see no 404 but a network error. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers a request to a path with these operations; whatever is thrown becomes an error body. Gaps: G2, G3, G4. */
export async function respond(platform: Platform, request: Incoming, route: Route): Promise<Answer> {
  const requestId = platform.nextRequestId();
  const answer = await answerRequest(platform, request, route).catch((error: unknown) => {
    if (!(error instanceof Problem)) platform.onFault?.(error, requestId);
    return problemAnswer(error, requestId);
  });
  return finishAnswer(request, answer, commonHeaders(requestId));
}

async function answerRequest(
  { store, baseUrl }: Platform,
  request: Incoming,
  { operations, params }: Route,
): Promise<Answer> {
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
    throw new Problem('method_not_allowed', `${quote(url.pathname)} answers ${allow} only.`, {
      headers: { Allow: allow },
    });
  }
  const call = { request, url, params, ...authenticate(store, operation, request) };
  const answer = await operation.answer(call);
  const { key } = call;
  if (key) noteUse(store, key);
  return answer;
}

/** The request is done by now: that its key cannot be marked as used must not make it look refused (S23). */
function noteUse(store: Platform['store'], key: ApiKey): void {
  try {
    store.write(() => store.accounts.touch(key, store.now()));
  } catch {
    // The disk is full, or the server is closing.
  }
}

/** The operation that answers a method; HEAD is answered by GET. */
export function operationOf(
  operations: readonly Operation<string>[],
  method: string,
): Operation<string> | undefined {
  const own = method === 'HEAD' ? 'GET' : method;
  return operations.find((candidate) => candidate.method === own);
}

function methodsOf(operations: readonly Operation<string>[]): readonly string[] {
  if (operations.length === 0) return API_METHODS;
  return [...operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'];
}

/** Whose key the request carries. A key that is sent to the API is checked, on public reads too. Gap: G2, Finer points. */
function authenticate(
  store: Platform['store'],
  { path }: Operation<string>,
  { headers }: Incoming,
): Pick<Call, 'caller' | 'key'> {
  const candidate = path.startsWith('/api/') ? readKey(headers) : undefined;
  if (candidate === undefined) return { caller: undefined, key: undefined };
  const found = store.accounts.ofKey(candidate);
  if (!found) throw unauthorized('The API key is not valid.');
  return { caller: found.user, key: found.key };
}
