import { cells } from '../entry-section.ts';

/** A text as code; nothing for an empty one. */
export const code = (text: string): string => (text ? `\`${text}\`` : '');

/** A table, or nothing if it would be empty. Columns without content are left out. */
export function table(heads: readonly string[], rows: readonly string[][]): string {
  if (!rows.length) return '';
  const used = heads.map((_, column) => rows.some((row) => row[column]));
  const usedIn = (row: readonly string[]) => row.filter((_, column) => used[column]);
  const lines = [heads, heads.map(() => '-'), ...rows];
  return lines.map((row) => cells(...usedIn(row))).join('\n');
}

/** A heading with its content; nothing if the content is empty. */
export const titled = (heading: string, ...parts: readonly string[]): string =>
  parts[0] ? [`## ${heading}`, ...parts.filter(Boolean)].join('\n\n') : '';
