import { PixAbortError } from './errors.ts';

interface Shared {
  promise: Promise<unknown>;
  controller: AbortController;
  /** Callers still waiting; the last one to leave ends the work. */
  waiting: number;
}

/** Does a piece of work; callers with equal keys share it while it runs. */
export type Share = <T>(
  key: string,
  run: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/**
 * Lets equal work in flight be done once (P15). A caller's signal ends that caller's wait alone; the work goes on while
 * anyone still wants it (U16).
 */
export function createShare(): Share {
  const running = new Map<string, Shared>();
  const forget = (key: string, shared: Shared) => {
    if (running.get(key) === shared) running.delete(key);
  };
  const start = (key: string, run: (signal: AbortSignal) => Promise<unknown>): Shared => {
    const controller = new AbortController();
    const promise = run(controller.signal).finally(() => forget(key, shared));
    const shared: Shared = { promise, controller, waiting: 0 };
    running.set(key, shared);
    return shared;
  };
  return <T>(key: string, run: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      const abort = () => reject(new PixAbortError(signal?.reason));
      if (signal?.aborted) return abort();
      const shared = running.get(key) ?? start(key, run);
      shared.waiting++;
      const leave = () => {
        abort();
        if (!--shared.waiting) {
          // At once: a caller who comes now gets fresh work, not the dying one.
          forget(key, shared);
          shared.controller.abort(signal?.reason);
        }
      };
      signal?.addEventListener('abort', leave);
      (shared.promise as Promise<T>)
        .then(resolve, reject)
        .finally(() => signal?.removeEventListener('abort', leave));
    });
}
