import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds that the machine currently takes to run Node once. */
async function nodeStartTime(): Promise<number> {
  const begun = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'close');
  return performance.now() - begun;
}

/**
 * Runs a step and returns its duration and the permitted duration: a promised time, plus the current time of ten starts of Node. So a busy machine gets as much more time as it is slower.
 */
export async function timed(
  step: () => Promise<unknown>,
  promised: number,
): Promise<{ took: number; allowed: number }> {
  const before = await nodeStartTime();
  const begun = performance.now();
  await step();
  const took = performance.now() - begun;
  return { took, allowed: promised + 10 * Math.max(before, await nodeStartTime()) };
}
