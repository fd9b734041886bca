import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds that the machine currently takes to start Node. */
async function nodeStartTime(): Promise<number> {
  const start = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'close');
  return performance.now() - start;
}

/**
 * Runs a step and resolves with its duration and its time limit: the promised time plus the time that the machine currently
 * takes for ten starts of Node. The limit thus grows with the load of the machine.
 */
export async function timed(
  step: () => Promise<unknown>,
  promised: number,
): Promise<{ took: number; allowed: number }> {
  const before = await nodeStartTime();
  const start = performance.now();
  await step();
  const took = performance.now() - start;
  return { took, allowed: promised + 10 * Math.max(before, await nodeStartTime()) };
}
