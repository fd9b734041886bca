/** Memoizes `make`: called on first use only. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** Single-flight: calls during a running call share its result, which bounds memory. */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= work().finally(() => {
      running = undefined;
    }));
}

/** Concurrency limit: enough to keep a disk busy, few enough for whole pictures in memory. */
const PARALLEL = 8;

/** Maps all inputs asynchronously with limited concurrency; outputs are in input order. */
export async function mapConcurrently<In, Out>(
  inputs: readonly In[],
  work: (input: In) => Promise<Out>,
): Promise<Out[]> {
  const outputs: Out[] = [];
  const queue = [...inputs.entries()].values();
  const run = async () => {
    for (const [at, input] of queue) outputs[at] = await work(input);
  };
  await Promise.all(Array.from({ length: PARALLEL }, run));
  return outputs;
}

/** Waits in real time, until the milliseconds are over or one of the signals is aborted. */
export function pause(milliseconds: number, signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  const given = signals.filter((signal) => signal !== undefined);
  if (milliseconds <= 0 || given.some(({ aborted }) => aborted)) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of given) signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    for (const signal of given) signal.addEventListener('abort', end);
  });
}

/** Creates a function that runs jobs one after the other. */
export function createTurns(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const turn = last.then(job, job);
    last = turn.catch(() => undefined);
    return turn;
  };
}
