import { respond, operationOf } from '../handlers/respond.ts';
import { createRouter, type Route } from '../handlers/router.ts';
import type { Answer } from '../http/answer.ts';
import type { Incoming } from '../http/incoming.ts';
import { isLoopback } from '../http/allowed-host.ts';
import { Problem } from '../http/problem.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import { answerInPlace, answerOnStage } from './answer-on-stage.ts';
import { CONTROL_HEADER, readControlHeader } from './control-header.ts';
import { controlOperations } from './control-operations.ts';
import type { ControlParts } from './create-control.ts';
import type { MockControl } from './mock-control.ts';

/** What requests are answered with. */
export interface AnswererParts extends ControlParts {
  control: MockControl;
  /** Whether requests may steer the mock. */
  isSteered: boolean;
  /** Ends delays. */
  signal: AbortSignal | undefined;
}

/** What shells ask: an answer, or whether there is one. */
export interface Answerer {
  answer: (request: Incoming) => Promise<Answer | undefined>;
  knows: (url: URL) => boolean;
}

/** Answers requests to the platform, and those that steer the mock. */
export function createAnswerer(parts: AnswererParts): Answerer {
  const { stages, control, isSteered } = parts;
  const { platform, route } = stages.main;
  const steering = createRouter(platform, isSteered ? controlOperations(control, stages.main) : []);
  return {
    answer: async (request) => {
      const found = route(request.url);
      if (found) return answerAndNote(parts, request, found);
      const steers = steering(request.url);
      if (!steers) return undefined;
      return isFromElsewhere(request, platform.baseUrl)
        ? answerInPlace(platform, request, (requestId) => problemAnswer(elsewhere(), requestId))
        : respond(platform, request, steers);
    },
    knows: (url) => route(url) !== undefined || steering(url) !== undefined,
  };
}

async function answerAndNote(parts: AnswererParts, request: Incoming, found: Route): Promise<Answer> {
  const { journal, clock } = parts;
  const { method, url } = request;
  const operation = operationOf(found.operations, method)?.id;
  let answer: Answer | undefined;
  try {
    answer = await answerAsAsked(parts, request, found);
    return answer;
  } finally {
    const requestId = answer?.headers['X-Request-Id'];
    journal.add({
      time: clock.now(),
      method,
      url,
      ...(operation !== undefined && { operation }),
      status: answer?.status ?? 0,
      ...(requestId !== undefined && { requestId }),
    });
  }
}

/** Answers as the control header of the request asks, where requests may ask. */
async function answerAsAsked(
  { stages, isSteered, signal }: AnswererParts,
  request: Incoming,
  found: Route,
): Promise<Answer> {
  const { main } = stages;
  const header = isSteered ? request.headers.get(CONTROL_HEADER) : null;
  if (request.method === 'OPTIONS' || header === null) {
    const answer = await answerOnStage(main, request, found, { stop: signal });
    const mayAllow =
      request.method === 'OPTIONS' && isSteered && !isFromElsewhere(request, main.platform.baseUrl);
    return mayAllow ? allowingHeader(answer) : answer;
  }
  let asked;
  let stage;
  try {
    asked = readControlHeader(header);
    stage = stages.for(asked);
  } catch (error) {
    return answerInPlace(main.platform, request, (requestId) => problemAnswer(error, requestId));
  }
  // The same path leads to the operations of that stage.
  const there = stage === main ? found : (stage.route(request.url) ?? found);
  return answerOnStage(stage, request, there, { fault: asked.fault, stop: signal });
}

/** Any page may send a request; only those of this machine and of the service itself may steer. */
function isFromElsewhere({ headers }: Incoming, baseUrl: string): boolean {
  const origin = headers.get('Origin');
  if (origin === null || origin === new URL(baseUrl).origin) return false;
  return !URL.canParse(origin) || !isLoopback(new URL(origin).hostname);
}

function elsewhere(): Problem {
  return new Problem('forbidden', 'Pages of other origins must not steer this server.');
}

/** A preflight's answer that lets pages send the control header, too. */
function allowingHeader(answer: Answer): Answer {
  const name = 'Access-Control-Allow-Headers';
  const allowed = answer.headers[name];
  if (allowed === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, [name]: `${allowed}, ${CONTROL_HEADER}` } };
}
