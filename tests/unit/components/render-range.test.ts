import { describe, expect, it } from 'vitest';
import { overscan, covers } from '../../../src/components/pix-gallery/render-range.ts';

const VIEWPORT = 800;
const LENGTH = 1e6;
const at = (start: number) => ({ start, end: start + VIEWPORT });

describe('the rendered range', () => {
  it.each([
    ['downwards', 1],
    ['upwards', -1],
  ])(
    'covers the visible one while scrolling %s, until less than three quarters of a viewport are left',
    (_name, speed) => {
      const rendered = overscan(at(50_000), speed, LENGTH);
      let moved = 0;
      while (covers(rendered, at(50_000 + moved), speed)) moved += 10 * speed;
      expect(Math.abs(moved)).toBe(0.75 * VIEWPORT + 10);
      expect(rendered.start).toBeLessThan(50_000 + moved);
      expect(rendered.end).toBeGreaterThan(50_000 + moved + VIEWPORT);
    },
  );

  it.each([
    ['in the other direction', 1, -1],
    ['at rest', 1, 0],
    ['from rest, with too little overscan ahead', 0, 1],
    ['so fast that no image is requested', 1, 20],
    ['slowly after fast scrolling', 20, 1],
  ])('no longer covers the visible one %s', (_name, before, now) => {
    expect(covers(overscan(at(50_000), before, LENGTH), at(50_000), now)).toBe(false);
  });

  it('does not suffice near the end of the list, where more pages are requested', () => {
    const rendered = overscan(at(LENGTH - 2 * VIEWPORT), 1, LENGTH);
    expect(rendered.end).toBe(LENGTH);
    expect(covers(rendered, at(LENGTH - 1.8 * VIEWPORT), 1)).toBe(true);
    expect(covers(rendered, at(LENGTH - 1.7 * VIEWPORT), 1)).toBe(false);
  });
});
