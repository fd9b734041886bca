import { END_OF_TIME } from '../http/read-time.ts';

/** A time as the contract writes it: `YYYY-MM-DD HH:MM:SS`, UTC. Times beyond the year 9999 are its last second. */
export function timestamp(milliseconds: number): string {
  return new Date(Math.min(milliseconds, END_OF_TIME - 1)).toISOString().slice(0, 19).replace('T', ' ');
}
