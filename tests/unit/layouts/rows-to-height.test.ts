import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutPages, type PagedLayout } from '../../../src/layouts/paged-layout.ts';
import type { LayoutOptions } from '../../../src/layouts/layouts.ts';
import type { PageRatios } from '../../../src/layouts/segment.ts';
import { bottomOf, present, rightOf } from './support/any-gallery.ts';
import { boxesOfLayout, rowsOf } from './support/any-paged-layout.ts';

/** Maximum layout shift of text below the rows when the pictures arrive, in pixels. */
const MAX_MOVE = 8;

/** Options as the style sheet resolves them. */
const optionsOf = (width: number) => {
  const targetHeight = Math.min(Math.max(96, 0.28 * width), 240);
  return { layout: 'rows', width, targetHeight, gap: 6 } as const satisfies LayoutOptions;
};

/** Typical aspect ratios of pictures, by kind of list. */
const MIXES: Record<string, readonly number[]> = {
  landscapes: [3 / 2, 4 / 3, 16 / 9],
  'landscapes and portraits': [3 / 2, 3 / 2, 4 / 3, 2 / 3, 3 / 4],
  squares: [1, 1, 1, 4 / 5],
  'all kinds': [1600 / 1067, 3 / 4, 1, 16 / 9, 4 / 3, 3, 2 / 3],
  'all 3:2': [3 / 2],
  'all 16:9': [16 / 9],
  'all 2:3': [2 / 3],
  'all 9:16': [9 / 16],
  'all 3:1': [3],
  'portraits and panoramas': [9 / 16, 3],
};

const anyCount = fc.constantFrom(12, 24, 60, 100);
const anyWidth = fc.oneof(fc.integer({ min: 360, max: 480 }), fc.integer({ min: 360, max: 1920 }));

const listOf = (ratio: fc.Arbitrary<number>) =>
  anyCount.chain((count) => fc.array(ratio, { minLength: count, maxLength: count }));

/** The layouts before and after a page arrives, with as many pictures as expected or fewer. */
function arrive(
  ratios: readonly number[],
  width: number,
  { open = false, expected = ratios.length }: { open?: boolean; expected?: number } = {},
) {
  const options = optionsOf(width);
  const before = present(layoutPages([{ count: expected }], options));
  const part: PageRatios = { count: ratios.length, ratios: Float64Array.from(ratios) };
  const after = present(layoutPages([part], options, { open, before }));
  return { options, part, before, after, move: Math.abs(after.length - before.length) };
}

/** Blank pixels below the last row. */
const blankOf = (layout: PagedLayout) => layout.length - Math.max(...boxesOfLayout(layout).map(bottomOf));

