/**
 * CPU time of this process in milliseconds of a fast machine. Unlike wall-clock time, it does not grow while other processes run;
 * on a slow machine, it is scaled down by the time that a fixed piece of work takes there.
 */
export function cpuTime(): number {
  scale ??= Math.min(1, REFERENCE_MS / Math.min(...Array.from({ length: 5 }, workTime)));
  return scale * usedTime();
}

/** Milliseconds that the fixed piece of work takes on a fast machine. */
const REFERENCE_MS = 10;

let scale: number | undefined;

function usedTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** CPU time of a fixed piece of work: sorting numbers. */
function workTime(): number {
  const start = usedTime();
  let seed = 1;
  Float64Array.from(
    { length: 50_000 },
    () => (seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0),
  ).sort();
  return usedTime() - start;
}
