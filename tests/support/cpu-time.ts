/** Milliseconds that this process has computed: unlike the time of day, they do not grow while other processes run. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
