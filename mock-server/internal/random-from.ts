import { hashText } from './hash.ts';
import { createRandom, type Random } from './random.ts';

/** Creates a random stream seeded by a string. */
export function randomFrom(text: string): Random {
  return createRandom(Number.parseInt(hashText(text).slice(-8), 16));
}
