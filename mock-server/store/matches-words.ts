import { foldText } from './fold.ts';

/**
 * Creates a search predicate: each word of the query must occur in one of the texts, ignoring case and diacritics. A
 * missing or empty query matches everything.
 */
// Gap: I9
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
