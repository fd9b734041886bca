import { hashText } from './hash.ts';

/** A deterministic stream of pseudo-random numbers. */
export interface Random {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number;
  /** Returns a number between two numbers. */
  between: (low: number, high: number) => number;
  /** Returns a whole number, both ends included. */
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly [T, ...T[]]) => T;
}

/** Creates a mulberry32 generator: small, fast, and good enough for pictures. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  };
}

/** Creates a random stream seeded by a string. */
export function randomFrom(text: string): Random {
  return createRandom(Number.parseInt(hashText(text).slice(-8), 16));
}
