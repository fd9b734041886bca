import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds that the machine takes at present to run Node once. */
async function timeOfNode(): Promise<number> {
  const begun = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'close');
  return performance.now() - begun;
}

/**
 * Runs a step, and tells how long it took and how long it may take: a promised time, plus ten starts of Node at present. A busy
 * machine thus gets as much more as it is slower.
 */
export async function timed(
  step: () => Promise<unknown>,
  promised: number,
): Promise<{ took: number; allowed: number }> {
  const before = await timeOfNode();
  const begun = performance.now();
  await step();
  const took = performance.now() - begun;
  return { took, allowed: promised + 10 * Math.max(before, await timeOfNode()) };
}
