/**
 * Work that ends with a signal, whether those who do it listen to the signal or not.
 *
 * @param error What it ends with, unless that is nothing: then it goes on.
 */
export function orAborted<T>(
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
