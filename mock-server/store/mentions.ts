import { foldText } from './fold.ts';

/**
 * Whether texts mention a query: each of its words, which white space separates, stands somewhere in one of them; case and
 * diacritics are the same. No query, and one without words, is mentioned anywhere. Gap: I9.
 */
export function mentions(query: string | undefined): (texts: readonly string[]) => boolean {
  const words = new Set(wordsOf(query ?? ''));
  return (texts) => {
    if (words.size === 0) return true;
    const folded = texts.map(foldText);
    return [...words].every((word) => folded.some((text) => text.includes(word)));
  };
}

/** The words of a text without case and diacritics. */
export function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/u).filter(Boolean);
}
