import { mix } from './maths.ts';
import { hash2, noise2 } from './noise.ts';

/** Distance and height of the trees, in shares of the tallest. */
const SIZES = [
  [0.3, 1],
  [0.17, 0.74],
  [0.09, 0.5],
] as const;

/** Whether a conifer of a wood covers a point; `above` is its height over the ground, `size` that of the tallest trees. */
export function isConifer(x: number, above: number, size: number, seed: number): boolean {
  if (above > size * 1.3) return false;
  for (const [spacing, share] of SIZES) {
    const cell = size * spacing;
    const first = Math.floor(x / cell);
    for (let at = first - 1; at <= first + 1; at += 1) {
      const grove = hash2(at >> 3, seed, 8) * 0.5 + 0.6;
      const height = size * share * (0.4 + 0.8 * hash2(at, seed, 3)) * grove;
      const part = above / height;
      if (part > 1) continue;
      const middle = (at + 0.15 + 0.7 * hash2(at, seed, 5)) * cell;
      // Branches hang in whorls, shorter towards the tip.
      const whorl = part * (9 + 5 * hash2(at, seed, 6)) + 0.5 * hash2(at, seed, 7);
      const droop = 0.5 + 0.5 * (1 - (whorl - Math.floor(whorl)));
      const ragged = 0.75 + 0.7 * noise2(part * 30 + at * 7, (x > middle ? 4 : 9) + seed);
      const reach = height * mix(0.15, 0.23, hash2(at, seed, 2)) * (1 - part) * droop * ragged;
      if (Math.abs(x - middle) < reach + height * 0.006) return true;
    }
  }
  return false;
}
