import Fuse from 'fuse.js';
import { wordsOf } from '../store/search.ts';

/** Maximum number of words in a query; further words are ignored, which bounds the cost. */
const MAX_WORDS = 24;

/** Maximum length of a compared word in characters: the number of bits in one step of the algorithm. */
const MAX_WORD = 32;

/** Share of the letters of a word that may differ: one letter in 5 to 8, two from 9. */
const TOLERANCE = 0.24;

/**
 * Texts of a record. Matches in the first text rank higher than in the second, matches of whole words higher than of
 * parts.
 */
interface Texts {
  first: string;
  second: string;
}

/**
 * Creates a fuzzy search that tolerates typing errors, and ignores case and diacritics; no character has a special
 * meaning. The search returns the records that contain every word of a query, best matches first, ties in the order
 * of the list; without words, it returns all records.
 */
export function searchFuzzily<T>(
  records: readonly T[],
  textsOf: (record: T) => Texts,
): (query: string) => T[] {
  const words = records.map(textsOf).map(({ first, second }) => ({
    first: wordsOf(first).map(stripPunctuation),
    second: wordsOf(second).map(stripPunctuation),
  }));
  const fuse = new Fuse(words, {
    keys: [
      { name: 'first', weight: 2 },
      { name: 'second', weight: 1 },
    ],
    threshold: TOLERANCE,
    ignoreLocation: true,
    includeScore: true,
  });
  const scoresOf = (word: string) =>
    new Map(fuse.search(word).map(({ refIndex, score = 1 }) => [refIndex, score]));

  return (query) => {
    const wanted = new Set(
      wordsOf(query)
        .slice(0, MAX_WORDS)
        .map((word) => stripPunctuation(word).slice(0, MAX_WORD)),
    );
    const scores = [...wanted].map(scoresOf);
    return records
      .map((record, at) => ({ record, at, found: scores.map((score) => score.get(at) ?? Infinity) }))
      .map(({ found, ...entry }) => ({ ...entry, score: found.reduce((sum, score) => sum + score, 0) }))
      .filter(({ score }) => score < Infinity)
      .sort((a, b) => a.score - b.score || a.at - b.at)
      .map(({ record }) => record);
  };
}

/** Strips punctuation from both ends of a word; punctuation that stands alone stays. */
function stripPunctuation(word: string): string {
  return /[^"'.,;:!?](?:.*[^"'.,;:!?])?/s.exec(word)?.[0] ?? word;
}
