import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakRows, NEARLY_FULL, ROW_TOLERANCE, type RowShape } from '../../../src/layouts/row-breaks.ts';
import { anyRatios, anyWidth } from './support/any-gallery.ts';

const anyShape = fc.record({
  width: fc.oneof(anyWidth, fc.double({ min: 120, max: 1000, noNaN: true })),
  targetHeight: fc.integer({ min: 60, max: 400 }),
  gap: fc.constantFrom(0, 6, 24, 80),
});

/** Rounding may take a row that is on a bound for either kind: `slack` 1 is lenient, -1 strict. */
const EDGE = 1e-9;

/** What a row costs: squared deviations, and as much as all of `total` pictures could for each that is out of bounds. */
function priceOf(
  row: number[],
  { width, targetHeight, gap }: RowShape,
  total: number,
  slack: number,
): number {
  const natural = row.reduce((sum, ratio) => sum + ratio * targetHeight, 0);
  const off = (width - gap * (row.length - 1)) / natural - 1;
  if (off <= -1) return Infinity;
  const fine = Math.abs(off) > ROW_TOLERANCE + slack * EDGE ? total : 0;
  return (off * off + fine) * row.length;
}

function costOf(rows: number[][], shape: RowShape, mayStayOpen: boolean, slack: number): number {
  const total = rows.flat().length;
  return rows.reduce((cost, row, i) => {
    const open = mayStayOpen && i === rows.length - 1 && isOpen(row, shape, slack);
    return cost + (open ? 0 : priceOf(row, shape, total, slack));
  }, 0);
}

const isOpen = (row: number[], { width, targetHeight, gap }: RowShape, slack: number) =>
  width - gap * (row.length - 1) >
  (NEARLY_FULL - slack * EDGE) * row.reduce((sum, ratio) => sum + ratio * targetHeight, 0);

const cut = (ratios: number[], starts: number[]) =>
  starts.map((start, row) => ratios.slice(start, starts[row + 1]));

const rowsOf = (ratios: number[], shape: RowShape, mayStayOpen: boolean) =>
  cut(ratios, [...breakRows(new Float64Array(ratios), shape, mayStayOpen).starts.subarray(0, -1)]);

/** All 2^(n-1) ways to break. */
function* waysToBreak(ratios: number[]): Generator<number[][]> {
  for (let cuts = 0; cuts < 2 ** (ratios.length - 1); cuts++)
    yield cut(
      ratios,
      ratios.flatMap((_, i) => (i === 0 || (cuts >> (i - 1)) & 1 ? [i] : [])),
    );
}

it('no way to break rows is better', () => {
  fc.assert(
    fc.property(anyRatios(10, 1), anyShape, fc.boolean(), (ratios, shape, mayStayOpen) => {
      let least = Infinity;
      for (const rows of waysToBreak(ratios)) least = Math.min(least, costOf(rows, shape, mayStayOpen, -1));
      const found = costOf(rowsOf(ratios, shape, mayStayOpen), shape, mayStayOpen, 1);
      expect(found).toBeLessThanOrEqual(least * (1 + EDGE) + EDGE);
    }),
    { numRuns: 200 },
  );
});

it('no picture is out of bounds where all can be within them', () => {
  const isWithin = (rows: number[][], shape: RowShape, slack: number) =>
    rows.every((row) => priceOf(row, shape, 1e9, slack) < 1e9);
  fc.assert(
    fc.property(anyRatios(8, 1), anyShape, (ratios, shape) => {
      const possible = [...waysToBreak(ratios)].some((rows) => isWithin(rows, shape, -1));
      fc.pre(possible);
      expect(isWithin(rowsOf(ratios, shape, false), shape, 1)).toBe(true);
    }),
  );
});

it('no way to break a page is better', () => {
  fc.assert(
    fc.property(anyRatios(120, 40), anyShape, (ratios, shape) => {
      // Tries every row there can be: too slow for use, too simple to be wrong.
      const costs = [0];
      for (let end = 1; end <= ratios.length; end++)
        costs[end] = Math.min(
          ...costs.map((cost, start) => cost + priceOf(ratios.slice(start, end), shape, ratios.length, -1)),
        );
      const found = costOf(rowsOf(ratios, shape, false), shape, false, 1);
      expect(found).toBeLessThanOrEqual((costs.at(-1) ?? NaN) * (1 + EDGE) + EDGE);
    }),
    { numRuns: 60 },
  );
});

it('usual pictures in usual containers make rows within bounds, every one', () => {
  const usual = fc.array(fc.constantFrom(3 / 2, 4 / 3, 3 / 4, 2 / 3, 1, 16 / 9), {
    minLength: 30,
    maxLength: 100,
  });
  fc.assert(
    fc.property(usual, fc.integer({ min: 600, max: 2400 }), (ratios, width) => {
      const shape = { width, targetHeight: 200, gap: 8 };
      const rows = rowsOf(ratios, shape, true);
      const full = isOpen(rows.at(-1) ?? [], shape, 0) ? rows.slice(0, -1) : rows;
      for (const row of full) expect(priceOf(row, shape, 1e9, 1)).toBeLessThan(1e9);
    }),
  );
});
