/**
 * Rejects as soon as a signal aborts, even if the work itself ignores the signal.
 *
 * @param error Makes the error to reject with; `false` lets the work continue.
 */
export function raceAbort<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  error: () => Error | false,
): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const end = () => {
      const reason = error();
      if (reason) reject(reason);
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
