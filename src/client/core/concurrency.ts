interface Flight {
  promise: Promise<unknown>;
  controller: AbortController;
  /** Number of callers still waiting; the last one to abort cancels the work, and a new caller starts fresh work. */
  waiting: number;
}

/** Runs work once per key: callers with equal keys share one promise while it is pending. */
export type Dedupe = <T>(
  key: string,
  run: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/**
 * Creates a single-flight function: equal work in flight runs once. A caller's signal rejects only that caller; the
 * work is cancelled when the last one has aborted.
 *
 * @param abortError Creates the error of a caller that has aborted, from the reason of its signal.
 */
export function createDedupe(abortError: (reason: unknown) => Error): Dedupe {
  const running = new Map<string, Flight>();
  const start = (key: string, run: (signal: AbortSignal) => Promise<unknown>): Flight => {
    const controller = new AbortController();
    const promise = run(controller.signal).finally(() => {
      if (running.get(key) === flight) running.delete(key);
    });
    const flight: Flight = { promise, controller, waiting: 0 };
    running.set(key, flight);
    return flight;
  };
  return <T>(key: string, run: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      const abort = () => reject(abortError(signal?.reason));
      if (signal?.aborted) return abort();
      const current = running.get(key);
      const flight = current?.waiting ? current : start(key, run);
      flight.waiting++;
      const leave = () => {
        abort();
        if (!--flight.waiting) flight.controller.abort(signal?.reason);
      };
      signal?.addEventListener('abort', leave);
      (flight.promise as Promise<T>)
        .then(resolve, reject)
        .finally(() => signal?.removeEventListener('abort', leave));
    });
}

/** Browsers open at most six connections to a host over HTTP/1.1. */
const MAX_CONCURRENT = 6;

/** Runs work as soon as the limit allows it. */
export type ConcurrencyLimit = <T>(run: () => Promise<T>) => Promise<T>;

/** Creates a concurrency limit: at most `max` tasks run at a time, first in, first out. */
export function createConcurrencyLimit(max = MAX_CONCURRENT): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  const next = () => {
    while (running < max && queue.length) {
      running++;
      queue.shift()?.();
    }
  };
  return (run) => {
    const turn = new Promise<void>((resolve) => void queue.push(resolve));
    next();
    return turn.then(run).finally(() => {
      running--;
      next();
    });
  };
}
