/** Milliseconds in a day. */
export const DAY = 86_400_000;

/** Whether a string is an existing day, `YYYY-MM-DD`: `Date.parse` reads 30 February as 2 March. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
