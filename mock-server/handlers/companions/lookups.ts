import { DEFAULT_LOOKUP_LIMIT, MAX_LOOKUP_LIMIT } from '../../../src/contract/limits.ts';
import { jsonAnswer, type Answer } from '../../http/answer.ts';
import type { BodyReader } from '../../http/body-reader.ts';
import { wrongField } from '../../http/field-faults.ts';
import { quote } from '../../http/problem.ts';
import { paginate } from '../../store/paginate.ts';
import { listEnvelope } from '../envelope.ts';

/** What a code must look like. */
export interface CodeRule {
  pattern: RegExp;
  /** The rule in words, after "must be". */
  means: string;
}

/** The code of a path; a malformed one is a 422. Gap: C1, Finer points. */
export function codeOrRefuse(code: string, { pattern, means }: CodeRule): string {
  if (pattern.test(code)) return code;
  throw wrongField('code', `must be ${means}, not ${quote(code)}`);
}

/** Reads a name to look for; an empty one counts as not given, as in queries. Gap: G3. */
export function readFilter(body: BodyReader, name: string): string | undefined {
  return body.text(name) || undefined;
}

/** Reads the `limit` of a search. */
export function readLookupLimit(body: BodyReader): number {
  return body.number('limit', { min: 1, max: MAX_LOOKUP_LIMIT, whole: true }) ?? DEFAULT_LOOKUP_LIMIT;
}

/** The first records of a search: there is no second page. Gap: C1. */
export function lookupAnswer<T>(records: readonly T[], limit: number): Answer {
  return jsonAnswer(listEnvelope(paginate(records, 1, limit)));
}
