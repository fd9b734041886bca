/** Default number of pages that infinite scroll loads before it shows a button. */
export const AUTO_PAGES = 5;

/** What `parseLimit` accepts, for warnings. */
export const COUNT = 'a whole number from 1';

/** Parses a count: a whole number from 1 that is exact, or `Infinity`, as number or digits; `undefined` for anything else. */
export function parseLimit(value: unknown): number | undefined {
  const limit = typeof value === 'number' ? value : /^\s*\d+\s*$/.test(String(value)) ? Number(value) : NaN;
  return limit >= 1 && (Number.isSafeInteger(limit) || value === Infinity) ? limit : undefined;
}

/** Sum of a number of each item. Old libraries on a page may have replaced `reduce`. */
export function sumOf<T>(items: readonly T[], numberOf: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += numberOf(item);
  return sum;
}
