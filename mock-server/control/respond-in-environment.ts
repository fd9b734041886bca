import { operationOf, respond } from '../handlers/respond.ts';
import type { AppContext } from '../handlers/operation.ts';
import type { Route } from '../handlers/router.ts';
import type { MockResponse } from '../http/mock-response.ts';
import { commonHeaders } from '../http/cors.ts';
import { finishResponse } from '../http/finish-response.ts';
import type { IncomingRequest } from '../http/incoming-request.ts';
import { faultResponse } from './fault-response.ts';
import type { FaultRule } from './mock-control.ts';
import { pause } from './pause.ts';
import type { Environment } from './environment.ts';

/** Overrides for one request. */
export interface ResponseOverrides {
  /** Replaces the environment's fault rules. */
  fault?: FaultRule | undefined;
  /** Signal that aborts delays. */
  stop?: AbortSignal | undefined;
}

const NO_ANSWER: MockResponse = { status: 0, headers: {}, body: undefined, breaks: 'at once' };

/** Responds to a request with the environment's latency and fault rules; rejects if the client disconnects during a delay. */
export async function respondInEnvironment(
  environment: Environment,
  request: IncomingRequest,
  route: Route,
  { fault, stop }: ResponseOverrides,
): Promise<MockResponse> {
  const { app, faults, latency } = environment;
  const operation = operationOf(route.operations, request.method);
  if (!operation) return respond(app, request, route);
  const rule = fault ?? faults.next(operation.id);
  const delay = (operation.path.startsWith('/api/') ? latency : 0) + (rule?.delay ?? 0);
  if (delay > 0) {
    await pause(delay, [request.signal, stop]);
    request.signal?.throwIfAborted();
  }
  if (rule?.breaks === 'at once') return NO_ANSWER;
  const response =
    rule?.status === undefined
      ? await respond(app, request, route)
      : directResponse(app, request, (requestId) => faultResponse(rule, requestId));
  return rule?.breaks ? { ...response, breaks: rule.breaks } : response;
}

/** Builds a response without an operation, with the common headers. */
// Gap: G3, G4
export function directResponse(
  app: Pick<AppContext, 'nextRequestId'>,
  request: IncomingRequest,
  make: (requestId: string) => MockResponse,
): MockResponse {
  const requestId = app.nextRequestId();
  return finishResponse(request, make(requestId), commonHeaders(requestId));
}
