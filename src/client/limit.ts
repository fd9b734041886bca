/** Browsers have six connections to a host over HTTP/1.1. */
const MAX_CONCURRENT = 6;

/** Runs work when its turn comes. */
export type Limit = <T>(run: () => Promise<T>) => Promise<T>;

/** Lets a few pieces of work run at a time, in the order they came (P15). */
export function createLimit(max = MAX_CONCURRENT): Limit {
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
