/** Longest text shown from a record, in UTF-16 units (R25). */
const MAX_LENGTH = 300;

/** What a record says, as text to show: no bidi overrides or control characters (R24), never endless. */
export function plainText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value)
    .slice(0, 4 * MAX_LENGTH)
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim();
  // Half a character at the cut goes, too.
  return text.length > MAX_LENGTH ? text.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '') + '…' : text;
}
