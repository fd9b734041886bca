import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breakRows, NEARLY_FULL, ROW_LIMITS, type RowLengths } from '../../../src/layouts/rows/row-breaks.ts';
import { anyRatios, anyWidth } from './support/any-gallery.ts';

const anyLengths = fc.record({
  width: fc.oneof(anyWidth, fc.double({ min: 120, max: 1000, noNaN: true })),
  targetHeight: fc.integer({ min: 60, max: 400 }),
  gap: fc.constantFrom(0, 6, 24, 80),
});

/** Tolerance for rows on a limit, because of rounding: `slack` 1 is lenient, -1 strict. */
const EDGE = 1e-9;

/** Height at which a row fills the width, as a fraction of the target height. */
const fullHeight = (row: number[], { width, targetHeight, gap }: RowLengths) =>
  (width - gap * (row.length - 1)) / row.reduce((sum, ratio) => sum + ratio * targetHeight, 0);

/** Price of a full row: squared deviation and logarithm of the crop; `undefined` if pictures do not fill a row. */
function fullPrice(row: number[], options: RowLengths, slack: number): number | undefined {
  const full = fullHeight(row, options);
  const height = Math.min(Math.max(full, ROW_LIMITS[0]), ROW_LIMITS[1]);
  const isNarrow = height < NEARLY_FULL * full * (1 - slack * EDGE);
  const isWide = full < NEARLY_FULL * height * (1 - slack * EDGE) && row.length > 1;
  return isNarrow || isWide ? undefined : (height - 1) ** 2 + 8 * Math.abs(Math.log(full / height));
}

/** Cost of a row: an open row costs more than `total` pictures in full rows can; infinite if it is too long. */
function costOfRow(row: number[], options: RowLengths, total: number, slack: number): number {
  const full = fullHeight(row, options);
  if (row.length > 1 && full < NEARLY_FULL * ROW_LIMITS[0] * (1 - slack * EDGE)) return Infinity;
  return (fullPrice(row, options, slack) ?? (full - 1) ** 2 + 3 * total) * row.length;
}

function costOf(rows: number[][], options: RowLengths, mayStayOpen: boolean, slack: number): number {
  const total = rows.flat().length;
  return rows.reduce((cost, row, i) => {
    const isOpen = mayStayOpen && i === rows.length - 1 && mayBeOpen(row, options, slack);
    return cost + (isOpen ? 0 : costOfRow(row, options, total, slack));
  }, 0);
}

/** Whether a last row is open: it would end well before the width, or exceed the limits. */
function mayBeOpen(row: number[], options: RowLengths, slack: number): boolean {
  const { width, targetHeight, gap } = options;
  const gaps = gap * (row.length - 1);
  const natural = row.reduce((sum, ratio) => sum + ratio * targetHeight, 0);
  const isHigh = ROW_LIMITS[1] * natural < NEARLY_FULL * (width - gaps) * (1 + slack * EDGE);
  return isHigh || natural + gaps < NEARLY_FULL * width + slack * EDGE;
}

const cut = (ratios: number[], starts: number[]) =>
  starts.map((start, row) => ratios.slice(start, starts[row + 1]));

const rowsOf = (ratios: number[], options: RowLengths, mayStayOpen: boolean) =>
  cut(ratios, [...breakRows(new Float64Array(ratios), { ...options, mayStayOpen }).subarray(0, -1)]);

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

it('all rows are full if possible', () => {
  const areFull = (rows: number[][], options: RowLengths, slack: number) =>
    rows.every((row) => fullPrice(row, options, slack) !== undefined);
  fc.assert(
    fc.property(anyRatios(8, 1), anyLengths, (ratios, options) => {
      fc.pre([...waysToBreak(ratios)].some((rows) => areFull(rows, options, -1)));
      expect(areFull(rowsOf(ratios, options, false), options, 1)).toBe(true);
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
          ...costs.map(
            (cost, start) => cost + costOfRow(ratios.slice(start, end), options, ratios.length, -1),
          ),
        );
      const found = costOf(rowsOf(ratios, options, false), options, false, 1);
      expect(found).toBeLessThanOrEqual((costs.at(-1) ?? NaN) * (1 + EDGE) + EDGE);
    }),
    { numRuns: 60 },
  );
});
