import { DEFAULT_LOOKUP_LIMIT, MAX_LOOKUP_LIMIT } from '../../../src/contract/limits.ts';
import { jsonResponse, type MockResponse } from '../../http/mock-response.ts';
import type { BodyReader } from '../../http/body-reader.ts';
import { wrongField } from '../../http/field-faults.ts';
import { quote } from '../../http/problem.ts';
import { paginate } from '../../store/paginate.ts';
import { listEnvelope } from '../envelope.ts';

/** Format of a code. */
export interface CodeRule {
  pattern: RegExp;
  /** Description of the format, after "must be". */
  expected: string;
}

/** Returns the code of a path; throws 422 if malformed. */
// Gap: C1
export function requireCode(code: string, { pattern, expected }: CodeRule): string {
  if (pattern.test(code)) return code;
  throw wrongField('code', `must be ${expected}, not ${quote(code)}`);
}

/** Reads a search filter; an empty one counts as missing, as in queries. */
// Gap: G3
export function readFilter(body: BodyReader, name: string): string | undefined {
  return body.text(name) || undefined;
}

/** Reads the `limit` parameter of a search. */
export function readLookupLimit(body: BodyReader): number {
  return body.number('limit', { min: 1, max: MAX_LOOKUP_LIMIT, whole: true }) ?? DEFAULT_LOOKUP_LIMIT;
}

/** Responds with the first records of a search; there is no second page. */
// Gap: C1
export function lookupResponse<T>(records: readonly T[], limit: number): MockResponse {
  return jsonResponse(listEnvelope(paginate(records, 1, limit)));
}
