/** Maximum number of UTF-16 code units that are read of a text: enough for the 300 characters that are shown. */
const MAX_UNITS = 1200;

/**
 * The first 300 characters (code points) of a text. The cut is between two graphemes: not before a combining mark, nor
 * within an emoji sequence.
 */
const SHOWN = /^(?:[^]{0,300}$|[^]{0,300}(?<!\u200d)(?![\p{M}\u200d\p{Emoji_Modifier}]))/u;

/** The first UTF-16 code units of a text of a record, without bidi overrides and control characters. */
export function cleanText(value: unknown, maxUnits: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .slice(0, maxUnits)
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim();
}

/** Text of a record to show: without bidi overrides and control characters, clipped to 300 characters. */
export function plainText(value: unknown): string {
  const text = cleanText(value, MAX_UNITS);
  const [shown = ''] = SHOWN.exec(text) ?? [];
  return shown === text ? text : shown + '…';
}

/**
 * Normalized absolute URL if it is safe to link to or load: http(s) without credentials, and on an https page https only;
 * `undefined` otherwise. URLs of the service itself have been upgraded to https before.
 *
 * @param base Base of relative URLs, which are unsafe without it.
 */
export function safeUrl(value: unknown, base?: string): string | undefined {
  // Most invalid values are missing ones, and errors are slow.
  if (typeof value !== 'string') return undefined;
  try {
    const url = new URL(value, base);
    const isAllowed = globalThis.location?.protocol === 'https:' ? /^https:$/ : /^https?:$/;
    return isAllowed.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Maximum number of pages that are read of one list: a longer list is a fault of the server. */
export const MAX_LIST_PAGES = 1000;
