/** Default number of pages that infinite scroll loads before it shows a button. */
export const AUTO_PAGES = 5;

/** Parses a count: a whole number from 1 or `Infinity`, as number or digits; `undefined` for anything else. */
export function parseLimit(value: unknown): number | undefined {
  const limit = typeof value === 'number' ? value : /^\s*\d+\s*$/.test(String(value)) ? Number(value) : NaN;
  return limit >= 1 && (Number.isInteger(limit) || value === Infinity) ? limit : undefined;
}
