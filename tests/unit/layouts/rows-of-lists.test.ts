import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, itemCount, type PagedLayout } from '../../../src/layouts/paged-layout.ts';
import { layoutRows } from '../../../src/layouts/rows/layout-rows.ts';
import { NEARLY_FULL } from '../../../src/layouts/rows/row-breaks.ts';
import { anyRatio, anyRatios, bottomOf, present, rightOf } from './support/any-gallery.ts';
import { boxesOfLayout, layoutList, rows, rowsOf } from './support/any-paged-layout.ts';

/** Options as the style sheet resolves them. */
const optionsOf = (width: number) => {
  const size = Math.min(Math.max(96, 0.28 * width), 240);
  return { strategy: rows, width, size, gap: 6, ratio: 1 };
};

/** Aspect ratios of some pictures of the sample, in its order. */
const SAMPLE = [
  ...[1.5, 1.5, 1, 1.5, 3, 1, 0.67, 0.67, 1.5, 1.33, 1.5, 0.67],
  ...[1, 1.33, 1.33, 1.33, 1.33, 1.5, 1, 1.78, 1.5, 1.5, 1.5, 1.5],
];

/** Layouts while a list is shown: its skeleton, its first page, then further pages of the same size. */
function show(ratios: readonly number[], width: number, limit = ratios.length): PagedLayout[] {
  const options = optionsOf(width);
  const pages = Array.from({ length: Math.ceil(ratios.length / limit) }, (_, i) =>
    Float64Array.from(ratios.slice(i * limit, (i + 1) * limit)),
  );
  let before = present(layoutList([{ count: pages[0]?.length ?? 0 }], options));
  return [
    before,
    ...pages.map((_, i) => {
      const parts = pages.slice(0, i + 1).map((page) => ({ count: page.length, ratios: page }));
      return (before = present(layoutList(parts, options, { before })));
    }),
  ];
}

const anyShown = fc
  .record({
    ratios: fc.oneof(
      fc.array(anyRatio, { minLength: 1, maxLength: 60, size: 'max' }),
      fc
        .tuple(fc.nat({ max: 23 }), fc.integer({ min: 1, max: 60 }))
        .map(([from, count]) =>
          Array.from({ length: count }, (_, i) => present(SAMPLE[(from + i) % SAMPLE.length])),
        ),
    ),
    width: fc.integer({ min: 280, max: 2000 }),
    limit: fc.constantFrom(60, 24, 12, 8, 7, 3),
  })
  .map(({ ratios, width, limit }) => ({ ratios, width, layouts: show(ratios, width, limit).slice(1) }));

