/** `Retry-After` (seconds or a date) in milliseconds; 0 for a past date, `undefined` for an invalid value. */
export function parseRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // A date has letters and a time; Date.parse would accept "-5" and "about 5" as months.
  const date = /^[a-z].*:\d\d:/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** Milliseconds until a quota is reset: `RateLimit-Reset: 30`, `RateLimit: …;t=30` or `reset=30`. */
export function parseReset(headers: Headers): number | undefined {
  const quota = headers.get('ratelimit') ?? '';
  const [seconds] =
    /^\d+$/.exec(headers.get('ratelimit-reset') ?? '') ?? /(?<=\b(t|reset)=)\d+/.exec(quota) ?? [];
  const [left] = /(?<=\b(r|remaining)=)\d+/.exec(quota) ?? [headers.get('ratelimit-remaining')];
  return seconds && !Number(left) ? Number(seconds) * 1000 : undefined;
}
