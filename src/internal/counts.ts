import { parseLimit } from './numbers.ts';

/** Lit converter of a `limit` attribute: an invalid count means the default. */
export const limitConverter = (fallback: number) => ({
  fromAttribute: (value: string | null) => parseLimit(value) ?? fallback,
});

/** Reads a count of an untrusted record: a whole number from 0, as number or digits; `undefined` for anything else. */
export function wholeNumber(value: unknown): number | undefined {
  // No coercion of objects: it may run foreign code, or throw.
  const number = /^(number|string)$/.test(typeof value) ? Math.floor(Number(value)) : -1;
  return number >= 0 && Number.isSafeInteger(number) ? number : undefined;
}
