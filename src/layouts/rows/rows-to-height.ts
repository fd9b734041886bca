import { NEARLY_FULL, type RowBreaks, type RowLengths } from './row-breaks.ts';

/** Options of rows whose total height is given. */
export interface HeightGoal extends RowLengths {
  /** Total height of the rows and the gaps between them, in pixels. */
  height: number;
  /** `hold` holds back pictures at the end that fill no row. By default they form an open row. */
  lastRow?: 'start' | 'justify' | 'hold' | undefined;
}

/** Row breaks, and the height of an open last row. */
export interface FittedBreaks extends RowBreaks {
  openHeight: number;
}

/** Pixels by which the rows may exceed the goal. */
const MAX_EXCESS = 7;

/** Range of the mean row height, as fractions of the target height; goals beyond it are rejected. */
const MEAN_LIMITS = [0.5, 2] as const;

/**
 * Ranges of row heights, as fractions of the mean, and the cost of blank space of one mean row, per picture; a picture twice or
 * half as high as the mean costs 1. Each entry is for lists that the one before breaks badly.
 */
const ATTEMPTS = [
  { range: [0.5, 1.5], blankCost: 0.5 },
  { range: [0.25, 3], blankCost: 0.5 },
  { range: [0.25, 3], blankCost: 4 },
] as const;

/** Range of the height of an open last row, as fractions of the mean, and its maximum fraction of the width. */
const OPEN_LIMITS = [0.65, 1.35] as const;
const MAX_OPEN_WIDTH = 0.94;

/** Number of total heights distinguished for each item. */
const BUCKETS = 256;

/** The cheapest full rows for each item and each bucket of total heights; the index of a state is `item * BUCKETS + bucket`. */
interface States {
  costs: Float64Array;
  /** Total height of the rows, each followed by a gap. */
  heights: Float64Array;
  /** The state before the last row, to trace the breaks back. */
  befores: Int32Array;
}

interface Fit extends HeightGoal {
  /** Height of the rows if all were equal. */
  mean: number;
  /** Range of row heights. */
  lowest: number;
  highest: number;
  /** Cost of blank space of one mean row, per picture. */
  blankCost: number;
  /** Prefix sums of the ratios. */
  sums: Float64Array;
  count: number;
}

/** The best final state so far. */
interface Best {
  cost: number;
  state: number;
  openHeight: number;
  /** Pixels from the last row to the goal. */
  blank: number;
}

/**
 * Breaks pictures into rows whose total height is at most a goal, with a tolerance of less than 8 pixels. Minimizes
 * the squared deviations of all picture heights from the mean that the goal calls for, and the blank space, by dynamic
 * programming over items and total heights: `cost[end][h] = min over start (cost[start][h - row] + price(row))`, O(items ×
 * pictures in a row × `BUCKETS`). Returns `undefined` where the goal calls for rows far from the target height.
 */
export function breakRowsToHeight(ratios: Float64Array, goal: HeightGoal): FittedBreaks | undefined {
  const count = ratios.length;
  const sums = new Float64Array(count + 1);
  for (let i = 0; i < count; i++) sums[i + 1] = (sums[i] ?? 0) + (ratios[i] ?? 0);
  const { width, gap, height } = goal;
  // The pictures, each with a gap, fill the area.
  const mean = Math.sqrt(((width + gap) * (height + gap)) / (sums[count] ?? 0)) - gap;
  const [least, most] = MEAN_LIMITS;
  if (!(mean >= least * goal.targetHeight && mean <= most * goal.targetHeight)) return undefined;
  let fitted: FittedBreaks | undefined;
  for (const { range, blankCost } of ATTEMPTS) {
    const [lowest, highest] = range;
    const fit = { ...goal, mean, sums, count, lowest: lowest * mean, highest: highest * mean, blankCost };
    const states = findStates(fit);
    const best = findEnd(fit, states);
    if (best) fitted = traceBack(best, states, count);
    if (best && best.blank < mean) break;
  }
  return fitted;
}

