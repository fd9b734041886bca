/** CPU time of this process in milliseconds. Unlike wall-clock time, it does not grow while other processes run. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
