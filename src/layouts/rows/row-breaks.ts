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

/**
 * A last row that fills at least this fraction of the width at the target height is justified. A row beyond the limits is
 * cropped if at least this fraction of its pictures remains.
 */
export const NEARLY_FULL = 0.85;

/** Price of a row by the logarithm of the factor by which its pictures are cropped. */
const CROP_PRICE = 8;

/** Price of an open row by the number of pictures: more than that of full rows. */
const OPEN_PRICE = 3;

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
 * The height of a justified row within the limits, and `full`, the height at which its whole pictures fill the width: they are
 * cropped to a fraction where the two differ. The row is open instead if it is a last row that would fill less than
 * `NEARLY_FULL`, or if too little would remain of its pictures, which are too narrow to fill a row.
 */
export function fillRow(
  { items, sum, isLast }: Row,
  { width, targetHeight, gap, mayStayOpen }: BreakOptions,
): { height: number; full: number; isOpen: boolean } {
  const gaps = gap * (items - 1);
  const full = (width - gaps) / sum;
  const [least, most] = ROW_LIMITS;
  const height = Math.min(Math.max(full, least * targetHeight), most * targetHeight);
  const isShort = isLast && mayStayOpen && sum * targetHeight + gaps < NEARLY_FULL * width;
  return { height, full, isOpen: isShort || height < NEARLY_FULL * full };
}

/**
 * Optimal row breaks in the manner of Knuth and Plass, by dynamic programming: `cost[end] = min over start (cost[start] +
 * (end - start) × price(start, end))`, O(n·k) for n pictures and at most k pictures in a row. The price of a row grows with the
 * deviation of its height from the aim, and with what is cropped.
 *
 * A picture of an open row costs more than all pictures of full rows can, so rows are open only where unavoidable; a last row
 * that may be open costs nothing.
 *
 * @returns Index of the first picture of each row, followed by the number of pictures.
 */
export function breakRows(ratios: Float64Array, options: BreakOptions): Int32Array {
  const { targetHeight, aim = targetHeight, mayStayOpen } = options;
  const count = ratios.length;
  /** Minimum cost of breaking the pictures before each one, and the first picture of the last of those rows. */
  const costs = new Float64Array(count + 1).fill(Infinity, 1);
  const befores = new Int32Array(count + 1);
  for (let end = 1; end <= count; end++) {
    const isLast = end === count;
    for (let start = end - 1, sum = 0; start >= 0; start--) {
      const items = end - start;
      sum += ratios[start] ?? 0;
      const { height, full, isOpen } = fillRow({ items, sum, isLast }, options);
      // Longer rows are lower still. A single panorama is cropped to any width.
      if (items > 1 && full < NEARLY_FULL * height) break;
      const price = isOpen
        ? (full / aim - 1) ** 2 + OPEN_PRICE * count
        : (height / aim - 1) ** 2 + CROP_PRICE * Math.abs(Math.log(full / height));
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
