import { PixHttpError, PixNetworkError, PixTimeoutError, type PixError } from './errors.ts';

/** Longest wait a server may ask for; a longer one ends the call at once, with `retryAfter` on the error (P10). */
const MAX_RETRY_AFTER = 30_000;

/** Whether the same read may succeed when sent again (P10). */
export function isRetryable(error: PixError): boolean {
  return (
    error instanceof PixNetworkError ||
    error instanceof PixTimeoutError ||
    (error instanceof PixHttpError && /^(408|425|429|50[0234])$/.test(String(error.status)))
  );
}

/**
 * Milliseconds to wait before the next attempt; `undefined` when the server asks for more than 30 s.
 * Full jitter, equal jitter after 429: a crowd that failed together does not come back together.
 */
export function retryDelay(error: PixError, attempts: number): number | undefined {
  const { retryAfter, status } = error;
  if (retryAfter !== undefined) return retryAfter > MAX_RETRY_AFTER ? undefined : retryAfter;
  const backoff = 300 * 2 ** attempts;
  return status === 429 ? (backoff * (1 + Math.random())) / 2 : backoff * Math.random();
}

/** `Retry-After` in milliseconds: seconds or a date; a past date is 0, a senseless value `undefined`. */
export function parseRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // A date has letters; Date.parse would take "-5" for a month.
  const date = /^[a-z]/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
