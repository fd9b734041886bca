const TIMESTAMP = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)/;

/**
 * Parses a record's timestamp as UTC, in ms since 1970; `undefined` for invalid dates, dates before 1991 and dates in the
 * future.
 */
export function parseTimestamp(value: unknown, now = Date.now()): number | undefined {
  const parts = TIMESTAMP.exec(String(value));
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const isValid = new Date(time).toISOString().startsWith(parts[0].replace(' ', 'T'));
  return isValid && year > 1990 && time < now + 86_400_000 ? time : undefined;
}
