/** The search of the site as Pagefind's interface loads it, without results that only share the first letters with the question. */
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

export async function search(question, options) {
  const found = await find(question, options);
  const [first] = found?.results ?? [];
  return !question || !first || (await isFound(question, first)) ? found : { ...found, results: [] };
}
