/** A signal that aborts as soon as either of two does; `undefined` without any. */
export const anySignal = (
  one: AbortSignal | undefined,
  other: AbortSignal | undefined,
): AbortSignal | undefined => (one && other ? AbortSignal.any([one, other]) : (one ?? other));
