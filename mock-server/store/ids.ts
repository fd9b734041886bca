import { createRandom } from '../internal/random.ts';

/** Generates an id of `length` characters of an alphabet; `turn` is the number of the call. */
export type IdSource = (alphabet: string, length: number, turn: number) => string;

/** Cryptographically random ids. */
export const secretIds: IdSource = (alphabet, length) => {
  const text: string[] = [];
  // Rejection sampling: bytes past the last multiple of the alphabet's length would favour the first characters.
  const fair = 256 - (256 % alphabet.length);
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && text.length < length) text.push(alphabet[byte % alphabet.length] ?? '');
    }
  }
  return text.join('');
};

/** Deterministic ids, the same on every run, for tests. */
export const deterministicIds: IdSource = (alphabet, length, turn) => {
  const random = createRandom(turn * 2654435761 + 97);
  return Array.from({ length }, () => alphabet[random.whole(0, alphabet.length - 1)]).join('');
};

/** Alphabets of generated slugs and tokens. */
// Gap: I1, A1
export const SLUG_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
export const TOKEN_LETTERS = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${SLUG_LETTERS}`;