describe('rows of a list, in any paging', () => {
  it('show all pictures that have loaded, in rows of 0.6 to 1.6 of the target height', () => {
    fc.assert(
      fc.property(anyShown, ({ ratios, width, layouts }) => {
        expect(itemCount(present(layouts.at(-1)))).toBe(ratios.length);
        for (const layout of layouts) {
          expect(itemCount(layout)).toBe(
            layout.segments.reduce((sum, { ratios }) => sum + (ratios?.length ?? 0), 0),
          );
          const boxes = boxesOfLayout(layout);
          const heights = boxes.map(({ height }) => height / optionsOf(width).size);
          expect(Math.min(...heights)).toBeGreaterThan(0.6 - 1e-9);
          expect(Math.max(...heights)).toBeLessThan(1.6 + 1e-9);
          // No blank below the last row.
          expect(layout.length).toBeCloseTo(Math.max(...boxes.map(bottomOf)), 6);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('have no last row that ends just short of the width', () => {
    fc.assert(
      fc.property(anyShown, ({ width, layouts }) => {
        for (const layout of layouts) {
          const end = rightOf(present(boxesOfLayout(layout).at(-1)));
          expect(end < NEARLY_FULL * width + 1e-6 || Math.abs(end - width) < 1e-6).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('fill the width, except the last one, if pictures have usual shapes', () => {
    const usual = fc.array(fc.constantFrom(3 / 2, 4 / 3, 3 / 4, 2 / 3, 1, 16 / 9), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(
        usual,
        fc.integer({ min: 280, max: 2000 }),
        fc.constantFrom(60, 12, 7),
        (ratios, width, limit) => {
          for (const layout of show(ratios, width, limit).slice(1))
            for (const row of rowsOf(boxesOfLayout(layout)).slice(0, -1))
              expect(rightOf(present(row.at(-1)))).toBeCloseTo(width, 6);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('move nothing when a page is appended, except the pictures of an open last row', () => {
    fc.assert(
      fc.property(anyShown, ({ width, layouts }) => {
        for (const [i, layout] of layouts.slice(0, -1).entries()) {
          const rows = rowsOf(boxesOfLayout(layout));
          const isOpen = rightOf(present(rows.at(-1)?.at(-1))) < width - 1e-6;
          const still = (isOpen ? rows.slice(0, -1) : rows).flat();
          const next = present(layouts[i + 1]);
          expect(boxesOfLayout(next).slice(0, still.length)).toEqual(still);
          if (isOpen) expect(boxOf(next, still.length)?.y).toBeCloseTo(present(rows.at(-1)?.[0]).y, 6);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the height of a skeleton', () => {
  const sampleOf = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => present(SAMPLE[(from + i) % SAMPLE.length]));

  /** Pixels by which content below moves when the only page of a list arrives. */
  const moveOf = (ratios: readonly number[], width: number) => {
    const [before, after] = show(ratios, width);
    return Math.abs(present(after).length - present(before).length);
  };

  it('is kept at least as well as by rows at the target height', () => {
    fc.assert(
      fc.property(anyRatios(60, 1), fc.integer({ min: 280, max: 2000 }), (ratios, width) => {
        const options = optionsOf(width);
        const natural = present(layoutRows(ratios, { ...options, targetHeight: options.size })).length;
        const reserved = present(layoutList([{ count: ratios.length }], options)).length;
        expect(moveOf(ratios, width)).toBeLessThan(Math.abs(natural - reserved) + 1e-6);
      }),
    );
  });

  it('is kept within 8 pixels in most lists of mixed pictures', () => {
    const mix = [3 / 2, 4 / 3, 16 / 9, 3 / 4, 1, 2 / 3];
    for (const count of [8, 12]) {
      const moves = [0, 1, 2].flatMap((from) =>
        Array.from({ length: 16 }, (_, i) =>
          moveOf(
            Array.from({ length: count }, (_, at) => present(mix[(from + 3 * at + (at >> 2)) % mix.length])),
            360 + 100 * i,
          ),
        ),
      );
      expect(moves.filter((move) => move <= 8).length / moves.length).toBeGreaterThan(0.8);
    }
  });

  it('is kept when a few pictures are missing, but not when far fewer or far more arrive', () => {
    const heightOf = (count: number, expected: number) => {
      const options = optionsOf(1280);
      const before = present(layoutList([{ count: expected }], options));
      const part = { count, ratios: Float64Array.from(sampleOf(0, count)) };
      const after = present(layoutList([part], options, { before }));
      return { reserved: before.length, length: after.length, alone: layoutList([part], options)?.length };
    };
    const few = heightOf(10, 12);
    expect(Math.abs(few.length - few.reserved)).toBeLessThan(Math.abs(present(few.alone) - few.reserved));
    for (const [count, expected] of [
      [3, 60],
      [12, 24],
      [24, 12],
    ] as const) {
      const { length, alone } = heightOf(count, expected);
      expect(length).toBe(alone);
    }
  });

  it('is kept for the new width when the container is resized', () => {
    const part = { count: 12, ratios: Float64Array.from(sampleOf(0, 12)) };
    const before = layoutList([part], optionsOf(1280));
    expect(layoutList([part], optionsOf(700), { before })).toEqual(layoutList([part], optionsOf(700)));
  });
});
