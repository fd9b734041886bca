/** The same work, but whoever asks while it runs waits for the one that runs: as much of it as of callers would fill the memory. */
export function shareRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () =>
    (running ??= work().finally(() => {
      running = undefined;
    }));
}
