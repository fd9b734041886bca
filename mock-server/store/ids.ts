import { createRandom } from '../internal/random.ts';

/** Gives a random text of `length` characters of an alphabet; `turn` counts the calls. */
export type IdSource = (alphabet: string, length: number, turn: number) => string;

/** Texts that nobody can guess. */
export const secretIds: IdSource = (alphabet, length) => {
  const text: string[] = [];
  // Bytes past the last whole round of the alphabet would make its first characters likelier.
  const fair = 256 - (256 % alphabet.length);
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && text.length < length) text.push(alphabet[byte % alphabet.length] ?? '');
    }
  }
  return text.join('');
};

/** The same texts on every run, for tests that name them. */
export const steadyIds: IdSource = (alphabet, length, turn) => {
  const random = createRandom(turn * 2654435761 + 97);
  return Array.from({ length }, () => alphabet[random.whole(0, alphabet.length - 1)]).join('');
};

/** Alphabets of the handles that the server makes up. Gaps: I1, A1. */
export const SLUG_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
export const TOKEN_LETTERS = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${SLUG_LETTERS}`;
