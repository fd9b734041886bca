import { hashText } from './hash.ts';
import { createRandom, type Random } from './random.ts';

/** The stream of a text: the same one for the same text. */
export function randomFrom(text: string): Random {
  return createRandom(Number.parseInt(hashText(text).slice(-8), 16));
}
