import { respond, operationOf } from '../handlers/respond.ts';
import { createRouter, type Route } from '../handlers/router.ts';
import { servesScripts } from '../handlers/scripts.ts';
import type { MockResponse } from '../http/mock-response.ts';
import type { IncomingRequest } from '../http/incoming-request.ts';
import { isOwnOrigin } from '../http/origin-rules.ts';
import { Problem } from '../http/problem.ts';
import { problemResponse } from '../http/problem-response.ts';
import { directResponse, respondInEnvironment } from './respond-in-environment.ts';
import { CONTROL_HEADER, readControlHeader } from './control-header.ts';
import { controlOperations } from './control-operations.ts';
import type { ControlParts } from './create-control.ts';
import type { MockControl } from './mock-control.ts';

/** Dependencies of the dispatcher. */
export interface DispatcherOptions extends ControlParts {
  control: MockControl;
  /** Whether requests may control the mock. */
  controlEnabled: boolean;
  /** Signal that aborts delays. */
  signal: AbortSignal | undefined;
}

/** Interface that adapters use. */
export interface Dispatcher {
  dispatch: (request: IncomingRequest) => Promise<MockResponse | undefined>;
  matches: (url: URL) => boolean;
}

/** Dispatches requests to the platform's operations or the control API. */
export function createDispatcher(parts: DispatcherOptions): Dispatcher {
  const { environments, control, controlEnabled } = parts;
  const { app, route } = environments.main;
  const controlRouter = createRouter(
    app,
    controlEnabled ? controlOperations(control, environments.main) : [],
  );
  return {
    dispatch: async (request) => {
      const found = route(request.url);
      if (found) return dispatchAndRecord(parts, request, found);
      const controlRoute = controlRouter(request.url);
      if (!controlRoute) return undefined;
      return isFromElsewhere(request, app.baseUrl)
        ? directResponse(app, request, (requestId) => problemResponse(elsewhere(), requestId))
        : respond(app, request, controlRoute);
    },
    matches: (url) => route(url) !== undefined || controlRouter(url) !== undefined,
  };
}

async function dispatchAndRecord(
  parts: DispatcherOptions,
  request: IncomingRequest,
  found: Route,
): Promise<MockResponse> {
  const { journal, clock } = parts;
  const { method, url } = request;
  const operation = operationOf(found.operations, method)?.id;
  let response: MockResponse | undefined;
  try {
    response = await respondAsRequested(parts, request, found);
    return response;
  } finally {
    const requestId = response?.headers['X-Request-Id'];
    journal.add({
      time: clock.now(),
      method,
      url,
      ...(operation !== undefined && { operation }),
      status: response?.status ?? 0,
      ...(requestId !== undefined && { requestId }),
    });
  }
}

/** Responds as the control header requests, if requests may control the mock; files of the script ignore it. */
async function respondAsRequested(
  { environments, controlEnabled, signal }: DispatcherOptions,
  request: IncomingRequest,
  found: Route,
): Promise<MockResponse> {
  const { main } = environments;
  const isControlled = controlEnabled && !found.operations.some(({ id }) => servesScripts(id));
  const header = isControlled ? request.headers.get(CONTROL_HEADER) : null;
  if (request.method === 'OPTIONS' || header === null) {
    const response = await respondInEnvironment(main, request, found, { stop: signal });
    const mayAllow =
      request.method === 'OPTIONS' && controlEnabled && !isFromElsewhere(request, main.app.baseUrl);
    return mayAllow ? allowingHeader(response) : response;
  }
  let control;
  let environment;
  try {
    control = readControlHeader(header);
    environment = environments.for(control);
  } catch (error) {
    return directResponse(main.app, request, (requestId) => problemResponse(error, requestId));
  }
  // Route the same path to the operations of that environment.
  const route = environment === main ? found : (environment.route(request.url) ?? found);
  return respondInEnvironment(environment, request, route, { fault: control.fault, stop: signal });
}

/** Any page may send requests; only pages of this machine and of the service itself may control the mock. */
function isFromElsewhere({ headers }: IncomingRequest, baseUrl: string): boolean {
  const origin = headers.get('Origin');
  return origin !== null && !isOwnOrigin(origin, baseUrl);
}

function elsewhere(): Problem {
  return new Problem('forbidden', 'Pages of other origins must not control this server.');
}

/** Adds the control header to the allowed headers of a preflight response. */
function allowingHeader(response: MockResponse): MockResponse {
  const name = 'Access-Control-Allow-Headers';
  const allowed = response.headers[name];
  if (allowed === undefined) return response;
  return { ...response, headers: { ...response.headers, [name]: `${allowed}, ${CONTROL_HEADER}` } };
}
