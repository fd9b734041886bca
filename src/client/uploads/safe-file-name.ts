import { MAX_FILENAME } from '../../contract/limits.ts';

/**
 * Sanitizes a file name: takes the last segment of a path, removes control characters and characters that change the text
 * direction, and limits the name to 255 code points. The result is `picture` if only white space and dots remain.
 */
export function safeFileName(name: string): string {
  const piece = name.replace(/^.*[/\\]/s, '').replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '');
  return /^[\s.]*$/.test(piece) ? 'picture' : [...piece].slice(0, MAX_FILENAME).join('');
}

/** Returns the name of a file, or the path of a stream that reads a file; an empty string if there is neither. */
export function fileNameOf(data: unknown): string {
  const { name, path } = Object(data) as { name?: string; path?: string | Uint8Array };
  return name ?? String(path ?? '');
}
