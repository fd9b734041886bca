/** Resolves after a time, or when the signal is aborted; no timer remains then. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.max(0, ms));
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** Longest pause after failures, in ms. */
export const MAX_PAUSE_MS = 5 * 60_000;

/** Pause after a number of failures in a row: doubled after each, up to `MAX_PAUSE_MS`. */
export const pauseAfter = (failures: number, first: number): number =>
  Math.min(MAX_PAUSE_MS, first * 2 ** Math.min(20, failures - 1));
