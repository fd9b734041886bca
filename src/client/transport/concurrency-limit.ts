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
