/** `false` is what the platform assumes of a switch: it is not sent. */
export const withoutFalse = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== false));
