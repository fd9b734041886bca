/** Rows are out of bounds that deviate from the target height by more than this part of it. */
export const ROW_TOLERANCE = 0.5;

/** A last row that fills the width at no more than this part of the target height is nearly full: it is filled. */
export const NEARLY_FULL = 1.1;

/** Items after which the least cost is looked for again. */
const FLOOR_EVERY = 16;

/** What breaking rows needs to know, in pixels. */
export interface RowShape {
  width: number;
  targetHeight: number;
  gap: number;
}

/** Where rows begin. */
export interface RowBreaks {
  /** First item of each row, and the number of items at the end. */
  starts: Int32Array;
  /** Whether the last row is left unfilled. */
  open: boolean;
}

/** Room for one number per item, and one more. */
interface Scratch {
  /** Widths at target height of all items before one, summed up. */
  sums: Float64Array;
  /** Least cost of the rows before an item. */
  costs: Float64Array;
  /** Where the last of those rows begins. */
  befores: Int32Array;
}

/** Kept for the next call: to make it takes as long as to break a page of pictures. */
let kept: Scratch | undefined;

interface Search extends RowShape, Scratch {
  count: number;
  /** A row that is wider than its room by more, at target height, can be cut in two that are both nearer to it. */
  excess: number;
}

/**
 * Breaks pictures into full rows so that the sum over all pictures of the squared deviation of their height from the target is
 * least. A picture out of bounds costs as much as all could within them, so that none is wherever that is possible. The
 * last row may stay open, at target height, which costs nothing.
 */
export function breakRows(ratios: Float64Array, shape: RowShape, mayStayOpen: boolean): RowBreaks {
  const search = prepare(ratios, shape);
  findBreaks(search);
  const open = mayStayOpen && leaveOpen(search);
  return { starts: startsOf(search), open };
}

function prepare(ratios: Float64Array, { width, targetHeight, gap }: RowShape): Search {
  const count = ratios.length;
  if (!kept || kept.sums.length <= count) {
    const slots = count + 1;
    kept = { sums: new Float64Array(slots), costs: new Float64Array(slots), befores: new Int32Array(slots) };
  }
  const { sums, costs, befores } = kept;
  let widest = 0;
  for (let i = 0, sum = 0; i < count; i++) {
    const natural = (ratios[i] ?? 0) * targetHeight;
    if (natural > widest) widest = natural;
    sums[i + 1] = sum += natural;
  }
  return { width, targetHeight, gap, count, sums, costs, befores, excess: width + widest + 2 * gap };
}

/** Fills `costs` and `befores`; rows out of bounds are tried where those within lead nowhere. */
function findBreaks(search: Search): void {
  const { width, gap, count, sums, costs, befores } = search;
  /** No row that ends here or later has rows before it that cost less. */
  let floor = 0;
  /** First item from which a row that ends here is too high. */
  let near = 0;
  for (let end = 1; end <= count; end++) {
    const sum = sums[end] ?? 0;
    if (end % FLOOR_EVERY === 0) floor = leastBefore(search, end);
    while (near < end && width - gap * (end - near - 1) <= (1 + ROW_TOLERANCE) * (sum - (sums[near] ?? 0)))
      near++;
    let best = Infinity;
    let room = width - gap * (end - near);
    for (let start = near - 1; start >= 0; start--, room -= gap) {
      const off = room / (sum - (sums[start] ?? 0)) - 1;
      const price = off * off * (end - start);
      // Fuller rows deviate more and have more pictures.
      if (off < -ROW_TOLERANCE || (off < 0 && price > best - floor)) break;
      const cost = (costs[start] ?? 0) + price;
      if (cost < best) {
        best = cost;
        befores[end] = start;
      }
    }
    costs[end] = best > floor + count ? outOfBounds(search, end, best) : best;
  }
}

/** Least cost before all rows that may end at an item. */
function leastBefore({ width, gap, sums, costs, excess }: Search, end: number): number {
  let least = Infinity;
  for (let start = end - 1, room = width; start >= 0; start--, room -= gap) {
    if ((sums[end] ?? 0) - (sums[start] ?? 0) - room > excess) break;
    least = Math.min(least, costs[start] ?? 0);
  }
  return least;
}

/** Least cost when rows may be out of bounds, too. */
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

/** Lets the last row stay open where that costs less; whether it did. */
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
