/** Lengths that rows depend on, in pixels. */
export interface RowLengths {
  width: number;
  targetHeight: number;
  gap: number;
}

/** Options of row breaks. */
export interface BreakOptions extends RowLengths {
  /** Height that rows should be near, by default the target height; the limits are those of the target height. */
  aim?: number | undefined;
  /** Whether the last row may be open although another could fill the width. */
  mayStayOpen: boolean;
}

/** Limits of the height of a row, as fractions of the target height. */
export const ROW_LIMITS = [0.6, 1.6] as const;

/** A last row that fills at least this fraction of the width at the aimed height is justified. */
export const NEARLY_FULL = 0.85;

/** One row of consecutive pictures. */
export interface Row {
  /** Number of pictures. */
  items: number;
  /** Sum of their aspect ratios. */
  sum: number;
  /** Whether no picture follows. */
  isLast: boolean;
}

/**
 * The height at which a row fills the width, and whether the row is open instead: a last row that would fill less than
 * `NEARLY_FULL`, or pictures too narrow to fill a row within the limits. A panorama too wide for the limits has the minimum
 * height.
 */
export function fillRow(
  { items, sum, isLast }: Row,
  { width, targetHeight, gap, aim = targetHeight, mayStayOpen }: BreakOptions,
): { height: number; isOpen: boolean } {
  const gaps = gap * (items - 1);
  const height = Math.max((width - gaps) / sum, ROW_LIMITS[0] * targetHeight);
  const isShort = isLast && mayStayOpen && sum * aim + gaps < NEARLY_FULL * width;
  return { height, isOpen: isShort || height > ROW_LIMITS[1] * targetHeight };
}

/**
 * Optimal row breaks in the manner of Knuth and Plass, by dynamic programming: `cost[end] = min over start (cost[start] +
 * (end - start) × (height(start, end) / aim - 1)²)`, O(n·k) for n pictures and at most k pictures in a row.
 *
 * A picture of an open row costs more than all pictures of full rows can, so rows are open only where unavoidable; a last row
 * that may be open costs nothing.
 *
 * @returns Index of the first picture of each row, followed by the number of pictures.
 */
export function breakRows(ratios: Float64Array, options: BreakOptions): Int32Array {
  const { width, targetHeight, gap, aim = targetHeight, mayStayOpen } = options;
  const count = ratios.length;
  /** Minimum cost of breaking the pictures before each one, and the first picture of the last of those rows. */
  const costs = new Float64Array(count + 1).fill(Infinity, 1);
  const befores = new Int32Array(count + 1);
  for (let end = 1; end <= count; end++) {
    const isLast = end === count;
    for (let start = end - 1, sum = 0; start >= 0; start--) {
      const items = end - start;
      sum += ratios[start] ?? 0;
      // Longer rows are lower still.
      if (items > 1 && width - gap * (items - 1) < ROW_LIMITS[0] * targetHeight * sum) break;
      const { height, isOpen } = fillRow({ items, sum, isLast }, options);
      const price = (height / aim - 1) ** 2 + (isOpen ? 2 * count : 0);
      const cost = (costs[start] ?? 0) + (isOpen && isLast && mayStayOpen ? 0 : price * items);
      if (cost >= (costs[end] ?? 0)) continue;
      costs[end] = cost;
      befores[end] = start;
    }
  }
  const starts = [count];
  for (let at = count; at > 0; starts.push(at)) at = befores[at] ?? 0;
  return Int32Array.from(starts.reverse());
}
