import { operationOf, respond } from '../handlers/respond.ts';
import type { Platform } from '../handlers/operation.ts';
import type { Route } from '../handlers/router.ts';
import type { Answer } from '../http/answer.ts';
import { commonHeaders } from '../http/cors.ts';
import { finishAnswer } from '../http/finish-answer.ts';
import type { Incoming } from '../http/incoming.ts';
import { faultAnswer } from './fault-answer.ts';
import type { FaultRule } from './mock-control.ts';
import { pause } from './pause.ts';
import type { Stage } from './stage.ts';

/** What else decides how a request is answered. */
export interface Circumstances {
  /** In place of the stage's rules. */
  fault?: FaultRule | undefined;
  /** Ends delays. */
  stop?: AbortSignal | undefined;
}

const NO_ANSWER: Answer = { status: 0, headers: {}, body: undefined, breaks: 'at once' };

/** Answers a request as latency and rules of a stage say; rejects if the client leaves during a delay. */
export async function answerOnStage(
  stage: Stage,
  request: Incoming,
  route: Route,
  { fault, stop }: Circumstances,
): Promise<Answer> {
  const { platform, faults, latency } = stage;
  const operation = operationOf(route.operations, request.method);
  if (!operation) return respond(platform, request, route);
  const rule = fault ?? faults.next(operation.id);
  const delay = (operation.path.startsWith('/api/') ? latency : 0) + (rule?.delay ?? 0);
  if (delay > 0) {
    await pause(delay, [request.signal, stop]);
    request.signal?.throwIfAborted();
  }
  if (rule?.breaks === 'at once') return NO_ANSWER;
  const answer =
    rule?.status === undefined
      ? await respond(platform, request, route)
      : answerInPlace(platform, request, (requestId) => faultAnswer(rule, requestId));
  return rule?.breaks ? { ...answer, breaks: rule.breaks } : answer;
}

/** An answer that no operation makes, with all that every answer has. Gaps: G3, G4. */
export function answerInPlace(
  platform: Pick<Platform, 'nextRequestId'>,
  request: Incoming,
  make: (requestId: string) => Answer,
): Answer {
  const requestId = platform.nextRequestId();
  return finishAnswer(request, make(requestId), commonHeaders(requestId));
}
