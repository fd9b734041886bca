import { OPERATIONS } from '../handlers/index.ts';
import type { Endpoint } from '../handlers/operation.ts';
import { servesScripts } from '../handlers/platform.ts';
import { createRouter, type Incoming, operationOf, type Route, runOperation } from '../handlers/router.ts';
import { isOwnOrigin } from '../http/origins.ts';
import { Problem } from '../http/problem.ts';
import { breakOff, respond } from '../http/responses.ts';
import { pause } from '../internal/promises.ts';
import type { FaultRule } from '../scenarios/scenario.ts';
import { controlEndpoints } from './control-api.ts';
import { CONTROL_HEADER, readControlHeader, type RequestControl } from './control-header.ts';
import type { Environment } from './environments.ts';
import { faultProblem } from './faults.ts';
import type { ControlParts, MockControl } from './mock-control.ts';

/** What the pipeline is made of. */
export interface PipelineParts extends ControlParts {
  control: MockControl;
  /** Whether requests may control the mock. */
  controlEnabled: boolean;
  /** Signal that aborts delays. */
  signal: AbortSignal | undefined;
}

/** Interface that adapters use. */
export interface Pipeline {
  /**
   * Responds to a request; `undefined` for URLs that are not the platform's. Rejects if the client disconnects meanwhile. `address`
   * is that of the client.
   */
  dispatch: (request: Request, address?: string) => Promise<Response | undefined>;
  /** Whether a URL belongs to the platform. */
  matches: (url: URL) => boolean;
}

/** Creates the pipeline that every request passes, in all adapters. */
export function createPipeline(parts: PipelineParts): Pipeline {
  const { environments, control, controlEnabled } = parts;
  const { app } = environments.main;
  const routeOf = createRouter(app.hosts, OPERATIONS);
  const controlRouteOf = createRouter(
    app.hosts,
    controlEnabled ? controlEndpoints(control, environments.main) : [],
  );
  return {
    dispatch: async (request, address = 'local') => {
      const incoming = { request, url: new URL(request.url), address };
      const route = routeOf(incoming.url);
      if (route) return answer(parts, incoming, route);
      const controlRoute = controlRouteOf(incoming.url);
      if (!controlRoute) return undefined;
      return respond(app, request, () => {
        if (isFromElsewhere(request, app.baseUrl))
          throw new Problem('forbidden', 'Pages of other origins must not control this server.');
        return runOperation(app, incoming, controlRoute);
      });
    },
    matches: (url) => routeOf(url) !== undefined || controlRouteOf(url) !== undefined,
  };
}

/** The steps of a request to the platform. */
async function answer(parts: PipelineParts, incoming: Incoming, route: Route): Promise<Response> {
  const { environments, clock, journal } = parts;
  const { request, url } = incoming;
  const operation = operationOf(route.operations, request.method);
  const applied: { rule?: FaultRule | undefined } = {};
  // A request of before a reset gets its response, but must not affect what comes after the reset.
  const isOver = environments.untilReset();
  let response: Response | undefined;
  try {
    response = await respond(environments.main.app, request, async () => {
      const wanted = readControl(parts, request, operation);
      const environment = environments.for(wanted, isOver);
      const rule = operation && (wanted.fault ?? environment.faults.next(operation.id));
      applied.rule = rule;
      await delay(parts, request, delayOf(environment, operation, rule));
      if (rule?.breaks === 'at once') return Response.error();
      if (rule?.status !== undefined) throw faultProblem(rule);
      return runOperation(environment.app, incoming, route);
    });
    if (typeof applied.rule?.breaks === 'object')
      response = await breakOff(response, applied.rule.breaks.after);
    if (request.method === 'OPTIONS') allowControl(parts, request, response);
    return response;
  } finally {
    if (!isOver()) {
      const requestId = response?.headers.get('X-Request-Id') ?? undefined;
      journal.add({
        time: clock.now(),
        method: request.method,
        url,
        ...(operation && { operation: operation.id }),
        status: response?.status ?? 0,
        ...(requestId !== undefined && { requestId }),
      });
    }
  }
}

/** What the control header requests, if requests may control the mock; files of the script ignore it. */
function readControl(
  { controlEnabled }: PipelineParts,
  { headers }: Request,
  operation: Endpoint | undefined,
): RequestControl {
  if (!controlEnabled || !operation || servesScripts(operation.id)) return {};
  return readControlHeader(headers.get(CONTROL_HEADER));
}

function delayOf(
  { latency }: Environment,
  operation: Endpoint | undefined,
  rule: FaultRule | undefined,
): number {
  return (operation?.path.startsWith('/api/') ? latency : 0) + (rule?.delay ?? 0);
}

async function delay({ signal }: PipelineParts, request: Request, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  await pause(milliseconds, [request.signal, signal]);
  request.signal.throwIfAborted();
}

/** Any page may send requests; only pages of this machine and of the service itself may control the mock. */
function isFromElsewhere({ headers }: Request, baseUrl: string): boolean {
  const origin = headers.get('Origin');
  return origin !== null && !isOwnOrigin(origin, baseUrl);
}

/** Adds the control header to the allowed headers of a preflight response. */
function allowControl(
  { controlEnabled, environments }: PipelineParts,
  request: Request,
  response: Response,
): void {
  const name = 'Access-Control-Allow-Headers';
  if (
    !controlEnabled ||
    isFromElsewhere(request, environments.main.app.baseUrl) ||
    !response.headers.has(name)
  )
    return;
  response.headers.append(name, CONTROL_HEADER);
}
