/** Reads "how many" of a stranger's record: a whole number from 0, as number or digits; `undefined` when it is none. */
export function wholeNumber(value: unknown): number | undefined {
  // Objects may do anything when they are read as numbers, throw as well.
  const number = /^(number|string)$/.test(typeof value) ? Math.floor(Number(value)) : -1;
  return number >= 0 && Number.isSafeInteger(number) ? number : undefined;
}
