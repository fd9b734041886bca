import Fuse from 'fuse.js';
import { wordsOf } from '../store/mentions.ts';

/** Words of a query that count. What follows them is not searched for, so no query takes long. */
const MAX_WORDS = 24;

/** Longest word that is compared, in characters: as many as a step of the algorithm can hold. */
const MAX_WORD = 32;

/** Share of a word's letters that may be wrong, missing or too many: one in 5 to 8, two from 9. */
const TOLERANCE = 0.24;

/** The texts of a record. A word makes a better match in the first than in the second, and whole rather than as a part. */
interface Texts {
  first: string;
  second: string;
}

/**
 * Prepares a search for words with typing errors; case and diacritics are the same, and all characters stand for themselves.
 * The search gives the records in which each word of a query is found, the best match first and level ones in the order of
 * the list; without words it gives all of them.
 */
export function searchFuzzily<T>(
  records: readonly T[],
  textsOf: (record: T) => Texts,
): (query: string) => T[] {
  const words = records.map(textsOf).map(({ first, second }) => ({
    first: wordsOf(first).map(bare),
    second: wordsOf(second).map(bare),
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
        .map((word) => bare(word).slice(0, MAX_WORD)),
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

/** A word without the marks of a sentence around it; a mark that stands alone stays. */
function bare(word: string): string {
  return /[^"'.,;:!?](?:.*[^"'.,;:!?])?/s.exec(word)?.[0] ?? word;
}
