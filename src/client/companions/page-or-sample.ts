import { MAX_DATASET_LIMIT, MAX_RANDOM_COUNT } from '../../contract/limits.ts';
import { flag, integer, type Rules } from '../transport/check.ts';
import { withoutFalse } from './without-false.ts';

/** Common part of requests for data sets that offer both pages and random samples. */
export const pageOrSample = <Query extends { random?: boolean | undefined }>(
  input: Query | undefined,
  rules: Rules,
) => ({
  input,
  rules: {
    random: flag,
    count: integer(1, MAX_RANDOM_COUNT),
    page: integer(1),
    limit: integer(1, MAX_DATASET_LIMIT),
    ...rules,
  },
  wire: withoutFalse,
  // Concurrent calls must not share a random sample.
  shared: !isSample(input),
});

function isSample(query: { random?: unknown } | undefined): boolean {
  try {
    return !!query?.random;
  } catch {
    // A getter that throws is reported by the validation.
    return true;
  }
}
