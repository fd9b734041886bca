import { readPage, type Page } from '../page.ts';

/** Reads a list response without further pages: iterating the page yields its own records and sends no request. */
export function readWhole<T>(body: unknown): Page<T> {
  const whole: Page<T> = readPage(body, () => Promise.resolve(whole));
  return whole;
}
