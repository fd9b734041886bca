import { PixAbortError } from './errors.ts';

/** A signal that aborts as soon as either of two does; `undefined` without any. */
export const anySignal = (
  one: AbortSignal | undefined,
  other: AbortSignal | undefined,
): AbortSignal | undefined => (one && other ? AbortSignal.any([one, other]) : (one ?? other));

/** Rejects with PixAbortError as soon as a signal aborts, even if the work itself ignores the signal. */
export function raceAbort<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(new PixAbortError(signal.reason));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
