import type { Kind } from './properties.ts';

const NUMBER_WITH_UNIT = /^[\d.]{1,20}[a-z%]{0,9}$/i;

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
  const parts = value.split(/[ /]/).filter(Boolean);
  if (!parts.length || parts.length > 2 || !parts.every((part) => NUMBER_WITH_UNIT.test(part)))
    return undefined;
  const [first = ''] = /^[\d.]*/.exec(value) ?? [];
  const rest = value.slice(first.length);
  const step = (kind === 'ratio' && !rest) || /^r?em/.test(rest) ? 0.1 : 1;
  const next = Number(first) + direction * step * (isLarge ? LARGE_STEP : 1);
  return `${Math.max(0, Math.round(next * 100) / 100)}${rest}`;
}
