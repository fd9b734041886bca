import { MAX_DATASET_LIMIT, MAX_RANDOM_COUNT } from '../../contract/limits.ts';
import { flag, integer, type Rules } from '../transport/check.ts';
import { withoutFalse } from './without-false.ts';

/** What the data sets have in common that can be drawn from as well as paged through. */
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
  // Two callers must not get the same draw.
  shared: !isSample(input),
});

function isSample(query: { random?: unknown } | undefined): boolean {
  try {
    return !!query?.random;
  } catch {
    // The check says what is wrong with it.
    return true;
  }
}
