import { MAX_FILENAME } from '../../contract/limits.ts';

/**
 * A file name that means nothing but a name: the last piece of a path, without control characters and characters
 * that turn the direction of writing, at most 255 code points; `picture` if nothing is left.
 */
export function safeFileName(name: string): string {
  const piece = name.replace(/^.*[/\\]/s, '').replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '');
  return /^[\s.]*$/.test(piece) ? 'picture' : [...piece].slice(0, MAX_FILENAME).join('');
}

/** The name of a file, or the path of a stream that reads one; empty if there is none. */
export function fileNameOf(data: unknown): string {
  const { name, path } = Object(data) as { name?: string; path?: string | Uint8Array };
  return name ?? String(path ?? '');
}
