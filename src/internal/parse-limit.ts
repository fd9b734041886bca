/** Pages that come by scrolling before a visitor is asked, where nobody says how many. */
export const AUTO_PAGES = 5;

/** Reads "how many": a whole number from 1, as number or digits, or `undefined` when it is none. */
export function parseLimit(value: unknown): number | undefined {
  const limit = typeof value === 'number' ? value : /^\s*\d+\s*$/.test(String(value)) ? Number(value) : NaN;
  return limit >= 1 && (Number.isInteger(limit) || limit === Infinity) ? limit : undefined;
}

/** Lit converter of a `limit` attribute: what is no count means the default. */
export const limitConverter = (fallback: number) => ({
  fromAttribute: (value: string | null) => parseLimit(value) ?? fallback,
});
