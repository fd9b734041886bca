/** Removes fields that are `false`, the platform's default for flags. */
export const withoutFalse = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== false));
