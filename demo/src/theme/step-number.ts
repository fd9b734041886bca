import type { Kind } from './properties.ts';

/** Number of steps of the arrow keys with Shift. */
const LARGE_STEP = 10;

/**
 * The value after an arrow key: its first number, one step higher or lower, but not negative. `undefined` for values that are not a single
 * number with a unit, a pair of them, or a ratio.
 */
export function stepNumber(
  value: string,
  kind: Kind,
  direction: number,
  isLarge: boolean,
): string | undefined {
  const [, first = '', rest = ''] = /^(\d*\.?\d+)([a-z%]*(?:[ /]+\d*\.?\d+[a-z%]*)?)$/i.exec(value) ?? [];
  if (!first) return undefined;
  const step = (kind === 'ratio' && !rest) || /^r?em/.test(rest) ? 0.1 : 1;
  const next = Number(first) + direction * step * (isLarge ? LARGE_STEP : 1);
  return `${Math.max(0, Math.round(next * 100) / 100)}${rest}`;
}
