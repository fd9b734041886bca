import { END_OF_TIME } from '../http/read-time.ts';

/** Formats a time as in the contract: `YYYY-MM-DD HH:MM:SS`, UTC; capped at the end of the year 9999. */
export function timestamp(milliseconds: number): string {
  return new Date(Math.min(milliseconds, END_OF_TIME - 1)).toISOString().slice(0, 19).replace('T', ' ');
}
