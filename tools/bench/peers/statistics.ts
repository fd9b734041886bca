import type { Spread } from './figures.ts';

/** A quantile by linear interpolation; 0.5 is the median. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const [below = NaN, above = NaN] = [Math.floor(position), Math.ceil(position)].map((at) => sorted[at]);
  return below + (above - below) * (position % 1);
}

export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

export function spreadOf(times: readonly number[]): Spread {
  return {
    median: Math.round(median(times)),
    least: Math.round(Math.min(...times)),
    greatest: Math.round(Math.max(...times)),
  };
}

/** The interquartile range in percent of the median. */
export function interquartilePercent(times: readonly number[]): number {
  return (100 * (quantile(times, 0.75) - quantile(times, 0.25))) / median(times);
}
