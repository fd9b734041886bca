import { jsonResponse, type MockResponse } from './mock-response.ts';
import { Problem } from './problem.ts';

/** The error response for a thrown error; an error that is not a `Problem` reveals no details. */
// Gap: G2
export function problemResponse(error: unknown, requestId: string): MockResponse {
  const problem =
    error instanceof Problem
      ? error
      : new Problem('internal_error', 'The server failed to process this request.');
  const response = jsonResponse(problem.body(requestId), problem.status);
  return { ...response, headers: { ...response.headers, ...problem.details.headers } };
}
