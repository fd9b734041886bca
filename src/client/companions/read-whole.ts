import { readPage, type Page } from '../page.ts';

/** Reads a list answer that no other page follows: iterated, it gives its own records and asks for nothing more. */
export function readWhole<T>(body: unknown): Page<T> {
  const whole: Page<T> = readPage(body, () => Promise.resolve(whole));
  return whole;
}
