import { jsonAnswer, type Answer } from './answer.ts';
import { Problem } from './problem.ts';

/** The error body for what was thrown; what is not a `Problem` says nothing about itself. Gap: G2. */
export function problemAnswer(error: unknown, requestId: string): Answer {
  const problem =
    error instanceof Problem
      ? error
      : new Problem('internal_error', 'The server failed to answer this request.');
  const answer = jsonAnswer(problem.body(requestId), problem.status);
  return { ...answer, headers: { ...answer.headers, ...problem.details.headers } };
}
