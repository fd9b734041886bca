import { MAX_FILENAME } from '../../contract/limits.ts';

/**
 * A file name that means nothing but a name (U14): the last piece of a path, without control characters and characters
 * that turn the direction of writing, at most 255 code points (Gap: I3); `picture` if nothing is left.
 */
export function safeFileName(name: string): string {
  const piece = name.replace(/^.*[/\\]/s, '').replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '');
  return /^[\s.]*$/.test(piece) ? 'picture' : [...piece].slice(0, MAX_FILENAME).join('');
}
