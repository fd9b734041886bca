const collator = new Intl.Collator('en');

/**
 * Compares names in the Unicode default order. The locale `en` does not tailor that order; `und` would select
 * the system's locale, in which a Swedish server sorts `å` after `z`.
 */
export function byUnicode(a: string, b: string): number {
  return collator.compare(a, b);
}

/**
 * Normalizes a text for search: without case and diacritics. The result is upper case, because only upper case maps
 * `ß` and `SS`, `ı` and `i`, `ς` and `σ` to one spelling in every locale; lower-casing comes first, because `ẞ` is
 * upper case already.
 */
// Gap: I9
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().toUpperCase();
}

/** Normalizes a name for filters, which compare whole values: without case, but with diacritics. */
export function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase().toUpperCase();
}

/** Creates a predicate for whole values, ignoring case. Without a name, every value matches. */
export function matchesName(name: string | undefined): (value: string) => boolean {
  if (name === undefined) return () => true;
  const wanted = foldName(name);
  return (value) => foldName(value) === wanted;
}

/**
 * Creates a search predicate: each word of the query must occur in one of the texts, ignoring case and diacritics. A
 * missing or empty query matches everything.
 */
export function matchesWords(query: string | undefined): (texts: readonly string[]) => boolean {
  const words = new Set(wordsOf(query ?? ''));
  return (texts) => {
    if (words.size === 0) return true;
    const folded = texts.map(foldText);
    return [...words].every((word) => folded.some((text) => text.includes(word)));
  };
}

/** Splits a text into words, without case and diacritics. */
export function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/u).filter(Boolean);
}
