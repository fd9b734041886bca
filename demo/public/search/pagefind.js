/** The search of the site as Pagefind's interface loads it: corrects words, and drops results that only share the first letters with them. */
import { search as find } from '/pagefind/pagefind.js';

export * from '/pagefind/pagefind.js';

/** Part of a word that has to be the beginning of a found word: Pagefind shortens words that it does not know, down to one letter. */
const LEAST_SHARED = 0.4;

/** @returns {number} Length of the common beginning of two words. */
function sharedLength(one, other) {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a result contains a word of the question, perhaps in another form. All results contain the same shortened words. */
async function isFound(question, result) {
  const { content } = await result.data();
  const all = content.split(/\s+/);
  const found = result.words.flatMap((at) => wordsOf(all[at] ?? ''));
  return wordsOf(question).some((word) =>
    found.some((other) => sharedLength(word, other) >= word.length * LEAST_SHARED),
  );
}

/** Words of the documents, the most frequent first; none if they cannot be loaded. */
const knownWords = globalThis.fetch('/search/words.json').then(
  (response) => response.json(),
  () => [],
);

/** Whether a letter is missing, additional or another one. */
function isOneLetterOff(word, known) {
  const at = sharedLength(word, known);
  return [
    [at, at + 1],
    [at + 1, at],
    [at + 1, at + 1],
  ].some(([from, knownFrom]) => word.slice(from) === known.slice(knownFrom));
}

/** A question with known words in place of those that differ by one letter. The beginning of a known word may become that word. */
async function corrected(question) {
  const words = await knownWords;
  return question.toLowerCase().replace(/\p{L}{4,}/gu, (word) => {
    const isKnown = words.some((known) => known.startsWith(word));
    return (!isKnown && words.find((known) => isOneLetterOff(word, known))) || word;
  });
}

export async function search(question, options) {
  const words = question && (await corrected(question));
  const found = await find(words, options);
  const [first] = found?.results ?? [];
  return !words || !first || (await isFound(words, first)) ? found : { ...found, results: [] };
}
