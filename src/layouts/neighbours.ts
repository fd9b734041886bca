import type { Direction } from './layout-strategy.ts';

/** The neighbour of an item within a row of the items [start, end). */
export function neighbourInRow(
  index: number,
  direction: Direction,
  [start, end]: readonly [number, number],
): number | undefined {
  if (direction === 'left') return index > start ? index - 1 : undefined;
  return direction === 'right' && index + 1 < end ? index + 1 : undefined;
}

/** Distance of a point from an interval. */
export const distanceFrom = (point: number, start: number, length: number): number =>
  Math.max(start - point, point - start - length, 0);
