/** Maximum deviation of a row from the target height, as a fraction; rows beyond are out of bounds. */
export const ROW_TOLERANCE = 0.5;

/** A last row that would fill the width at no more than this multiple of the target height is filled. */
export const NEARLY_FULL = 1.1;

/** Interval, in items, at which the lower bound of the costs is computed again. */
const BOUND_INTERVAL = 16;

/** Lengths that row breaks depend on, in pixels. */
export interface RowLengths {
  width: number;
  targetHeight: number;
  gap: number;
}

/** Result of breaking a list into rows. */
export interface RowBreaks {
  /** Index of the first item of each row, followed by the number of items. */
  starts: Int32Array;
  /** Whether the last row is left unfilled. */
  open: boolean;
}

/** Buffers of the dynamic program, one number per item and one more. */
interface Scratch {
  /** Prefix sums of the widths at target height. */
  sums: Float64Array;
  /** Minimum cost of breaking the items before an item into rows. */
  costs: Float64Array;
  /** First item of the last of those rows, to trace the breaks back. */
  befores: Int32Array;
}

/** Buffers reused by the next call: allocation takes as long as breaking a page of pictures. */
let buffers: Scratch | undefined;

interface Search extends RowLengths, Scratch {
  count: number;
  /** A row whose overflow at target height exceeds this is worse than the two rows it can be split into. */
  excess: number;
}

/**
 * Optimal row breaks in the manner of Knuth and Plass, by dynamic programming over prefix sums:
 * `cost[end] = min over start (cost[start] + (end - start) × (height(start, end) / target - 1)²)`, O(n·k) for n items and k
 * items a row, as a lower bound of the costs cuts off longer rows.
 *
 * An item out of bounds costs more than all items within bounds can, so rows are out of bounds only where unavoidable. An
 * open last row has the target height and costs nothing.
 */
export function breakRows(ratios: Float64Array, lengths: RowLengths, mayStayOpen: boolean): RowBreaks {
  const search = prepare(ratios, lengths);
  findBreaks(search);
  const open = mayStayOpen && leaveOpen(search);
  return { starts: startsOf(search), open };
}

function prepare(ratios: Float64Array, { width, targetHeight, gap }: RowLengths): Search {
  const count = ratios.length;
  if (!buffers || buffers.sums.length <= count) {
    const slots = count + 1;
    buffers = {
      sums: new Float64Array(slots),
      costs: new Float64Array(slots),
      befores: new Int32Array(slots),
    };
  }
  const { sums, costs, befores } = buffers;
  let widest = 0;
  for (let i = 0, sum = 0; i < count; i++) {
    const natural = (ratios[i] ?? 0) * targetHeight;
    if (natural > widest) widest = natural;
    sums[i + 1] = sum += natural;
  }
  return { width, targetHeight, gap, count, sums, costs, befores, excess: width + widest + 2 * gap };
}

/** Fills `costs` and `befores`; tries rows out of bounds only where no row within bounds is possible. */
function findBreaks(search: Search): void {
  const { width, gap, count, sums, costs, befores } = search;
  /** Lower bound of `costs[start]` for all rows that end here or later. */
  let bound = 0;
  /** First item with which a row that ends here is too high. */
  let near = 0;
  for (let end = 1; end <= count; end++) {
    const sum = sums[end] ?? 0;
    if (end % BOUND_INTERVAL === 0) bound = lowerBound(search, end);
    while (near < end && width - gap * (end - near - 1) <= (1 + ROW_TOLERANCE) * (sum - (sums[near] ?? 0)))
      near++;
    let best = Infinity;
    let room = width - gap * (end - near);
    for (let start = near - 1; start >= 0; start--, room -= gap) {
      const off = room / (sum - (sums[start] ?? 0)) - 1;
      const price = off * off * (end - start);
      // Longer rows deviate more and have more items: their price only rises.
      if (off < -ROW_TOLERANCE || (off < 0 && price > best - bound)) break;
      const cost = (costs[start] ?? 0) + price;
      if (cost < best) {
        best = cost;
        befores[end] = start;
      }
    }
    costs[end] = best > bound + count ? outOfBounds(search, end, best) : best;
  }
}

/** Minimum of `costs[start]` over all rows that may end at an item. */
function lowerBound({ width, gap, sums, costs, excess }: Search, end: number): number {
  let least = Infinity;
  for (let start = end - 1, room = width; start >= 0; start--, room -= gap) {
    if ((sums[end] ?? 0) - (sums[start] ?? 0) - room > excess) break;
    least = Math.min(least, costs[start] ?? 0);
  }
  return least;
}

/** Minimum cost if rows may be out of bounds. */
function outOfBounds(search: Search, end: number, best: number): number {
  const { width, gap, count, sums, costs, befores, excess } = search;
  for (let start = end - 1, room = width; start >= 0 && room > 0; start--, room -= gap) {
    const natural = (sums[end] ?? 0) - (sums[start] ?? 0);
    if (natural - room > excess) break;
    const off = room / natural - 1;
    const fine = Math.abs(off) > ROW_TOLERANCE ? count : 0;
    const cost = (costs[start] ?? 0) + (off * off + fine) * (end - start);
    if (cost >= best) continue;
    best = cost;
    befores[end] = start;
  }
  return best;
}

/** Leaves the last row open if that costs less; returns whether it did. */
function leaveOpen({ width, gap, count, sums, costs, befores }: Search): boolean {
  let best = costs[count] ?? 0;
  let open = false;
  for (let start = count - 1, room = width; start >= 0; start--, room -= gap) {
    if (room <= NEARLY_FULL * ((sums[count] ?? 0) - (sums[start] ?? 0))) break;
    const cost = costs[start] ?? 0;
    if (cost >= best) continue;
    best = cost;
    befores[count] = start;
    open = true;
  }
  return open;
}

function startsOf({ count, befores }: Search): Int32Array {
  let rows = 0;
  for (let end = count; end > 0; end = befores[end] ?? 0) rows++;
  const starts = new Int32Array(rows + 1);
  for (let end = count; end > 0; end = befores[end] ?? 0) starts[rows--] = end;
  return starts;
}