describe.each([
  ['a whole list', false],
  ['the first page of a longer list', true],
])('%s of rows that arrives', (_name, open) => {
  it.each(Object.entries(MIXES))('keeps text below within 8 px: %s', (_mix, ratios) => {
    fc.assert(
      fc.property(listOf(fc.constantFrom(...ratios)), anyWidth, (list, width) => {
        const { after, move } = arrive(list, width, { open });
        expect(move).toBeLessThanOrEqual(MAX_MOVE);
        expect(blankOf(after)).toBeLessThan(1.5 * optionsOf(width).targetHeight);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps text below within 8 px, whatever the shapes, between 9:16 and 3:1 on average', () => {
    const anyRatio = fc.oneof(
      fc.constantFrom(0.2, 5, 3 / 2, 2 / 3),
      fc.double({ min: Math.log(0.2), max: Math.log(5), noNaN: true }).map(Math.exp),
    );
    // Sorted lists are the hardest: all panoramas first, or last.
    const anyOrder = fc.constantFrom<((a: number, b: number) => number) | undefined>(
      undefined,
      (a, b) => a - b,
      (a, b) => b - a,
    );
    fc.assert(
      fc.property(listOf(anyRatio), anyOrder, anyWidth, (list, order, width) => {
        const mean = list.reduce((sum, ratio) => sum + ratio, 0) / list.length;
        fc.pre(mean >= 9 / 16 && mean <= 3);
        expect(arrive(order ? list.toSorted(order) : list, width, { open }).move).toBeLessThanOrEqual(
          MAX_MOVE,
        );
      }),
      { numRuns: 400 },
    );
  });
});

describe('rows with the height of their skeleton', () => {
  it('keep every aspect ratio, fill the width except in the last row, and have moderate heights', () => {
    const anyRatio = fc.double({ min: 0.6, max: 3, noNaN: true });
    fc.assert(
      fc.property(listOf(anyRatio), anyWidth, fc.boolean(), (list, width, open) => {
        const { options, after } = arrive(list, width, { open });
        const boxes = boxesOfLayout(after);
        expect(boxes.length).toBeGreaterThan(0);
        if (!open) expect(boxes).toHaveLength(list.length);
        for (const [i, box] of boxes.entries()) expect(box.width / box.height).toBeCloseTo(list[i] ?? 0, 6);
        const rows = rowsOf(boxes);
        for (const row of open ? rows : rows.slice(0, -1))
          expect(rightOf(present(row.at(-1)))).toBeCloseTo(width, 6);
        for (const { height } of boxes) {
          expect(height / options.targetHeight).toBeGreaterThan(0.25);
          expect(height / options.targetHeight).toBeLessThan(3);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('leave little empty space below a panorama among portraits, the last of which are held back', () => {
    const list = Array.from({ length: 12 }, (_, i) => (i === 8 ? 3 : 9 / 16));
    for (const width of [377, 401, 427, 450, 477]) {
      const { after } = arrive(list, width, { open: true });
      expect(blankOf(after)).toBeLessThan(1.5 * optionsOf(width).targetHeight);
    }
  });

  const LIST = Array.from({ length: 24 }, (_, i) => present(MIXES['all kinds']?.[(i * 5) % 7]));

  it('keep the height of the skeleton when a few pictures are missing', () => {
    for (const width of [360, 768, 1280]) {
      const { move } = arrive(LIST.slice(0, 20), width, { expected: 24 });
      expect(move).toBeLessThanOrEqual(MAX_MOVE);
    }
  });

  it('have their natural height if far fewer or far more pictures arrive than expected', () => {
    for (const [count, expected] of [
      [3, 60],
      [12, 24],
      [24, 12],
    ] as const) {
      const { options, after, part, move } = arrive(LIST.slice(0, count), 1280, { expected });
      expect(move).toBeGreaterThan(100);
      expect(after.length).toBe(layoutPages([part], options)?.length);
      for (const { height } of boxesOfLayout(after)) expect(height / 240).toBeCloseTo(1, 0);
    }
  });

  it('have their natural height if very narrow or wide pictures would distort the rows', () => {
    for (const [ratio, width] of [
      [0.2, 1280],
      [5, 360],
    ] as const) {
      const { options, after, move } = arrive(Array<number>(24).fill(ratio), width);
      expect(move).toBeGreaterThan(100);
      for (const { height } of boxesOfLayout(after)) expect(height / options.targetHeight).toBeCloseTo(1, 0);
    }
  });

  it('continue directly below when the next page arrives, without moving', () => {
    // Portraits in a narrow container leave blank space.
    const { options, part, after } = arrive(Array<number>(12).fill(2 / 3), 360, { open: true });
    expect(blankOf(after)).toBeGreaterThan(8);
    const shown = boxesOfLayout(after);
    const grown = present(layoutPages([part, { ...part }], options, { before: after }));
    expect(boxesOfLayout(grown).slice(0, shown.length)).toEqual(shown);
    const end = Math.max(...shown.map(bottomOf));
    expect(boxesOfLayout(grown)[shown.length]?.y).toBeCloseTo(end + options.gap, 6);
    expect(blankOf(grown)).toBeCloseTo(0, 6);
  });

  it('do not move when the list ends: held back pictures get a separate row', () => {
    const { options, part, after } = arrive(LIST, 700, { open: true });
    const shown = boxesOfLayout(after);
    const ended = boxesOfLayout(present(layoutPages([part], options, { before: after })));
    expect(shown.length).toBeLessThan(LIST.length);
    expect(ended.slice(0, shown.length)).toEqual(shown);
    expect(ended).toHaveLength(LIST.length);
  });

  it('fit the height of another width when the container is resized', () => {
    const { part, after } = arrive(LIST, 1280);
    const resized = present(layoutPages([part], optionsOf(700), { before: after }));
    expect(Math.abs(resized.length - arrive(LIST, 700).before.length)).toBeLessThanOrEqual(MAX_MOVE);
  });
});
