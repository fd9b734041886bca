/** A time as the contract writes it: `YYYY-MM-DD HH:MM:SS`, UTC. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
