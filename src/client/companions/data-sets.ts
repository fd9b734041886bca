import { MAX_DATASET_LIMIT, MAX_RANDOM_COUNT } from '../../contract/limits.ts';
import { readPage, type Page } from '../read.ts';
import { flag, integer, type Rules } from '../core/check.ts';

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

/** Removes fields that are `false`, the platform's default for flags. */
export const withoutFalse = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== false));

/** Reads a list response without further pages: iterating the page yields its own records and sends no request. */
export function readWhole<T>(body: unknown): Page<T> {
  const whole: Page<T> = readPage(body, () => Promise.resolve(whole));
  return whole;
}