function findStates(fit: Fit): States {
  const { width, gap, mean, lowest, highest, sums, count } = fit;
  const size = (count + 1) * BUCKETS;
  const states: States = {
    costs: new Float64Array(size).fill(Infinity),
    heights: new Float64Array(size),
    befores: new Int32Array(size),
  };
  states.costs[0] = 0;
  for (let end = 1; end <= count; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const row = (width - gap * (end - start - 1)) / ((sums[end] ?? 0) - (sums[start] ?? 0));
      if (row > highest) continue;
      // A single picture may fill the width at any height.
      if (row < lowest && start < end - 1) break;
      const deviation = Math.max(row / mean, mean / row) - 1;
      addRow(states, fit, { start, end, height: row + gap, price: deviation * deviation * (end - start) });
    }
  }
  return states;
}

/** Appends a row to all states that end at its start. */
function addRow(
  { costs, heights, befores }: States,
  { gap, height: goal }: Fit,
  row: { start: number; end: number; height: number; price: number },
): void {
  const most = goal + gap + MAX_EXCESS;
  const first = row.start * BUCKETS;
  for (let before = first; before < first + BUCKETS; before++) {
    const height = (heights[before] ?? 0) + row.height;
    if (costs[before] === Infinity || height > most) continue;
    const state = row.end * BUCKETS + Math.floor((height / most) * (BUCKETS - 1));
    const cost = (costs[before] ?? 0) + row.price;
    if (cost >= (costs[state] ?? 0)) continue;
    costs[state] = cost;
    heights[state] = height;
    befores[state] = before;
  }
}

/** Finds the cheapest final state: all rows full, or the last one open or held back. */
function findEnd(fit: Fit, { costs, heights }: States): Best | undefined {
  const { mean, gap, count, height: goal, lastRow, blankCost } = fit;
  const isHeld = lastRow === 'hold';
  let best: Best | undefined;
  for (let end = count; end >= (isHeld ? 1 : 0); end--) {
    const [least, most] = end < count ? openRange(fit, end) : [0, 0];
    if (least > most) break;
    for (let state = end * BUCKETS; state < (end + 1) * BUCKETS; state++) {
      const full = heights[state] ?? 0;
      const openHeight = Math.min(Math.max(goal - full, least), most);
      const blank = goal - (openHeight && !isHeld ? full + openHeight : full - gap);
      if (blank < -MAX_EXCESS) continue;
      const deviation = openHeight && !isHeld ? openHeight / mean - 1 : 0;
      const cost =
        (costs[state] ?? 0) +
        deviation * deviation * (count - end) +
        (blankCost * count * Math.max(0, blank)) / mean;
      if (cost < (best?.cost ?? Infinity)) best = { cost, state, openHeight, blank };
    }
  }
  return best;
}

/** Range of heights of an open row of all items from `start` on; empty if these fill a row. */
function openRange(fit: Fit, start: number): readonly [least: number, most: number] {
  const { width, targetHeight, gap, mean, sums, count, lastRow } = fit;
  const room = width - gap * (count - start - 1);
  const ratios = (sums[count] ?? 0) - (sums[start] ?? 0);
  if (lastRow === 'hold')
    return [targetHeight, room > NEARLY_FULL * ratios * targetHeight ? targetHeight : 0];
  const [least, most] = OPEN_LIMITS;
  return [least * mean, Math.min(most * mean, (room - (1 - MAX_OPEN_WIDTH) * width) / ratios)];
}

function traceBack({ state, openHeight }: Best, { befores }: States, count: number): FittedBreaks {
  const starts = openHeight ? [count] : [];
  for (let at = state; ; at = befores[at] ?? 0) {
    starts.push(Math.floor(at / BUCKETS));
    if (at < BUCKETS) break;
  }
  return { starts: Int32Array.from(starts.reverse()), open: !!openHeight, openHeight };
}
