import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  breakRows,
  NEARLY_FULL,
  ROW_TOLERANCE,
  type RowLengths,
} from '../../../src/layouts/rows/row-breaks.ts';
import { anyRatios, anyWidth } from './support/any-gallery.ts';

const anyLengths = fc.record({
  width: fc.oneof(anyWidth, fc.double({ min: 120, max: 1000, noNaN: true })),
  targetHeight: fc.integer({ min: 60, max: 400 }),
  gap: fc.constantFrom(0, 6, 24, 80),
});

/** Tolerance for rows on a bound, because of rounding: `slack` 1 is lenient, -1 strict. */
const EDGE = 1e-9;

/** Cost of a row: squared deviations, and the maximum cost of `total` pictures for each one out of bounds. */
function priceOf(
  row: number[],
  { width, targetHeight, gap }: RowLengths,
  total: number,
  slack: number,
): number {
  const natural = row.reduce((sum, ratio) => sum + ratio * targetHeight, 0);
  const off = (width - gap * (row.length - 1)) / natural - 1;
  if (off <= -1) return Infinity;
  const fine = Math.abs(off) > ROW_TOLERANCE + slack * EDGE ? total : 0;
  return (off * off + fine) * row.length;
}

function costOf(rows: number[][], options: RowLengths, mayStayOpen: boolean, slack: number): number {
  const total = rows.flat().length;
  return rows.reduce((cost, row, i) => {
    const open = mayStayOpen && i === rows.length - 1 && isOpen(row, options, slack);
    return cost + (open ? 0 : priceOf(row, options, total, slack));
  }, 0);
}

const isOpen = (row: number[], { width, targetHeight, gap }: RowLengths, slack: number) =>
  width - gap * (row.length - 1) >
  (NEARLY_FULL - slack * EDGE) * row.reduce((sum, ratio) => sum + ratio * targetHeight, 0);

const cut = (ratios: number[], starts: number[]) =>
  starts.map((start, row) => ratios.slice(start, starts[row + 1]));

const rowsOf = (ratios: number[], options: RowLengths, mayStayOpen: boolean) =>
  cut(ratios, [...breakRows(new Float64Array(ratios), options, mayStayOpen).starts.subarray(0, -1)]);

/** All 2^(n-1) divisions into rows. */
function* waysToBreak(ratios: number[]): Generator<number[][]> {
  for (let cuts = 0; cuts < 2 ** (ratios.length - 1); cuts++)
    yield cut(
      ratios,
      ratios.flatMap((_, i) => (i === 0 || (cuts >> (i - 1)) & 1 ? [i] : [])),
    );
}

it('no other row breaks have a lower cost', () => {
  fc.assert(
    fc.property(anyRatios(10, 1), anyLengths, fc.boolean(), (ratios, options, mayStayOpen) => {
      let least = Infinity;
      for (const rows of waysToBreak(ratios)) least = Math.min(least, costOf(rows, options, mayStayOpen, -1));
      const found = costOf(rowsOf(ratios, options, mayStayOpen), options, mayStayOpen, 1);
      expect(found).toBeLessThanOrEqual(least * (1 + EDGE) + EDGE);
    }),
    { numRuns: 200 },
  );
});

it('all pictures are within bounds if possible', () => {
  const isWithin = (rows: number[][], options: RowLengths, slack: number) =>
    rows.every((row) => priceOf(row, options, 1e9, slack) < 1e9);
  fc.assert(
    fc.property(anyRatios(8, 1), anyLengths, (ratios, options) => {
      const possible = [...waysToBreak(ratios)].some((rows) => isWithin(rows, options, -1));
      fc.pre(possible);
      expect(isWithin(rowsOf(ratios, options, false), options, 1)).toBe(true);
    }),
  );
});

it('no other breaks of a page have a lower cost', () => {
  fc.assert(
    fc.property(anyRatios(120, 40), anyLengths, (ratios, options) => {
      // Tries every possible row: too slow for production, but simple enough to be evidently right.
      const costs = [0];
      for (let end = 1; end <= ratios.length; end++)
        costs[end] = Math.min(
          ...costs.map((cost, start) => cost + priceOf(ratios.slice(start, end), options, ratios.length, -1)),
        );
      const found = costOf(rowsOf(ratios, options, false), options, false, 1);
      expect(found).toBeLessThanOrEqual((costs.at(-1) ?? NaN) * (1 + EDGE) + EDGE);
    }),
    { numRuns: 60 },
  );
});

it('all rows of usual pictures in usual containers are within bounds', () => {
  const usual = fc.array(fc.constantFrom(3 / 2, 4 / 3, 3 / 4, 2 / 3, 1, 16 / 9), {
    minLength: 30,
    maxLength: 100,
  });
  fc.assert(
    fc.property(usual, fc.integer({ min: 600, max: 2400 }), (ratios, width) => {
      const options = { width, targetHeight: 200, gap: 8 };
      const rows = rowsOf(ratios, options, true);
      const full = isOpen(rows.at(-1) ?? [], options, 0) ? rows.slice(0, -1) : rows;
      for (const row of full) expect(priceOf(row, options, 1e9, 1)).toBeLessThan(1e9);
    }),
  );
});
