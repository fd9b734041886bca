/** Milliseconds of a day. */
export const DAY = 86_400_000;

/** Whether a text is a day that there is, `YYYY-MM-DD`: `Date.parse` takes the 30th of February for the 2nd of March. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
