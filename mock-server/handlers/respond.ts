import type { Answer } from '../http/answer.ts';
import { corsHeaders, preflightHeaders } from '../http/cors.ts';
import type { PathParams } from '../http/match-path.ts';
import { Problem, quote } from '../http/problem.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import { readKey, unauthorized } from '../http/read-key.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { User } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Operation, Platform } from './operation.ts';

/** Methods of a path nothing is known about; a preflight for it must pass, or pages see no 404 but a network error. */
const API_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers a request to a path with these operations; whatever is thrown becomes an error body. Gaps: G2, G3, G4. */
export async function respond(
  platform: Platform,
  operations: readonly Operation[],
  request: Request,
  params: PathParams,
): Promise<Response> {
  const requestId = platform.nextRequestId();
  const common = { ...corsHeaders, 'X-Request-Id': requestId };
  const answer = await answerRequest(platform, operations, request, params).catch((error: unknown) =>
    problemAnswer(error, requestId),
  );
  return sendAnswer(request, answer, common);
}

async function answerRequest(
  platform: Platform,
  operations: readonly Operation[],
  request: Request,
  params: PathParams,
): Promise<Answer> {
  const methods = operations.length > 0 ? methodsOf(operations) : API_METHODS;
  if (request.method === 'OPTIONS') {
    return { status: 204, headers: preflightHeaders(methods), body: undefined };
  }
  const url = new URL(request.url);
  if (operations.length === 0) throw new Problem('not_found', `There is nothing at ${quote(url.pathname)}.`);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const operation = operations.find((candidate) => candidate.method === method);
  if (!operation) {
    const allow = methods.join(', ');
    throw new Problem('method_not_allowed', `${quote(url.pathname)} answers ${allow} only.`, {
      headers: { Allow: allow },
    });
  }
  const caller = operation.path.startsWith('/api/')
    ? authenticate(platform.store, request.headers)
    : undefined;
  return operation.answer({ request, url, params, caller });
}

function methodsOf(operations: readonly Operation[]): string[] {
  return [...operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'];
}

/** Whose key the request carries. A key that is sent is checked, on public reads too. Gap: G2, Finer points. */
function authenticate(store: Store, headers: Headers): User | undefined {
  const key = readKey(headers);
  if (key === undefined) return undefined;
  const user = store.userOfKey(key);
  if (!user) throw unauthorized('The API key is not valid.');
  return user;
}
