/** Time limits of the code under test, which pass on a stopped clock, so that the speed of the machine makes no difference. */
import { expect, vi } from 'vitest';
import { PATIENCE_MS } from '../../tools/patience.ts';

/** Interval in ms at which conditions are checked. */
const INTERVAL_MS = 5;

/** Resolves as soon as a condition holds, on a clock that fake timers do not affect. */
export const waitUntil = ((later: typeof setTimeout) => async (condition: () => boolean) => {
  for (let left = PATIENCE_MS.condition / INTERVAL_MS; !condition(); left--) {
    if (left === 0) expect.unreachable('it should have come to this by now');
    await new Promise((resolve) => later(resolve, INTERVAL_MS));
  }
})(setTimeout);

/**
 * Runs a call on a stopped clock, and lets each attempt time out once it has reached a given point. Later attempts have
 * the time that they need.
 *
 * @param countReached Number of attempts that have reached this point, such as the number of requests.
 */
export async function timeOut<T>(
  countReached: () => number,
  attempts: number,
  call: () => Promise<T>,
): Promise<T> {
  const before = countReached();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let isSettled = false;
    const calling = call().finally(() => (isSettled = true));
    calling.catch(() => undefined);
    const creepUntil = (condition: () => boolean) =>
      waitUntil(() => {
        vi.advanceTimersByTime(1);
        return condition();
      });
    for (let count = 1; count <= attempts; count++) {
      await creepUntil(() => countReached() === before + count);
      // In one step: the next attempt starts with its full time.
      vi.advanceTimersByTime(60_000);
    }
    await creepUntil(() => isSettled);
    return await calling;
  } finally {
    vi.useRealTimers();
  }
}
