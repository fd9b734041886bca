import { isDay } from '../internal/day.ts';
import { Problem, quote } from './problem.ts';

/** End of the year 9999, after which timestamps would need a five-digit year. */
export const END_OF_TIME = Date.UTC(10_000, 0, 1);

/** A date, or a date and time with time zone; without a zone, the meaning would depend on the machine. */
const ISO_8601 = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** A point in time: milliseconds since 1970, a Date, or an ISO 8601 text with time zone. */
export type TimeInput = number | Date | string;

/** Converts to milliseconds since 1970; throws a `Problem` that names `field` if invalid. */
export function readTime(value: unknown, field = 'time'): number {
  const time = millisecondsOf(value);
  if (time !== undefined && time >= 0 && time < END_OF_TIME) return time;
  const fault = `must be a time from 1970 to 9999, such as "2026-12-01T00:00:00Z" or milliseconds since 1970`;
  const shown = typeof value === 'string' ? quote(value) : String(value);
  throw new Problem('invalid_parameter', `${field} ${fault}, not ${shown}.`, { fields: { [field]: fault } });
}

function millisecondsOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.getTime();
  if (typeof value !== 'string' || !ISO_8601.test(value)) return undefined;
  return isDay(value.slice(0, 10)) ? Date.parse(value) : undefined;
}
