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
