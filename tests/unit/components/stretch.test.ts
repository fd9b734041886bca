import { describe, expect, it } from 'vitest';
import { stretchAround, suffices } from '../../../src/components/pix-gallery/stretch.ts';

const HEIGHT = 800;
const LENGTH = 1e6;
const at = (start: number) => ({ start, end: start + HEIGHT });

describe('what is drawn of a wall', () => {
  it.each([
    ['downwards', 1],
    ['upwards', -1],
  ])('does while it scrolls %s, until less than three quarters of a window are left', (_name, speed) => {
    const drawn = stretchAround(at(50_000), speed, LENGTH);
    let moved = 0;
    while (suffices(drawn, at(50_000 + moved), speed)) moved += 10 * speed;
    expect(Math.abs(moved)).toBe(0.75 * HEIGHT + 10);
    expect(drawn.start).toBeLessThan(50_000 + moved);
    expect(drawn.end).toBeGreaterThan(50_000 + moved + HEIGHT);
  });

  it.each([
    ['the other way', 1, -1],
    ['at rest', 1, 0],
    ['from rest with too little ahead', 0, 1],
    ['so fast that pictures fly past', 1, 20],
    ['slower than a flight', 20, 1],
  ])('does no longer %s', (_name, before, now) => {
    expect(suffices(stretchAround(at(50_000), before, LENGTH), at(50_000), now)).toBe(false);
  });

  it('does not near the end of the wall, where more is asked for', () => {
    const drawn = stretchAround(at(LENGTH - 2 * HEIGHT), 1, LENGTH);
    expect(drawn.end).toBe(LENGTH);
    expect(suffices(drawn, at(LENGTH - 1.8 * HEIGHT), 1)).toBe(true);
    expect(suffices(drawn, at(LENGTH - 1.7 * HEIGHT), 1)).toBe(false);
  });
});
